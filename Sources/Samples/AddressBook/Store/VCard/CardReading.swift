import AddressBookModel

/// Creates a person from the properties of a card.
struct CardReading {
  /// The person, or the reason why there is none.
  private(set) var result: Result<Person, VCardProblem>
  /// The unreadable properties.
  private(set) var problems: [VCardProblem] = []

  private let version: VCardVersion
  private let countries: CountryNames
  private var person = Person()
  private var formattedName = ""
  /// Apple's labels of numbers and addresses, and its country codes, by group.
  private var groupLabels: [String: String] = [:]
  private var groupCountries: [String: String] = [:]
  private var usedGroups: Set<String> = []
  private var marks: [EntryMark] = []

  init(_ properties: [ContentLine], from number: Int, countries: CountryNames) {
    self.countries = countries
    result = .failure(VCardProblem(line: number, .nobody))
    let version = properties.first { $0.name == "VERSION" }
    let name = version.map { String(decoding: $0.value, as: UTF8.self).trimmingSpace } ?? "3.0"
    self.version = VCardVersion(rawValue: name) ?? .four
    if VCardVersion(rawValue: name) == nil {
      result = .failure(VCardProblem(line: version?.number ?? number, .unknownVersion))
      return
    }
    if properties.contains(where: \.isGroup) {
      result = .failure(VCardProblem(line: number, .group))
      return
    }
    readGroups(properties)
    // The preferred ones are first; the others keep their order.
    let places = Dictionary(grouping: properties, by: \.preference).sorted { $0.key < $1.key }
    for property in places.flatMap(\.value) {
      do throws(VCardProblem) {
        try read(property)
      } catch {
        problems.append(error)
      }
    }
    finish(properties, from: number)
  }

  private mutating func readGroups(_ properties: [ContentLine]) {
    for property in properties {
      guard let group = property.group, let text = try? property.text(version) else { continue }
      if property.name == "X-ABLABEL" { groupLabels[group] = text }
      if property.name == "X-ABADR" { groupCountries[group] = text }
    }
  }

  private mutating func read(_ property: ContentLine) throws(VCardProblem) {
    switch property.name {
    case "N": try readName(property)
    case "FN": formattedName = try property.text(version).trimmingSpace
    case "X-PHONETIC-LAST-NAME": person.name.familyReading = try property.text(version)
    case "X-PHONETIC-FIRST-NAME": person.name.givenReading = try property.text(version)
    case "SORT-STRING": readSortString(try property.text(version))
    case "SOUND" where property.types.contains("x-irmc-n"): try readSound(property)
    case "X-HANOK-NAME-ORDER":
      person.name.order = NameOrder(rawValue: try property.text(version))
    case "ORG": try readOrganization(property)
    case "BDAY": try readBirthday(property)
    case "NOTE": try readNote(property)
    case "TEL" where property.isVoice: try readPhone(property)
    case "EMAIL": try readEmail(property)
    case "ADR": try readAddress(property)
    default: if !property.isAboutTheCard { keep(property) }
    }
  }

  private mutating func keep(_ property: ContentLine) {
    // They are written by group below, with the group's property.
    if ["X-ABLABEL", "X-ABADR"].contains(property.name) { return }
    if let line = UnmappedLine(property, version: version) {
      person.unmapped.append(line.text)
    } else {
      problems.append(
        VCardProblem(line: property.number, property: property.name, .unreadableText))
    }
  }

  private mutating func finish(_ properties: [ContentLine], from number: Int) {
    for property in properties where ["X-ABLABEL", "X-ABADR", "LABEL"].contains(property.name) {
      if isUsed(property) { continue }
      if let line = UnmappedLine(property, version: version) { person.unmapped.append(line.text) }
    }
    useFormattedName()
    addMarks()
    let isKnown = !person.sortText.isEmpty || !person.addresses.isEmpty
    if isKnown { result = .success(person.tidied(keeping: person.countryOnlyAddressIDs)) }
  }

  /// Keeps the ranks, and the groups of lines that are kept.
  private mutating func addMarks() {
    let groups = Set(person.unmapped.compactMap(EntryMark.group))
    for var mark in marks {
      if let group = mark.group, !groups.contains(group) { mark.group = nil }
      if !mark.isEmpty { person.unmapped.append(mark.line) }
    }
  }

  private mutating func mark(_ entry: Int, from property: ContentLine) {
    if let mark = EntryMark(property, entry: entry) { marks.append(mark) }
  }

  /// Whether a property has no further information.
  ///
  /// Examples are a word that became a label, the letters of a country, and a formatted address in
  /// addition to its parts.
  private func isUsed(_ property: ContentLine) -> Bool {
    if property.name != "X-ABLABEL" { return !person.addresses.isEmpty }
    guard let group = property.group else { return false }
    return usedGroups.contains(group) || groupLabels[group]?.isEmpty == true
  }
}

// The name.
extension CardReading {
  private mutating func readName(_ property: ContentLine) throws(VCardProblem) {
    let parts = try property.components(version).map { $0.joined(separator: " ") }
    func part(_ place: Int) -> String { place < parts.count ? parts[place].trimmingSpace : "" }
    person.name.family = part(0)
    person.name.given = part(1)
    person.name.middle = part(2)
    person.name.prefix = part(3)
    person.name.suffix = part(4)
    let sortTexts = property.parameters.first { $0.name == "SORT-AS" }?.values ?? []
    if let family = sortTexts.first { readSortTexts(family, sortTexts.dropFirst().first ?? "") }
  }

  /// Uses the sort text of the name as its reading, unless the card has a reading.
  private mutating func readSortTexts(_ family: String, _ given: String) {
    if person.name.familyReading.isEmpty { person.name.familyReading = family }
    if person.name.givenReading.isEmpty { person.name.givenReading = given }
  }

  private mutating func readSortString(_ text: String) {
    let words = text.split { $0.isWhitespace || $0 == "," }.map(String.init)
    if let family = words.first { readSortTexts(family, words.dropFirst().joined(separator: " ")) }
  }

  /// Reads the reading of a Japanese telephone's card, which is the sound of the name.
  private mutating func readSound(_ property: ContentLine) throws(VCardProblem) {
    let parts = try property.components(version).map { $0.joined(separator: " ").trimmingSpace }
    if let family = parts.first { readSortTexts(family, parts.count > 1 ? parts[1] : "") }
  }

  /// Uses the formatted name if it has more information than its parts.
  private mutating func useFormattedName() {
    if formattedName.isEmpty { return }
    if person.name.isEmpty {
      let others =
        [person.organization] + person.emails.map(\.address) + person.phones.map(\.number)
      if !others.contains(formattedName) { person.name = PersonName(written: formattedName) }
      return
    }
    let name = person.name
    let parts = [name.prefix, name.given, name.middle, name.family, name.suffix, name.given]
    // The parts of a name may be separated by a space or not.
    let known = Self.words(of: parts.joined(separator: " ")).joined()
    let isKnown = Self.words(of: formattedName).allSatisfy { known.contains($0) }
    if !isKnown { person.unmapped.append("FN:\(formattedName.escapedForCard)") }
  }

  private static func words(of name: String) -> [Substring] {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  private mutating func readOrganization(_ property: ContentLine) throws(VCardProblem) {
    let parts = try property.components(version).map { $0.joined(separator: ", ").trimmingSpace }
    person.organization = parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

// Properties with one value, or several.
extension CardReading {
  private mutating func readBirthday(_ property: ContentLine) throws(VCardProblem) {
    // Apple writes a day without a year as one of 1604, and marks it.
    let omitted = property.values(of: "X-APPLE-OMIT-YEAR").first
    guard var birthday = Birthday(card: try property.text(version)) else {
      keep(property)
      return
    }
    if let omitted, birthday.year.map(String.init) == omitted { birthday.year = nil }
    person.birthday = birthday
  }

  private mutating func readNote(_ property: ContentLine) throws(VCardProblem) {
    let text = try property.text(version)
    person.note += person.note.isEmpty ? text : "\n\(text)"
  }

  private mutating func readPhone(_ property: ContentLine) throws(VCardProblem) {
    var number = try property.text(version).withoutScheme("tel:")
    if number.utf8.contains(UInt8(ascii: ";")) { number.replace(";ext=", with: " x") }
    if number.trimmingSpace.isEmpty { return }
    let id = person.addPhone(label(of: property))
    person[phone: id].number = number
    mark(id, from: property)
  }

  private mutating func readEmail(_ property: ContentLine) throws(VCardProblem) {
    let address = try property.text(version).withoutScheme("mailto:")
    if address.trimmingSpace.isEmpty { return }
    let id = person.addEmail(label(of: property))
    person[email: id].address = address
    mark(id, from: property)
  }

  private mutating func readAddress(_ property: ContentLine) throws(VCardProblem) {
    let parts = try property.components(version).map { $0.joined(separator: ", ").trimmingSpace }
    func part(_ place: Int) -> String { place < parts.count ? parts[place] : "" }
    var address = PostalAddress(id: 0, label: label(of: property), country: .unknown)
    // A street of several lines: the first is the street.
    let street = part(2).split(separator: "\n").map(String.init)
    address.street = street.first ?? ""
    // RFC 9554 also has separate components for the parts of the street and of the building; they
    // are used if the old components are empty.
    let rest = [part(0), part(1)] + street.dropFirst()
    address.extended = rest.filter { !$0.isEmpty }.joined(separator: ", ")
    address.locality = part(3)
    address.region = part(4)
    address.postalCode = part(5)
    address.district = part(Self.districtPlace)
    if address.isEmpty, part(6).isEmpty { return }
    let letters = property.values(of: "CC").first ?? property.group.flatMap { groupCountries[$0] }
    address.country =
      letters.map { CountryCode(rawValue: $0) }.flatMap { $0.isAssigned ? $0 : nil }
      ?? countries.code(of: part(6))
    address.id = person.addAddress(country: address.country)
    person[address: address.id] = address
    mark(address.id, from: property)
  }

  /// The index of the district among the components of an address (RFC 9554, section 2.1).
  static let districtPlace = 15

  private mutating func label(of property: ContentLine) -> EntryLabel {
    let types = property.types
    if let group = property.group, let word = groupLabels[group],
      let label = EntryLabel(apple: word)
    {
      usedGroups.insert(group)
      return label
    }
    if property.name == "TEL", !types.isDisjoint(with: ["cell", "iphone"]) { return .mobile }
    if types.contains("work") { return .work }
    return types.contains("home") ? .home : .other
  }
}
