/// Imports and exports people, for screens that know neither formats nor disks.
public protocol CardExchanging: AnyObject {
  /// Begins to add the people of a file.
  func beginImport(from path: String) throws(CardFailure) -> any CardRun
  /// Begins to write all people to a file, which replaces an existing one at the end.
  func beginExport(to path: String) throws(CardFailure) -> any CardRun
}

/// The failure of an import or an export; the advice depends on the file that failed.
public enum CardFailure: Error, Hashable, Sendable {
  /// The file of the cards can't be read or written.
  case cards(StoreFailure)
  /// The file of the cards has more bytes than this limit.
  case tooLarge(limit: Int)
  /// Nobody reads from the pipe that the cards are written to.
  case noReader
  /// The address book can't be read or written.
  case book(StoreFailure)
}

/// An import or an export in parts, so that a screen can be drawn between two of them.
public protocol CardRun: AnyObject {
  /// The completed part, from 0 to 1, or nil if it is unknown.
  var progress: Double? { get }
  /// The outcome so far.
  var outcome: CardOutcome { get }
  /// Performs the next part, wholly or not at all.
  ///
  /// - Returns: Whether there may be more.
  func next() throws(CardFailure) -> Bool
}

/// The outcome of an import or an export.
public enum CardOutcome: Hashable, Sendable {
  /// People were added or changed.
  case imported(CardImportSummary)
  /// A number of people were written.
  case exported(Int)

  /// The number of people so far.
  public var peopleCount: Int {
    switch self {
    case .imported(let summary): summary.newCount + summary.changedCount + summary.knownCount
    case .exported(let count): count
    }
  }
}

/// The outcome of an import.
public struct CardImportSummary: Hashable, Sendable {
  /// The number of people who are new.
  public var newCount: Int
  /// The number of existing people whose cards had changes.
  public var changedCount: Int
  /// The number of existing people whose cards had no changes.
  public var knownCount: Int
  /// The number of entries without a field, which are kept unchanged.
  public var unmappedCount: Int
  /// The number of cards and lines that couldn't be read.
  public var problemCount: Int

  /// Creates a summary, by default with zeros.
  public init(
    newCount: Int = 0, changedCount: Int = 0, knownCount: Int = 0, unmappedCount: Int = 0,
    problemCount: Int = 0
  ) {
    self.newCount = newCount
    self.changedCount = changedCount
    self.knownCount = knownCount
    self.unmappedCount = unmappedCount
    self.problemCount = problemCount
  }
}
