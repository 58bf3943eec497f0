/// A number of records.
///
/// Both the records and the bytes of a list are integers, which are easily confused. Two types make
/// that a compiler error: they can't be added, compared or passed as each other.
public struct RecordCount: Hashable, Comparable, Sendable {
  /// The number.
  public let value: Int

  /// Creates a number of records.
  public init(_ value: Int) { self.value = value }

  /// No records.
  public static let zero = RecordCount(0)

  /// Whether a number is less than another.
  public static func < (left: RecordCount, right: RecordCount) -> Bool { left.value < right.value }

  /// Returns the sum of two numbers.
  public static func + (left: RecordCount, right: RecordCount) -> RecordCount {
    RecordCount(left.value + right.value)
  }
}

/// A number of bytes.
public struct ByteCount: Hashable, Comparable, Sendable {
  /// The number.
  public let value: Int

  /// Creates a number of bytes.
  public init(_ value: Int) { self.value = value }

  /// No bytes.
  public static let zero = ByteCount(0)

  /// Whether a number is less than another.
  public static func < (left: ByteCount, right: ByteCount) -> Bool { left.value < right.value }

  /// Returns the sum of two numbers.
  public static func + (left: ByteCount, right: ByteCount) -> ByteCount {
    ByteCount(left.value + right.value)
  }
}

/// The total of one screen's downloads.
public struct DownloadTally: Hashable, Sendable {
  /// The number of complete downloads.
  public private(set) var downloads = 0
  /// The number of their records.
  public private(set) var records = RecordCount.zero
  /// The number of their bytes.
  public private(set) var bytes = ByteCount.zero

  /// Creates an empty tally.
  public init() {}

  /// Adds a complete list.
  public mutating func add(_ list: BreachList) {
    downloads += 1
    records = records + list.count
    bytes = bytes + list.size
  }
}
