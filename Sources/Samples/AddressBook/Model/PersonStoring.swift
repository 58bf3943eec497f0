/// The place where people are kept: the book knows this alone, so that tests hand it another.
///
/// What has returned is kept, whatever happens to the program or the machine; what has thrown has
/// changed nothing.
public protocol PersonStoring: AnyObject, Sendable {
  /// Whether the people can only be read.
  var isReadOnly: Bool { get }

  /// Takes an order in which the people are filed already; without a call, they are as they came.
  ///
  /// - Returns: Whether they are filed in that order; otherwise nothing has changed.
  func useOrder(_ order: PersonOrder) throws(StoreFailure) -> Bool

  /// Files the people by the order of a language.
  ///
  /// It takes some seconds for 100,000 people, and is for any thread: the others go on to read and to
  /// change people meanwhile, in the former order.
  ///
  /// - Returns: Whether it was done; not where its task was cancelled.
  @discardableResult func arrange(by order: PersonOrder) throws(StoreFailure) -> Bool

  /// Returns the people whose name, reading, e-mail address, telephone number, town or company has each
  /// of the words; everybody without a word.
  func listing(matching query: String) throws(StoreFailure) -> PersonListing

  /// Returns rows of a list in the order of the identities, without those who aren't there.
  func rows(_ ids: [PersonID]) throws(StoreFailure) -> [PersonRow]

  /// Returns a whole person; nil where there is none of that identity.
  func person(_ id: PersonID) throws(StoreFailure) -> Person?

  /// Saves people, all or none: new ones and, by their identities, known ones.
  ///
  /// - Returns: The identities, in the order of the people.
  /// - Throws: ``StoreFailure/Reason/missing`` where a known one is no longer there.
  @discardableResult func save(_ people: [Person]) throws(StoreFailure) -> [PersonID]

  /// Removes people, all or none; those who aren't there do no harm.
  func remove(_ ids: [PersonID]) throws(StoreFailure)
}

/// The order of names in a language, as functions: neither model nor store knows a language.
public struct PersonOrder: Sendable {
  /// The language and the version of its data; a store that was filed by another files again.
  public let identifier: String
  /// The number of the letter under which a text is filed.
  public let bucket: @Sendable (String) -> Int
  /// Bytes that are in order when the texts are.
  public let key: @Sendable (String) -> [UInt8]

  /// An order of names.
  public init(
    identifier: String, bucket: @escaping @Sendable (String) -> Int,
    key: @escaping @Sendable (String) -> [UInt8]
  ) {
    self.identifier = identifier
    self.bucket = bucket
    self.key = key
  }
}
