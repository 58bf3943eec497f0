extension PersonListing {
  /// Creates a listing of the people who match each of the words of a query, in an order.
  ///
  /// It reads everybody: a store of many people has an index.
  public init(_ people: [Person], matching query: String, by order: PersonOrder?) {
    let words = query.lowercased().split(separator: " ")
    let found = people.filter { person in words.allSatisfy { person.searchedText.contains($0) } }
    guard let order else {
      self.init(found.map { ($0.id, 0) })
      return
    }
    let filed = found.map { person in
      (
        id: person.id, bucket: order.bucket(person.sortText), key: order.key(person.sortText)
      )
    }
    let sorted = filed.sorted { one, other in
      one.bucket != other.bucket
        ? one.bucket < other.bucket : one.key.lexicographicallyPrecedes(other.key)
    }
    self.init(sorted.map { ($0.id, $0.bucket) })
  }
}

extension Person {
  fileprivate var searchedText: String {
    let texts =
      [name.formatted, name.formattedReading, organization] + phones.map(\.digits)
      + phones.map(\.number) + emails.map(\.address) + addresses.map(\.locality)
      + [note]
    return texts.joined(separator: " ").lowercased()
  }
}
