/// The storage of people: the book knows only this protocol, so that tests can use another one.
///
/// The effect of a call that returned is permanent, even after a crash of the program or the
/// machine; a call that threw has changed nothing.
public protocol PersonStoring: AnyObject, Sendable {
  /// Whether the people are read-only.
  var isReadOnly: Bool { get }

  /// Uses an order if the people are already sorted by it; without a call, they are unsorted.
  ///
  /// - Returns: Whether they are sorted by it; otherwise nothing has changed.
  func useOrder(_ order: PersonOrder) throws(StoreFailure) -> Bool

  /// Sorts the people by the order of a language.
  ///
  /// It takes a second for 100,000 people, and is callable on any thread: others continue to
  /// read and to change people meanwhile, in the former order.
  ///
  /// - Returns: Whether they are sorted: false if the task was cancelled.
  @discardableResult func arrange(by order: PersonOrder) throws(StoreFailure) -> Bool

  /// Returns the people who match each of the words, or all people without words.
  ///
  /// A word matches in the name, reading, e-mail address, telephone number, town or company.
  func listing(matching query: String) throws(StoreFailure) -> PersonListing

  /// Returns the rows of a list in the order of the identities, without unknown ones.
  func rows(_ ids: [PersonID]) throws(StoreFailure) -> [PersonRow]

  /// Returns a whole person, or nil for an unknown identity.
  func person(_ id: PersonID) throws(StoreFailure) -> Person?

  /// Returns whole people in the order of the identities, without unknown ones.
  func people(_ ids: [PersonID]) throws(StoreFailure) -> [Person]

  /// Saves people, all or none: new ones, and existing ones by their identities.
  ///
  /// - Returns: The identities, in the order of the people.
  /// - Throws: ``StoreFailure/Reason/missing`` if an existing one was removed.
  @discardableResult func save(_ people: [Person]) throws(StoreFailure) -> [PersonID]

  /// Removes people, all or none; unknown identities are ignored.
  func remove(_ ids: [PersonID]) throws(StoreFailure)
}

extension PersonStoring {
  /// Returns whole people in the order of the identities, one after the other.
  public func people(_ ids: [PersonID]) throws(StoreFailure) -> [Person] {
    var people: [Person] = []
    for id in ids { if let person = try person(id) { people.append(person) } }
    return people
  }
}

/// The order of names in a language, as functions: model and store are independent of languages.
public struct PersonOrder: Sendable {
  /// The language and the version of its data; a store with another one sorts again.
  public let identifier: String
  /// Returns the index of the letter of a text.
  public let bucket: @Sendable (String) -> Int
  /// Returns the sort key of a text, whose bytes compare like the texts.
  public let key: @Sendable (String) -> [UInt8]

  /// Creates an order.
  public init(
    identifier: String, bucket: @escaping @Sendable (String) -> Int,
    key: @escaping @Sendable (String) -> [UInt8]
  ) {
    self.identifier = identifier
    self.bucket = bucket
    self.key = key
  }
}
