/// A number of records.
///
/// Both a list's records and its bytes are whole numbers, and to show the one for the other is an old
/// mistake. They are two types: to add them, to compare them or to hand on the wrong one doesn't compile.
public struct RecordCount: Hashable, Comparable, Sendable {
  /// The number.
  public let value: Int

  /// So many records.
  public init(_ value: Int) { self.value = value }

  /// No records.
  public static let zero = RecordCount(0)

  /// Fewer come first.
  public static func < (left: RecordCount, right: RecordCount) -> Bool { left.value < right.value }

  /// The records of both.
  public static func + (left: RecordCount, right: RecordCount) -> RecordCount {
    RecordCount(left.value + right.value)
  }
}

/// A number of bytes.
public struct ByteCount: Hashable, Comparable, Sendable {
  /// The number.
  public let value: Int

  /// So many bytes.
  public init(_ value: Int) { self.value = value }

  /// No bytes.
  public static let zero = ByteCount(0)

  /// Fewer come first.
  public static func < (left: ByteCount, right: ByteCount) -> Bool { left.value < right.value }

  /// The bytes of both.
  public static func + (left: ByteCount, right: ByteCount) -> ByteCount {
    ByteCount(left.value + right.value)
  }
}

/// All that one screen has downloaded: each download adds to it.
public struct DownloadTally: Hashable, Sendable {
  /// The number of downloads that have come whole.
  public private(set) var downloads = 0
  /// The records of all of them.
  public private(set) var records = RecordCount.zero
  /// The bytes of all of them.
  public private(set) var bytes = ByteCount.zero

  /// Nothing yet.
  public init() {}

  /// Adds a list that has come whole.
  public mutating func add(_ list: BreachList) {
    downloads += 1
    records = records + list.count
    bytes = bytes + list.size
  }
}
