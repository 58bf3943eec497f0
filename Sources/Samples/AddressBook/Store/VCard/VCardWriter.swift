public import AddressBookModel

/// Writes people as vCards of version 4 (RFC 6350).
public struct VCardWriter: Sendable {
  private let countries: CountryNames

  /// The maximum length of a line in bytes, without its end (RFC 6350, section 3.2).
  private static let lineLimit = 75

  /// Creates a writer with names of countries.
  public init(countries: CountryNames = .letters) { self.countries = countries }

  /// Returns the card of a person.
  public func card(of person: Person) -> String {
    let lines = ["BEGIN:VCARD", "VERSION:4.0"] + properties(of: person) + ["END:VCARD"]
    return lines.map { Self.folded($0) + "\r\n" }.joined()
  }

  private func properties(of person: Person) -> [String] {
    var lines = nameLines(of: person)
    if !person.organization.isEmpty { lines.append("ORG:\(person.organization.escapedForCard)") }
    if let birthday = person.birthday { lines.append("BDAY:\(birthday.cardText)") }
    lines += entryLines(of: person)
    if !person.note.isEmpty { lines.append("NOTE:\(person.note.escapedForCard)") }
    return lines + person.writtenUnmapped
  }

  private func entryLines(of person: Person) -> [String] {
    let marks = person.entryMarks
    func line(_ id: Int, _ name: String, _ label: EntryLabel, _ rest: String) -> String {
      let mark = marks[id]
      return "\(mark?.prefix ?? "")\(name)\(Self.type(of: label))\(mark?.parameter ?? "")\(rest)"
    }
    return person.phones.map { line($0.id, "TEL", $0.label, ":\($0.number.escapedForCard)") }
      + person.emails.map { line($0.id, "EMAIL", $0.label, ":\($0.address.escapedForCard)") }
      + person.addresses.map { line($0.id, "ADR", $0.label, addressText($0)) }
  }

  private func nameLines(of person: Person) -> [String] {
    let name = person.name
    var lines: [String] = []
    // A formatted name that differs from its parts is among the unmapped lines.
    if !person.unmapped.contains(where: { $0.hasPrefix("FN:") }) {
      lines.append("FN:\(PersonRow(person).title.escapedForCard)")
    }
    let parts = [name.family, name.given, name.middle, name.prefix, name.suffix]
    lines.append(
      "N\(sortParameter(of: name)):\(parts.map(\.escapedForCard).joined(separator: ";"))")
    // RFC 6350 has readings only for sorting; other programs read them from these.
    if !name.familyReading.isEmpty {
      lines.append("X-PHONETIC-LAST-NAME:\(name.familyReading.escapedForCard)")
    }
    if !name.givenReading.isEmpty {
      lines.append("X-PHONETIC-FIRST-NAME:\(name.givenReading.escapedForCard)")
    }
    if let order = name.order { lines.append("X-HANOK-NAME-ORDER:\(order.rawValue)") }
    return lines
  }

  private func sortParameter(of name: PersonName) -> String {
    if name.familyReading.isEmpty { return "" }
    let texts = [name.familyReading, name.givenReading].filter { !$0.isEmpty }
    // The list is quoted as a whole, so that its texts can't have commas.
    let list = texts.map { $0.replacing(",", with: " ").circumflexed }.joined(separator: ",")
    return ";SORT-AS=\"\(list)\""
  }

  /// Returns the letters of an address's country, a parameter, and its parts.
  private func addressText(_ address: PostalAddress) -> String {
    let country = address.country
    let letters = country.isAssigned ? ";CC=\(country.rawValue)" : ""
    var parts = [
      "", address.extended, address.street, address.locality, address.region, address.postalCode,
      country.isAssigned ? countries.name(country) : country.rawValue,
    ]
    if !address.district.isEmpty {
      parts += Array(repeating: "", count: CardReading.districtPlace - parts.count)
      parts.append(address.district)
    }
    let value = parts.map(\.escapedForCard).joined(separator: ";")
    return "\(letters):\(value)"
  }

  private static func type(of label: EntryLabel) -> String {
    switch label {
    case .home: ";TYPE=home"
    case .work: ";TYPE=work"
    case .mobile: ";TYPE=cell"
    case .other: ""
    }
  }

  /// Returns a line in pieces of 75 bytes, all but the first after a space; characters stay whole.
  private static func folded(_ line: String) -> String {
    if line.utf8.count <= lineLimit { return line }
    var result = ""
    var count = 0
    for scalar in line.unicodeScalars {
      let size = UTF8.width(scalar)
      if count + size > lineLimit {
        result += "\r\n "
        count = 1
      }
      result.unicodeScalars.append(scalar)
      count += size
    }
    return result
  }
}

extension Birthday {
  /// The day in the notation of cards: `19960415`, or `--0415` without a year.
  fileprivate var cardText: String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return (year.map { digits($0, 4) } ?? "--") + digits(month, 2) + digits(day, 2)
  }
}
