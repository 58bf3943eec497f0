/// Writes contacts as vCards of version 4 (RFC 6350).
public struct VCardWriter: Sendable {
  /// The maximum length of a line in bytes, without its end (RFC 6350, section 3.2).
  private static let lineLimit = 75

  /// Creates a writer.
  public init() {}

  /// Returns the card of a contact.
  public func card(of contact: VCardContact) -> String {
    var card = ""
    for line in ["BEGIN:VCARD", "VERSION:4.0"] + properties(of: contact) + ["END:VCARD"] {
      Self.append(line, to: &card)
    }
    return card
  }

  private func properties(of contact: VCardContact) -> [String] {
    var lines = nameLines(of: contact)
    if !contact.organization.isEmpty { lines.append("ORG:\(contact.organization.escapedForCard)") }
    if let birthday = contact.birthday { lines.append("BDAY:\(birthday.cardText)") }
    lines += entryLines(of: contact)
    if !contact.note.isEmpty { lines.append("NOTE:\(contact.note.escapedForCard)") }
    return lines + contact.unmapped
  }

  private func entryLines(of contact: VCardContact) -> [String] {
    func line(_ name: String, _ label: VCardLabel, _ rest: String) -> String {
      let group = label.group.map { "\($0)." } ?? ""
      let rank = label.preference.map { ";PREF=\($0)" } ?? ""
      return "\(group)\(name)\(Self.type(of: label.use))\(rank)\(rest)"
    }
    return contact.phones.map { line("TEL", $0.label, ":\($0.text.escapedForCard)") }
      + contact.emails.map { line("EMAIL", $0.label, ":\($0.text.escapedForCard)") }
      + contact.addresses.map { line("ADR", $0.label, addressText($0)) }
  }

  /// The name that each card needs (RFC 6350, section 6.2.1).
  private func shownName(of contact: VCardContact) -> String {
    if !contact.formattedName.isEmpty { return contact.formattedName }
    let name = contact.name
    let parts = [name.prefix, name.given, name.middle, name.family, name.suffix]
      .filter { !$0.isEmpty }
    return parts.isEmpty ? contact.organization : parts.joined(separator: " ")
  }

  private func nameLines(of contact: VCardContact) -> [String] {
    let name = contact.name
    var lines: [String] = []
    // A formatted name that differs from its parts is among the unmapped lines.
    if !contact.unmapped.contains(where: { $0.hasPrefix("FN:") }) {
      lines.append("FN:\(shownName(of: contact).escapedForCard)")
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

  private func sortParameter(of name: VCardName) -> String {
    if name.familyReading.isEmpty { return "" }
    let texts = [name.familyReading, name.givenReading].filter { !$0.isEmpty }
    // The list is quoted as a whole, so that its texts can't have commas.
    let list = texts.map { $0.replacing(",", with: " ").circumflexed }.joined(separator: ",")
    return ";SORT-AS=\"\(list)\""
  }

  /// Returns the letters of an address's country, a parameter, and its parts.
  private func addressText(_ address: VCardAddress) -> String {
    let letters = address.countryLetters.map { ";CC=\($0.parameterValue)" } ?? ""
    var parts = [
      "", address.extended, address.street, address.locality, address.region, address.postalCode,
      address.country,
    ]
    if !address.district.isEmpty {
      parts += Array(repeating: "", count: VCardAddress.districtPlace - parts.count)
      parts.append(address.district)
    }
    let value = parts.map(\.escapedForCard).joined(separator: ";")
    return "\(letters):\(value)"
  }

  private static func type(of use: VCardLabel.Use) -> String {
    switch use {
    case .home: ";TYPE=home"
    case .work: ";TYPE=work"
    case .mobile: ";TYPE=cell"
    case .other: ""
    }
  }

  /// Adds a line in pieces of 75 bytes, all but the first after a space; characters stay whole.
  private static func append(_ line: String, to card: inout String) {
    var rest = line.utf8[...]
    var limit = lineLimit
    while rest.count > limit {
      var end = rest.index(rest.startIndex, offsetBy: limit)
      // The other bytes of a character begin with the bits 10.
      while rest[end] & 0xC0 == 0x80 { end = rest.index(before: end) }
      card += Substring(rest[..<end])
      card += "\r\n "
      rest = rest[end...]
      limit = lineLimit - 1
    }
    card += Substring(rest)
    card += "\r\n"
  }
}
