/// A person that a form changes, with the original.
///
/// A draft is a value, like the person: the form that stores one observes every change in its
/// property observer, and cancelling discards it.
public struct PersonDraft: Hashable, Sendable {
  /// The person in the book.
  public let original: Person
  /// The person in the form.
  public var person: Person

  /// Creates a draft without changes.
  public init(_ person: Person) {
    original = person
    self.person = person
  }

  /// Whether leaving the form would lose changes; spaces and empty rows don't count.
  public var hasChanges: Bool {
    let kept = original.countryOnlyAddressIDs
    return person.tidied(keeping: kept) != original.tidied(keeping: kept)
  }
}
