/// The identities of the people in a book or a search, in the order of the language.
///
/// A list of 100,000 is read at once, and its rows when they become visible.
public struct PersonListing: Hashable, Sendable {
  /// The people whose names begin with one letter.
  public struct Section: Hashable, Sendable {
    /// The letter's index in the order; for `AlphabeticIndex`, its bucket.
    public let bucket: Int
    /// The indices of the people in the listing.
    public let range: Range<Int>

    /// Creates a section of a range of people.
    public init(bucket: Int, range: Range<Int>) {
      self.bucket = bucket
      self.range = range
    }
  }

  /// The identities in order.
  public let ids: [PersonID]
  /// The sections in order; none is empty, and together they contain all people.
  public let sections: [Section]

  /// Creates a listing of sorted people.
  ///
  /// - Parameter people: Each person with the index of its letter; those of one letter are
  ///   consecutive.
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

  /// Returns the identity of a person by section and row.
  public func id(section: Int, row: Int) -> PersonID {
    ids[sections[section].range.lowerBound + row]
  }

  /// Returns the section and row of a person, or nil if the listing doesn't have the person.
  public func place(of id: PersonID) -> (section: Int, row: Int)? {
    guard let place = ids.firstIndex(of: id),
      let section = sections.firstIndex(where: { $0.range.contains(place) })
    else { return nil }
    return (section, place - sections[section].range.lowerBound)
  }
}

/// The content of a person's row in a list.
public struct PersonRow: Identifiable, Hashable, Sendable {
  /// The identity.
  public let id: PersonID
  /// The name.
  public let name: PersonName
  /// The company.
  public let organization: String
  /// The first telephone number, or empty.
  public let phone: String
  /// The first e-mail address, or empty.
  public let email: String

  /// Creates a row.
  public init(
    id: PersonID, name: PersonName, organization: String = "", phone: String = "",
    email: String = ""
  ) {
    self.id = id
    self.name = name
    self.organization = organization
    self.phone = phone
    self.email = email
  }

  /// Creates the row of a whole person.
  public init(_ person: Person) {
    self.init(
      id: person.id, name: person.name, organization: person.organization,
      phone: person.phones.first?.number ?? "",
      email: person.emails.first?.address ?? "")
  }

  /// The name, or else another property, or empty.
  public var title: String {
    let texts = [name.formatted, organization, email, phone]
    return texts.first { !$0.isEmpty } ?? ""
  }
}
