/// The people of a book or of a search, in the order of the language: identities alone, so that a
/// list of 100,000 is read at once, and its rows as they come into sight.
public struct PersonListing: Hashable, Sendable {
  /// The people whose names begin with one letter.
  public struct Section: Hashable, Sendable {
    /// The number that the order gave to the letter; for `AlphabeticIndex`, its bucket.
    public let bucket: Int
    /// The places of the people in the listing.
    public let range: Range<Int>

    /// The people in a range.
    public init(bucket: Int, range: Range<Int>) {
      self.bucket = bucket
      self.range = range
    }
  }

  /// The identities in order.
  public let ids: [PersonID]
  /// The sections in order; none is empty, and together they hold everybody.
  public let sections: [Section]

  /// A listing of people who are in order.
  ///
  /// - Parameter people: Each person with the number of the letter; those of one number follow each
  ///   other.
  public init(_ people: [(id: PersonID, bucket: Int)] = []) {
    ids = people.map(\.id)
    var sections: [Section] = []
    var start = 0
    for place in people.indices {
      let isLast = place == people.endIndex - 1 || people[place + 1].bucket != people[place].bucket
      guard isLast else { continue }
      sections.append(Section(bucket: people[place].bucket, range: start..<place + 1))
      start = place + 1
    }
    self.sections = sections
  }

  /// The number of people.
  public var count: Int { ids.count }

  /// The identity of a person by section and row.
  public func id(section: Int, row: Int) -> PersonID {
    ids[sections[section].range.lowerBound + row]
  }

  /// The section and row of a person; nil where the listing doesn't have the person.
  public func place(of id: PersonID) -> (section: Int, row: Int)? {
    guard let place = ids.firstIndex(of: id),
      let section = sections.firstIndex(where: { $0.range.contains(place) })
    else { return nil }
    return (section, place - sections[section].range.lowerBound)
  }
}

/// A person as a list shows one.
public struct PersonRow: Identifiable, Hashable, Sendable {
  /// The identity.
  public let id: PersonID
  /// The name.
  public let name: PersonName
  /// The company.
  public let organization: String
  /// The first telephone number; empty where there is none.
  public let phone: String
  /// The first e-mail address; empty where there is none.
  public let email: String

  /// A row of a person.
  public init(
    id: PersonID, name: PersonName, organization: String = String(), phone: String = String(),
    email: String = String()
  ) {
    self.id = id
    self.name = name
    self.organization = organization
    self.phone = phone
    self.email = email
  }

  /// The row of a whole person.
  public init(_ person: Person) {
    self.init(
      id: person.id, name: person.name, organization: person.organization,
      phone: person.phones.first?.number ?? String(),
      email: person.emails.first?.address ?? String())
  }

  /// The name, or what else is known; empty where nothing is.
  public var title: String {
    let texts = [name.formatted, organization, email, phone]
    return texts.first { !$0.isEmpty } ?? String()
  }
}
