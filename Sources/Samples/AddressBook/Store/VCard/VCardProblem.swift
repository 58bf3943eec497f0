/// Something in a vCard file that can't be read, and where; the table has the words.
public struct VCardProblem: Error, Hashable, Sendable {
  /// The kinds of problems.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    /// The file has text outside of cards; it may be no vCard file.
    case notACard
    /// A card ends without `END:VCARD`; nobody was made of it.
    case unfinishedCard
    /// A card is of a version that isn't known; nobody was made of it.
    case unknownVersion
    /// A card has no name, company, number or address; nobody was made of it.
    case nobody
    /// A card is a list of people, which an address book has no place for.
    case group
    /// A line is no property; the card was read without it.
    case notAProperty
    /// The bytes of a property are no text in the character set that it names; the card was read
    /// without it.
    case unreadableText

    /// Whether the card is lost.
    public var losesCard: Bool { self != .notAProperty && self != .unreadableText }
  }

  /// The number of the line in the file, from 1.
  public let line: Int
  /// The name of the property; nil where the card is meant.
  public let property: String?
  /// What is wrong.
  public let reason: Reason

  init(line: Int, property: String? = nil, _ reason: Reason) {
    self.line = line
    self.property = property
    self.reason = reason
  }
}
