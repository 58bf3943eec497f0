import HanokUnicode
import MessageFormat

/// What one message is formatted with.
enum Row {
  case name(String)
  case count(Int64)
  case amount(Double)
  /// Milliseconds since 1970.
  case day(Double)
  case share(who: String, count: Int64)

  /// The rows that messages of a kind are formatted with in turn: no two neighbours are alike.
  static func rows(_ kind: Kind) -> [Row] {
    switch kind {
    case .plain: names.map { .name($0) }
    case .plural: counts.map { .count($0) }
    case .currency: amounts.map { .amount($0) }
    case .date: days.map { .day($0) }
    case .selectors: counts.enumerated().map { .share(who: people[$0 % 3], count: $1) }
    }
  }

  static let names = [
    "Ada", "민준", "さくら", "ليلى", "Мария", "Grace Hopper", "서연", "太郎", "Łukasz", "José",
    "Wilhelmina Featherstonehaugh", "Bo",
  ]
  /// Up to a million, for what has group separators.
  private static let counts: [Int64] = [
    0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 100, 101, 102, 111, 412, 999, 1_000, 1_234, 25_001,
    1_000_000,
  ]
  private static let people = ["female", "male", "other"]
  private static let amounts: [Double] = [
    0, 0.99, 1, 2.5, 12, 12.34, 45.1, 99.99, 100, 250.75, 999.5, 1_234.56, 20_000, 1_234_567.89,
  ]
  private static let days = (0..<40).map { 1_577_880_000_000 + Double($0) * 3_456_789_000 }
}

extension Row {
  /// The arguments for MessageFormat 2.
  var arguments: MessageArguments {
    switch self {
    case .name(let name): ["name": .string(name)]
    case .count(let count): ["count": .integer(count)]
    case .amount(let amount): ["amount": .double(amount)]
    case .day(let day): ["day": MessageDate(secondsSince1970: day / 1_000).map { .date($0) } ?? ""]
    case .share(let who, let count): ["who": .string(who), "count": .integer(count)]
    }
  }
}
