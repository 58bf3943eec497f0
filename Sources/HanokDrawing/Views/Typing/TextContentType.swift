public import HanokUnicode

/// The kind of text in a field (UIKit's `UITextContentType`).
///
/// ```swift
/// field.textContentType = .telephoneNumber     // +1 217 555 0100, also in right-to-left languages
/// ```
///
/// Numbers and addresses of this kind are written from left to right in every language. Otherwise,
/// a number in a right-to-left line would have its groups in reverse order, since its characters
/// don't set a direction (UAX #9, N1). A field with a kind has a single value: pasting several lines
/// or columns is refused.
public enum TextContentType: Hashable, Sendable {
  /// A telephone number.
  case telephoneNumber
  /// An e-mail address.
  case emailAddress
  /// A web address.
  case URL
  /// A postal code.
  case postalCode

  /// The direction of text of the kind, or nil for that of its first letter, as in a postal code.
  public var direction: TextDirection? {
    switch self {
    case .postalCode: nil
    case .telephoneNumber, .emailAddress, .URL: .leftToRight
    }
  }
}
