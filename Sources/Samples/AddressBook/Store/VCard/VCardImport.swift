public import AddressBookModel

/// Brings the people of a vCard file into a store, a batch at a time, so that a screen may be drawn
/// between two.
///
/// ```swift
/// var run = VCardImport(reader, into: store)
/// while try run.next() { show(run.peopleCount, run.progress) }
/// ```
///
/// A batch is saved wholly or not at all; the batches before a failure stay.
public struct VCardImport {
  /// The number of people who were saved.
  public private(set) var peopleCount = 0
  /// The number of properties that the people keep as they were written, because there is no field for
  /// them.
  public private(set) var unmappedCount = 0
  /// The number of problems.
  public private(set) var problemCount = 0
  /// The number of cards of which nobody was made.
  public private(set) var lostCount = 0
  /// The first problems.
  public private(set) var problems: [VCardProblem] = []

  /// The largest number of problems that are kept: more than anyone reads.
  public static let problemLimit = 100

  private var reader: VCardReader
  private let store: any PersonStoring
  private let batchCount: Int

  /// An import that has read nothing.
  ///
  /// - Parameter batchCount: The number of people who are saved at once; each time takes the disk some
  ///   hundredths of a second.
  public init(_ reader: VCardReader, into store: any PersonStoring, batchCount: Int = 1_000) {
    self.reader = reader
    self.store = store
    self.batchCount = batchCount
  }

  /// The part of the file that was read, from 0 to 1; nil where the size isn't known.
  public var progress: Double? { reader.progress }

  /// Saves the next batch.
  ///
  /// - Returns: Whether there may be more.
  /// - Throws: A failure of the file or of the store.
  public mutating func next() throws(StoreFailure) -> Bool {
    var people: [Person] = []
    var unmapped = 0
    while people.count < batchCount {
      switch try reader.next() {
      case .person(let person, let count):
        people.append(person)
        unmapped += count
      case .problem(let problem): add(problem)
      case nil:
        try save(people, unmapped)
        return false
      }
    }
    try save(people, unmapped)
    return true
  }

  private mutating func save(_ people: [Person], _ unmapped: Int) throws(StoreFailure) {
    if people.isEmpty { return }
    try store.save(people)
    peopleCount += people.count
    unmappedCount += unmapped
  }

  private mutating func add(_ problem: VCardProblem) {
    problemCount += 1
    if problem.reason.losesCard { lostCount += 1 }
    if problems.count < Self.problemLimit { problems.append(problem) }
  }
}
