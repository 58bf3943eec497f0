/// The bounds of what is read from a vCard file.
///
/// They are far beyond what people keep, and small enough for any machine: a file that isn't one of
/// cards, or that was made to harm, costs a bounded amount of memory and time.
public struct VCardLimits: Hashable, Sendable {
  /// The maximum number of bytes of a file, or of the standard input.
  public var file = 1 << 30
  /// The maximum number of bytes of a card's lines, and so of one line, such as a photo.
  ///
  /// A line that exceeds it is left out, with a problem.
  public var card = 16 << 20
  /// The maximum number of lines of a card.
  ///
  /// Lines that exceed it are left out, with one problem.
  public var lines = 1_000
  /// The maximum number of UTF-8 bytes of a text, such as a part of a name or a number.
  ///
  /// A longer text is cut, with a problem.
  public var text = 4_096
  /// The maximum number of UTF-8 bytes of a note; a longer one is cut, with a problem.
  public var note = 1 << 18

  /// Creates the bounds.
  public init() {}
}
