/// Brings people in from files and out to them, for screens that know neither formats nor disks.
public protocol CardExchanging: AnyObject {
  /// Begins to add the people of a file.
  func beginImport(from path: String) throws(CardFailure) -> any CardRun
  /// Begins to write everybody to a file, which takes the place of one that is there at the end.
  func beginExport(to path: String) throws(CardFailure) -> any CardRun
}

/// Why an import or an export has ended: what is to be done differs with the file that failed.
public enum CardFailure: Error, Hashable, Sendable {
  /// The file of the cards can't be read or written.
  case cards(StoreFailure)
  /// The address book can't.
  case book(StoreFailure)
}

/// An import or an export that goes on part by part, so that a screen can be drawn between two.
public protocol CardRun: AnyObject {
  /// The part that is done, from 0 to 1; nil where it isn't known.
  var progress: Double? { get }
  /// What has come of it so far.
  var outcome: CardOutcome { get }
  /// Does the next part, wholly or not at all.
  ///
  /// - Returns: Whether there may be more.
  func next() throws(CardFailure) -> Bool
}

/// What has come of an import or an export.
public enum CardOutcome: Hashable, Sendable {
  /// People were added or changed.
  case imported(CardImportSummary)
  /// So many people were written.
  case exported(Int)

  /// The number of people so far.
  public var peopleCount: Int {
    switch self {
    case .imported(let summary): summary.newCount + summary.changedCount + summary.knownCount
    case .exported(let count): count
    }
  }
}

/// What an import has brought.
public struct CardImportSummary: Hashable, Sendable {
  /// The number of people who are new.
  public var newCount: Int
  /// The number of people who were there, and whose cards say something else now.
  public var changedCount: Int
  /// The number of people who were there already, as their cards say.
  public var knownCount: Int
  /// The number of entries that are kept as they were written, because there is no field for them.
  public var unmappedCount: Int
  /// The number of cards and lines that couldn't be read.
  public var problemCount: Int

  /// A summary; by itself of nothing.
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
