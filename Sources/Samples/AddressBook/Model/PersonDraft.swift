/// A person that a form changes, beside the one that it began with.
///
/// A draft is a value, as the person is: the form that holds one hears of every change by its property
/// observer, and cancelling is forgetting it.
public struct PersonDraft: Hashable, Sendable {
  /// The person as it is in the book.
  public let original: Person
  /// The person as the form has it.
  public var person: Person

  /// A draft that has changed nothing.
  public init(_ person: Person) {
    original = person
    self.person = person
  }

  /// Whether leaving the form would lose something; space and empty rows are nothing.
  public var hasChanges: Bool {
    let kept = original.countryOnlyAddressIDs
    return person.tidied(keeping: kept) != original.tidied(keeping: kept)
  }
}
