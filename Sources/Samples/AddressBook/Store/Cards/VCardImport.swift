public import AddressBookModel
public import HanokVCard

/// Imports the people of a vCard file into a store, a batch at a time.
///
/// A screen can be drawn between two batches.
///
/// ```swift
/// var run = VCardImport(reader, into: store)
/// while try run.next() { show(run.peopleCount, run.progress) }
/// ```
///
/// A batch is saved wholly or not at all; the batches before a failure stay. A person with a known
/// card isn't added again: the card changes the person, or is skipped without changes.
public struct VCardImport {
  /// The number of new people.
  public private(set) var newCount = 0
  /// The number of people in the store whose cards had changes.
  public private(set) var changedCount = 0
  /// The number of people in the store whose cards had no changes.
  public private(set) var knownCount = 0
  /// The number of properties without a field, which people keep unchanged.
  public private(set) var unmappedCount = 0
  /// The number of problems.
  public private(set) var problemCount = 0
  /// The number of cards without a person.
  public private(set) var lostCount = 0
  /// The first problems.
  public private(set) var problems: [VCardProblem] = []

  /// The maximum number of stored problems: more than users read.
  public static let problemLimit = 100

  /// The number of people read from the file so far.
  public var peopleCount: Int { newCount + changedCount + knownCount }

  /// The outcome so far.
  public var summary: CardImportSummary {
    CardImportSummary(
      newCount: newCount, changedCount: changedCount, knownCount: knownCount,
      unmappedCount: unmappedCount, problemCount: problemCount)
  }

  private var reader: VCardReader
  private let store: any CardStoring
  private let countries: CountryNames
  private let batchCount: Int
  private let batchSize: Int

  /// The number of bytes without a field, such as those of photos, with which a batch ends.
  private static let unmappedLimit = 4 << 20
  /// Creates an import at the start of a file.
  ///
  /// - Parameters:
  ///   - batchCount: The number of people who are saved at once. Each save writes most pages of the
  ///     list and of its indexes, wherever its people are in it: few large ones write the least.
  ///   - batchSize: The number of bytes of cards with which a batch ends: they are in memory.
  public init(
    _ reader: VCardReader, into store: any CardStoring, countries: CountryNames = .letters,
    batchCount: Int = 10_000, batchSize: Int = 16 << 20
  ) {
    self.reader = reader
    self.store = store
    self.countries = countries
    self.batchCount = batchCount
    self.batchSize = batchSize
  }

  /// The part of the file read so far, from 0 to 1, or nil for an unknown size.
  public var progress: Double? { reader.progress }

  /// Saves the next batch.
  ///
  /// - Returns: Whether there may be more.
  /// - Throws: A failure of the file or of the store.
  public mutating func next() throws(CardFailure) -> Bool {
    var people: [Person] = []
    var unmappedBytes = 0
    let start = reader.position
    while people.count < batchCount, unmappedBytes < Self.unmappedLimit,
      reader.position - start < batchSize
    {
      switch try nextElement() {
      case .contact(let contact):
        people.append(Person(contact, countries: countries))
        unmappedBytes += contact.unmapped.reduce(0) { $0 + $1.utf8.count }
      case .problem(let problem): add(problem)
      case nil:
        try save(people)
        return false
      }
    }
    try save(people)
    return true
  }

  private mutating func nextElement() throws(CardFailure) -> VCardReader.Element? {
    do throws(VCardFileError) { return try reader.next() } catch {
      throw CardFailure(error)
    }
  }

  private mutating func save(_ people: [Person]) throws(CardFailure) {
    if people.isEmpty { return }
    var batch = CardBatch()
    let cards = people.map(CardIdentity.init)
    do throws(StoreFailure) {
      let counterparts = try store.counterparts(of: cards)
      for (place, person) in people.enumerated() {
        batch.add(person, cards[place], counterparts[place])
      }
      if !batch.people.isEmpty { try store.save(batch.people) }
    } catch {
      throw .book(error)
    }
    newCount += batch.newCount
    changedCount += batch.people.count - batch.newCount
    knownCount += people.count - batch.people.count
    unmappedCount += batch.people.reduce(0) { $0 + $1.unmappedCount }
  }

  private mutating func add(_ problem: VCardProblem) {
    problemCount += 1
    if problem.reason.losesCard { lostCount += 1 }
    if problems.count < Self.problemLimit { problems.append(problem) }
  }
}

/// The people of a batch to save: each once, even if a card is in the file twice.
private struct CardBatch {
  private(set) var people: [Person] = []
  private(set) var newCount = 0
  /// The indices of people by the identifiers of their cards, or by cards without one.
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    let uid: String?
    let card: CardIdentity?
  }

  mutating func add(_ person: Person, _ card: CardIdentity, _ counterpart: CardCounterpart?) {
    var person = person
    let key = Key(uid: card.uid, card: card.uid == nil ? card : nil)
    if let place = places[key] {
      // The later card is used.
      person.id = people[place].id
      people[place] = person
      return
    }
    if let counterpart {
      if counterpart.isUnchanged { return }
      person.id = counterpart.id
    } else {
      newCount += 1
    }
    places[key] = people.count
    people.append(person)
  }
}
