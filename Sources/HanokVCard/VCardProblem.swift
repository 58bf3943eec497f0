/// An unreadable part of a vCard file, with its position; it has no words, a program has them.
public struct VCardProblem: Error, Hashable, Sendable {
  /// The kinds of problems.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    /// The file has text outside cards; it may not be a vCard file.
    case notACard
    /// A card ends without `END:VCARD`; it was skipped.
    case unfinishedCard
    /// A card has an unknown version; it was skipped.
    case unknownVersion
    /// A card has no name, company, number or address; it was skipped.
    case nobody
    /// A card is a list of people, not a contact.
    case group
    /// A line isn't a property; the card was read without it.
    case notAProperty
    /// The bytes of a property aren't text in its character set; the card was read without it.
    case unreadableText
    /// A line makes the card larger than ``VCardLimits/card``; the card was read without it.
    case tooLarge
    /// The card has more lines than ``VCardLimits/lines``; it was read up to this one.
    case tooManyLines
    /// A text of a property is longer than its bound; it was cut.
    case cutText

    /// Whether the card was skipped.
    public var losesCard: Bool {
      switch self {
      case .notACard, .unfinishedCard, .unknownVersion, .nobody, .group: true
      case .notAProperty, .unreadableText, .tooLarge, .tooManyLines, .cutText: false
      }
    }
  }

  /// The number of the line in the file, from 1.
  public let line: Int
  /// The name of the property, or nil for the whole card.
  public let property: String?
  /// The kind of problem.
  public let reason: Reason

  init(line: Int, property: String? = nil, _ reason: Reason) {
    self.line = line
    self.property = property
    self.reason = reason
  }
}
