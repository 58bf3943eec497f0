import BreachesModel
import Foundation

/// A breach in the format of Have I Been Pwned (API v3, “The breach model”), without other members.
struct BreachRecord: Decodable {
  let breach: Breach

  /// The deadline for reading records, in a decoder's `userInfo`.
  static let deadline = CodingUserInfoKey(rawValue: "deadline")

  /// The name of the only field that is a number.
  static let numberField = CodingKeys.accounts.stringValue

  private enum CodingKeys: String, CodingKey {
    case name = "Name"
    case title = "Title"
    case domain = "Domain"
    case date = "BreachDate"
    case accounts = "PwnCount"
    case description = "Description"
    case kinds = "DataClasses"
    case isVerified = "IsVerified"
  }

  /// Reads a record.
  ///
  /// - Throws: `Late` after the deadline.
  init(from decoder: any Decoder) throws {
    if let deadline = Self.deadline.flatMap({ decoder.userInfo[$0] as? ContinuousClock.Instant }),
      ContinuousClock.now >= deadline
    {
      throw Late()
    }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    var texts = BoundedTexts()
    let domain = texts.line(try values.decode(String.self, forKey: .domain))
    let accounts = try values.decode(Int.self, forKey: .accounts)
    let date = try Self.date(values.decode(String.self, forKey: .date))
    guard let date else { throw Self.error(.date, in: values) }
    guard accounts >= 0 else { throw Self.error(.accounts, in: values) }
    breach = Breach(
      name: texts.line(try values.decode(String.self, forKey: .name)),
      title: texts.line(try values.decode(String.self, forKey: .title)),
      domain: domain.isEmpty ? nil : domain,
      date: date,
      accounts: accounts,
      summary: texts.summary(
        PlainText.of(html: try values.decode(String.self, forKey: .description))),
      kinds: texts.list(try values.decode([String].self, forKey: .kinds)),
      isVerified: try values.decode(Bool.self, forKey: .isVerified),
      isCut: texts.areCut)
  }

  /// The error after the deadline for all records.
  struct Late: Error {}

  private static func error(
    _ key: CodingKeys, in values: KeyedDecodingContainer<CodingKeys>
  ) -> DecodingError {
    DecodingError.dataCorruptedError(forKey: key, in: values, debugDescription: "")
  }

  /// Returns the day of a text such as `2013-10-04`.
  static func date(_ text: String) -> BreachDate? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    return numbers.count == 3
      ? BreachDate(year: numbers[0], month: numbers[1], day: numbers[2]) : nil
  }
}
