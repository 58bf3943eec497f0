/// Creates a contact from the properties of a card.
struct ContactReading {
  /// The contact, or the reason why there is none.
  private(set) var result: Result<VCardContact, VCardProblem>
  /// The unreadable properties.
  private(set) var problems: [VCardProblem] = []

  private let version: VCardVersion
  private let limits: VCardLimits
  private var contact = VCardContact()
  /// Apple's labels of numbers and addresses, and its country codes, by group.
  private var groupLabels: [String: String] = [:]
  private var groupCountries: [String: String] = [:]
  private var usedGroups: Set<String> = []

  init(_ properties: [ContentLine], from number: Int, _ limits: VCardLimits) {
    self.limits = limits
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
    for property in properties.sorted(by: { $0.preference < $1.preference }) {
      readOrReport(property)
    }
    finish(properties, from: number)
  }

  private mutating func readGroups(_ properties: [ContentLine]) {
    for property in properties.filter(\.isOfGroup) {
      guard let group = property.group, let text = try? property.text(version) else { continue }
      if property.name == "X-ABLABEL" { groupLabels[group] = text }
      if property.name == "X-ABADR" { groupCountries[group] = text }
    }
  }

  private mutating func readOrReport(_ property: ContentLine) {
    do throws(VCardProblem) {
      try read(property)
    } catch {
      problems.append(error)
    }
  }

  private mutating func read(_ property: ContentLine) throws(VCardProblem) {
    switch property.name {
    case "N": try readName(property)
    case "FN": contact.formattedName = try text(of: property)
    case "X-PHONETIC-LAST-NAME": contact.name.familyReading = try text(of: property)
    case "X-PHONETIC-FIRST-NAME": contact.name.givenReading = try text(of: property)
    case "SORT-STRING": readSortString(try text(of: property))
    case "SOUND" where property.types.contains("x-irmc-n"): try readSound(property)
    case "X-HANOK-NAME-ORDER":
      contact.name.order = VCardName.Order(rawValue: try text(of: property))
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
    if property.isOfGroup { return }
    if let line = UnmappedLine(property, version: version) {
      contact.unmapped.append(line.text)
    } else {
      problems.append(
        VCardProblem(
          line: property.number, property: property.name,
          property.isCut ? .tooLarge : .unreadableText))
    }
  }

  private mutating func finish(_ properties: [ContentLine], from number: Int) {
    for property in properties.filter({ $0.isOfGroup || $0.name == "LABEL" }) {
      if isUsed(property) { continue }
      if let line = UnmappedLine(property, version: version) { contact.unmapped.append(line.text) }
    }
    keepFormattedName()
    let groups = Set(contact.unmapped.compactMap(VCardContact.group))
    for place in contact.phones.indices { contact.phones[place].label.keepGroup(in: groups) }
    for place in contact.emails.indices { contact.emails[place].label.keepGroup(in: groups) }
    for place in contact.addresses.indices { contact.addresses[place].label.keepGroup(in: groups) }
    if contact.isSomebody { result = .success(contact) }
  }

  /// Whether a property has no further information.
  ///
  /// Examples are a word that became a label, the letters of a country, and a formatted address in
  /// addition to its parts.
  private func isUsed(_ property: ContentLine) -> Bool {
    if property.name != "X-ABLABEL" { return !contact.addresses.isEmpty }
    guard let group = property.group else { return false }
    return usedGroups.contains(group) || groupLabels[group]?.isEmpty == true
  }
}

// Texts up to their bounds.
extension ContactReading {
  private mutating func text(of property: ContentLine) throws(VCardProblem) -> String {
    cut(try property.text(version).trimmingSpace, to: limits.text, property)
  }

  private mutating func components(
    of property: ContentLine, separator: String
  ) throws(VCardProblem) -> [String] {
    try property.components(version, separator: separator)
      .map { cut($0.trimmingSpace, to: limits.text, property) }
  }

  /// Returns the first characters of a text that is too long, and reports that.
  private mutating func cut(_ text: String, to limit: Int, _ property: ContentLine) -> String {
    let isLong = text.utf8.count > limit
    if (isLong || property.isCut), problems.last?.line != property.number {
      problems.append(VCardProblem(line: property.number, property: property.name, .cutText))
    }
    // An index within a character is rounded down.
    return isLong ? String(text[..<text.utf8.index(text.startIndex, offsetBy: limit)]) : text
  }
}

// The name.
extension ContactReading {
  private mutating func readName(_ property: ContentLine) throws(VCardProblem) {
    let parts = try components(of: property, separator: " ")
    func part(_ place: Int) -> String { place < parts.count ? parts[place] : "" }
    contact.name.family = part(0)
    contact.name.given = part(1)
    contact.name.middle = part(2)
    contact.name.prefix = part(3)
    contact.name.suffix = part(4)
    let sortTexts = property.parameters.first { $0.name == "SORT-AS" }?.values ?? []
    if let family = sortTexts.first { readSortTexts(family, sortTexts.dropFirst().first ?? "") }
  }

  /// Uses the sort text of the name as its reading, unless the card has a reading.
  private mutating func readSortTexts(_ family: String, _ given: String) {
    if contact.name.familyReading.isEmpty { contact.name.familyReading = family }
    if contact.name.givenReading.isEmpty { contact.name.givenReading = given }
  }

  private mutating func readSortString(_ text: String) {
    let words = text.split { $0.isWhitespace || $0 == "," }.map(String.init)
    if let family = words.first { readSortTexts(family, words.dropFirst().joined(separator: " ")) }
  }

  /// Reads the reading of a Japanese telephone's card, which is the sound of the name.
  private mutating func readSound(_ property: ContentLine) throws(VCardProblem) {
    let parts = try components(of: property, separator: " ")
    if let family = parts.first { readSortTexts(family, parts.count > 1 ? parts[1] : "") }
  }

  /// Keeps the line of the formatted name if it has more information than the parts.
  private mutating func keepFormattedName() {
    let formattedName = contact.formattedName
    if formattedName.isEmpty || contact.name.isEmpty { return }
    let name = contact.name
    // Most cards write one of the two; to compare words is a tenth of the time of an import.
    if formattedName == "\(name.given) \(name.family)" { return }
    if formattedName == name.family + name.given, name.suffix.isEmpty { return }
    let parts = [name.prefix, name.given, name.middle, name.family, name.suffix, name.given]
    // The parts of a name may be separated by a space or not.
    let known = Self.words(of: parts.joined(separator: " ")).joined()
    // Each word is searched for: the line of a long name is kept without a comparison.
    let isKnown =
      max(known.utf8.count, formattedName.utf8.count) <= Self.comparedCount
      && Self.words(of: formattedName).allSatisfy { known.contains($0) }
    if !isKnown { contact.unmapped.append("FN:\(formattedName.escapedForCard)") }
  }

  /// The maximum number of bytes of names whose words are compared.
  private static let comparedCount = 1_024

  private static func words(of name: String) -> [Substring] {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  private mutating func readOrganization(_ property: ContentLine) throws(VCardProblem) {
    let parts = try components(of: property, separator: ", ").filter { !$0.isEmpty }
    contact.organization = cut(parts.joined(separator: ", "), to: limits.text, property)
  }
}

// Properties with one value, or several.
extension ContactReading {
  private mutating func readBirthday(_ property: ContentLine) throws(VCardProblem) {
    // Apple writes a day without a year as one of 1604, and marks it.
    let omitted = property.values(of: "X-APPLE-OMIT-YEAR").first
    guard var birthday = VCardDay(card: try property.text(version)) else {
      keep(property)
      return
    }
    if let omitted, birthday.year.map(String.init) == omitted { birthday.year = nil }
    contact.birthday = birthday
  }

  private mutating func readNote(_ property: ContentLine) throws(VCardProblem) {
    let text = try property.text(version)
    contact.note += contact.note.isEmpty ? text : "\n\(text)"
    contact.note = cut(contact.note, to: limits.note, property)
  }

  private mutating func readPhone(_ property: ContentLine) throws(VCardProblem) {
    var number = try property.text(version).withoutScheme("tel:")
    if number.utf8.contains(UInt8(ascii: ";")) { number.replace(";ext=", with: " x") }
    number = cut(number.trimmingSpace, to: limits.text, property)
    if number.isEmpty { return }
    contact.phones.append(VCardEntry(number, label: label(of: property)))
  }

  private mutating func readEmail(_ property: ContentLine) throws(VCardProblem) {
    let text = try property.text(version).withoutScheme("mailto:").trimmingSpace
    let address = cut(text, to: limits.text, property)
    if address.isEmpty { return }
    contact.emails.append(VCardEntry(address, label: label(of: property)))
  }

  private mutating func readAddress(_ property: ContentLine) throws(VCardProblem) {
    let parts = try components(of: property, separator: ", ")
    func part(_ place: Int) -> String { place < parts.count ? parts[place] : "" }
    var address = VCardAddress()
    address.label = label(of: property)
    // A street of several lines: the first is the street.
    let street = part(2).utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
    address.street = street.first ?? ""
    // RFC 9554 also has separate components for the parts of the street and of the building; they
    // are used if the old components are empty.
    let rest = [part(0), part(1)] + street.dropFirst()
    let extended = rest.filter { !$0.isEmpty }.joined(separator: ", ")
    address.extended = cut(extended, to: limits.text, property)
    address.locality = part(3)
    address.region = part(4)
    address.postalCode = part(5)
    address.district = part(VCardAddress.districtPlace)
    address.country = part(6)
    if address.isEmpty, address.country.isEmpty { return }
    let letters = property.values(of: "CC").first ?? property.group.flatMap { groupCountries[$0] }
    address.countryLetters = letters?.uppercased()
    contact.addresses.append(address)
  }

  private mutating func label(of property: ContentLine) -> VCardLabel {
    VCardLabel(
      use(of: property), preference: property.isPreferred ? property.preference : nil,
      group: property.group)
  }

  private mutating func use(of property: ContentLine) -> VCardLabel.Use {
    let types = property.types
    if let group = property.group, let word = groupLabels[group],
      let use = VCardLabel.Use(apple: word)
    {
      usedGroups.insert(group)
      return use
    }
    if property.name == "TEL", types.contains("cell") || types.contains("iphone") {
      return .mobile
    }
    if types.contains("work") { return .work }
    return types.contains("home") ? .home : .other
  }
}

extension VCardLabel {
  /// Removes the group unless lines that are kept have it, too.
  fileprivate mutating func keepGroup(in groups: Set<String>) {
    if let group, !groups.contains(group) { self.group = nil }
  }
}
