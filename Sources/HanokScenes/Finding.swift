import Hanok
public import HanokLocalization

/// Something wrong with a screen that needs no snapshot to be seen.
public nonisolated struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of findings; their raw values are their names.
  public enum Kind: String, CaseIterable, Sendable {
    /// A text that its view shows only in part.
    case cutText = "cut-text"
    /// A message that is missing, or fell back to another language.
    case message
    /// A key that several commands or controls of the screen share.
    case clashingKey = "clashing-key"
    /// A control that the focus can't reach.
    case unreachable
    /// A control, or the rows of a list, without room on the screen; nothing scrolls them into
    /// view.
    case unseen
    /// A column's title that is written in the code, and so isn't translated.
    case verbatim
    /// A control without a name, for readers of the screen.
    case unnamed
    /// Text that is too faint on its background.
    case contrast
    /// Half of a wide character that something else was drawn over.
    case cutCharacter = "cut-character"
    /// Two elements that are drawn over each other.
    case overlap
    /// A view, or an arrow, that stays where it is when the screen runs from right to left.
    case unmirrored
  }

  /// The kind.
  public let kind: Kind
  /// Whose it is, and what was seen.
  public let message: Message

  /// Whether it is a message that shows in the source language until it is translated.
  ///
  /// The screen is right except for that, so tests pass with a warning.
  package let isUntranslated: Bool

  init(kind: Kind, message: Message, isUntranslated: Bool = false) {
    self.kind = kind
    self.message = message
    self.isUntranslated = isUntranslated
  }

  /// The message in the source language.
  public var text: String { Self.localizer.string(message) }

  /// The name of the kind, in the words of readers who don't write programs.
  package var title: Message { Message("kind.\(kind.rawValue)", table: "HanokScenes") }

  private static let localizer = Localizer(
    catalog: Catalog(compiled: [.toolkit, .hanokScenes.ofLibrary]), language: .english)

  /// The kind and the text.
  public var description: String { "\(kind.rawValue): \(text)" }
}
