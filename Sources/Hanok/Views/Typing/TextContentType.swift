public import HanokUnicode

/// A kind of text that a field is for (UIKit's `UITextContentType`).
///
/// ```swift
/// field.textContentType = .telephoneNumber     // +1 217 555 0100, also where one reads from the right
/// ```
///
/// Numbers and addresses of this kind are written from left to right in every language. Without that, a
/// number in a line that runs from right to left has its groups in the reverse order, since nothing in it
/// says how it runs (UAX #9, N1).
public nonisolated enum TextContentType: Hashable, Sendable {
  /// A telephone number.
  case telephoneNumber
  /// An e-mail address.
  case emailAddress
  /// An address of the web.
  case URL

  /// The direction in which text of the kind runs; nil where its first letter decides.
  public var direction: TextDirection? {
    switch self {
    case .telephoneNumber, .emailAddress, .URL: .leftToRight
    }
  }
}
