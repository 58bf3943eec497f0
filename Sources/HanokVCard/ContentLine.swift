/// A property of a vCard in its parts: `group.NAME;parameter=value:value`.
struct ContentLine {
  /// A parameter; in vCard 2.1 a value may have no name, as in `TEL;HOME:`.
  struct Parameter: Hashable {
    let name: String
    let values: [String]
  }

  /// The number of the line in the file, from 1.
  let number: Int
  /// The name that groups properties; Apple's labels use it.
  let group: String?
  /// The name as it is in the file.
  let spelling: String
  /// The name in upper case.
  let name: String
  /// The parameters, with names in upper case.
  let parameters: [Parameter]
  /// The bytes after the colon, as they are in the file.
  let value: ArraySlice<UInt8>

  /// - Returns: nil without a name or a colon.
  init?(_ line: ContentLines.Line) {
    guard let colon = Self.colon(in: line.bytes) else { return nil }
    let header = Self.split(line.bytes[..<colon], at: UInt8(ascii: ";"), quoting: true)
    guard let first = header.first else { return nil }
    let path = String(decoding: first, as: UTF8.self).split(separator: ".")
    guard let name = path.last, name.utf8.allSatisfy(Self.isNameByte) else { return nil }
    number = line.number
    group = path.count > 1 ? String(path[0]) : nil
    spelling = String(name)
    self.name = name.uppercased()
    parameters = header.dropFirst().compactMap(Self.parameter)
    value = line.bytes[(colon + 1)...]
  }

  /// Returns the values of the parameters with a name, in lower case.
  func values(of name: String) -> [String] {
    parameters.filter { $0.name == name }.flatMap { $0.values.map { $0.lowercased() } }
  }

  /// The types of the property, in each of the three notations.
  var types: Set<String> {
    Set(
      parameters.filter { ["TYPE", ""].contains($0.name) }.flatMap(\.values).map { $0.lowercased() }
    )
  }

  /// The value's rank among others of its kind: the lowest is first (RFC 6350, 5.3).
  var preference: Int {
    let named = values(of: "PREF").compactMap { Int($0) }.min()
    return named ?? (types.contains("pref") ? 1 : Self.noPreference)
  }

  /// Whether the value has a rank.
  var isPreferred: Bool { preference < Self.noPreference }

  /// A rank after all preferences.
  private static let noPreference = 101

  /// The transfer encoding of the value.
  var encoding: Encoding {
    let names = Set(values(of: "ENCODING")).union(types)
    if names.contains("quoted-printable") { return .quotedPrintable }
    return names.isDisjoint(with: ["b", "base64"]) ? .plain : .base64
  }

  /// The encodings of RFC 2425 and of vCard 2.1.
  enum Encoding {
    case plain
    case quotedPrintable
    case base64
  }
}

extension ContentLine {
  /// Returns the index of the first unquoted colon.
  private static func colon(in bytes: [UInt8]) -> Int? {
    var isQuoted = false
    for (place, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: ":"), !isQuoted { return place }
    }
    return nil
  }

  private static func split(
    _ bytes: ArraySlice<UInt8>, at separator: UInt8, quoting: Bool
  ) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var isQuoted = false
    for place in bytes.indices {
      if bytes[place] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if bytes[place] == separator, !isQuoted {
        parts.append(bytes[start..<place])
        start = place + 1
      }
    }
    return parts + [bytes[start...]]
  }

  private static func parameter(_ bytes: ArraySlice<UInt8>) -> Parameter? {
    if bytes.isEmpty { return nil }
    guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")) else {
      return Parameter(name: "", values: [String(decoding: bytes, as: UTF8.self)])
    }
    let name = String(decoding: bytes[..<equals], as: UTF8.self).uppercased()
    let values = split(bytes[(equals + 1)...], at: UInt8(ascii: ","), quoting: true)
      .map { String(decoding: $0.withoutQuotes, as: UTF8.self) }
    // vCard 4 quotes lists of types and of texts as a whole: TYPE="home,voice".
    let isList = ["TYPE", "SORT-AS"].contains(name)
    let parts = isList ? values.flatMap { $0.split(separator: ",").map(String.init) } : values
    return Parameter(name: name, values: parts.map(\.uncircumflexed))
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var withoutQuotes: ArraySlice<UInt8> {
    let isQuoted = count > 1 && first == UInt8(ascii: "\"") && last == UInt8(ascii: "\"")
    return isQuoted ? dropFirst().dropLast() : self
  }
}

extension String {
  /// A parameter's value with the circumflex escapes of RFC 6868 decoded.
  fileprivate var uncircumflexed: String {
    guard contains("^") else { return self }
    var text = ""
    var isEscaped = false
    for character in self {
      if !isEscaped, character == "^" {
        isEscaped = true
        continue
      }
      switch character {
      case "n" where isEscaped: text += "\n"
      case "'" where isEscaped: text += "\""
      case "^": text += "^"
      default: text += isEscaped ? "^\(character)" : String(character)
      }
      isEscaped = false
    }
    return isEscaped ? text + "^" : text
  }
}
