import HanokUnicode

/// A unit with the names that it has in its file.
struct NamedUnit {
  /// Its identifier, which no other unit of the file has.
  let id: String
  /// The text of its ``UnitName``.
  let name: String
  let unit: ExchangeUnit
  let message: ExchangeMessage

  /// Writes the messages of a file: each unit, with a group around the units of a message with variants.
  ///
  /// - Parameters:
  ///   - attribute: The attribute with the name of a group.
  ///   - write: Writes the element of a unit.
  static func write(
    _ messages: [ExchangeMessage], naming attribute: String, to writer: inout XMLWriter,
    unit write: (NamedUnit, inout XMLWriter) -> Void
  ) {
    var identifiers = UnitIdentifiers()
    for message in messages {
      if message.isGrouped {
        let name = UnitName(key: message.key, variant: nil)
        writer.start("group", ["id": identifiers.next(name), attribute: name.text])
      }
      for unit in message.units {
        let name = UnitName(key: message.key, variant: unit.variant)
        write(
          NamedUnit(id: identifiers.next(name), name: name.text, unit: unit, message: message),
          &writer)
      }
      if message.isGrouped { writer.end() }
    }
  }
}

/// Identifiers of units: their names, in the letters of an XML name token, each once in its file.
struct UnitIdentifiers {
  private var used: Set<String> = []
  /// The number of the last identifier that begins with a text.
  private var counts: [String: Int] = [:]

  mutating func next(_ name: UnitName) -> String {
    let parts = [name.key] + (name.variant.map { [$0] } ?? [])
    let text = parts.joined(separator: "-").unicodeScalars.map { scalar in
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      let isToken =
        isLetter || ("0"..."9").contains(scalar) || ".-_".unicodeScalars.contains(scalar)
      return isToken ? String(scalar) : scalar == "|" ? "-" : scalar == "*" ? "any" : "_"
    }.joined()
    let base = text.isEmpty ? "u" : text
    // Keys without Latin letters are often one identifier.
    var (id, count) = (base, counts[base] ?? 1)
    while !used.insert(id).inserted {
      count += 1
      id = "\(base)-\(count)"
    }
    counts[base] = count
    return id
  }
}

extension ExchangeMessage {
  /// Whether its units are in a group.
  var isGrouped: Bool { units.count > 1 || units.first?.variant != nil }
}

extension LanguageTag {
  /// The tag as formats have it that know no Unicode extensions.
  var forExchange: String { description }
}
