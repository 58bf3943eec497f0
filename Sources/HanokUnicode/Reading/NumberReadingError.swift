/// Why a number isn't read, and where.
public struct NumberReadingError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// There is nothing to read.
    case empty
    /// A part belongs to no number.
    case unreadable
    /// A separator is where the language has none, as in the German `1.5`.
    case misplacedSeparator
    /// The text can be read in two ways, as the French `1.234`.
    case ambiguous
    /// The number has more than 400 digits.
    case tooLong
  }

  /// What is wrong.
  public let kind: Kind
  /// The part of the text that isn't read.
  public let part: String
  /// Where the part is in the text, in UTF-8 bytes.
  public let range: Range<Int>
}
