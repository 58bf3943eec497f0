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
  /// The types of the property, in each of the three notations, in lower case.
  let types: [String]
  /// The value's rank among others of its kind: the lowest is first (RFC 6350, 5.3).
  let preference: Int
  /// The transfer encoding of the value.
  let encoding: Encoding
  /// The bytes after the colon, as they are in the file.
  let value: ArraySlice<UInt8>

  /// - Returns: nil without a name or a colon.
  init?(_ line: ContentLines.Line) {
    guard let header = Self.header(of: line.bytes), let first = header.first else { return nil }
    let path = line.bytes[first].split(separator: UInt8(ascii: "."))
    guard let name = path.last, name.allSatisfy(Self.isNameByte) else { return nil }
    number = line.number
    group = path.count > 1 ? String(decoding: path[0], as: UTF8.self) : nil
    spelling = String(decoding: name, as: UTF8.self)
    self.name = spelling.uppercased()
    parameters = header.dropFirst().compactMap { Self.parameter(line.bytes[$0]) }
    types = parameters.values(where: { $0 == "TYPE" || $0.isEmpty })
    let rank = parameters.values(where: { $0 == "PREF" }).compactMap { Int($0) }.min()
    preference = rank ?? (types.contains("pref") ? 1 : Self.noPreference)
    encoding = Encoding(parameters.values(where: { $0 == "ENCODING" }) + types)
    value = line.bytes[((header.last?.upperBound ?? 0) + 1)...]
  }

  /// Returns the values of the parameters with a name, in lower case.
  func values(of name: String) -> [String] { parameters.values(where: { $0 == name }) }

  /// Whether the value has a rank.
  var isPreferred: Bool { preference < Self.noPreference }

  /// A rank after all preferences.
  private static let noPreference = 101

  /// The encodings of RFC 2425 and of vCard 2.1.
  enum Encoding {
    case plain
    case quotedPrintable
    case base64

    /// Creates the encoding that has one of the names, which are in lower case.
    fileprivate init(_ names: [String]) {
      if names.contains("quoted-printable") {
        self = .quotedPrintable
      } else {
        self = names.contains("b") || names.contains("base64") ? .base64 : .plain
      }
    }
  }
}

extension ContentLine {
  /// The maximum number of bytes of a name and its parameters; without a bound, a line of semicolons
  /// would be a list of a hundred times its size.
  private static let headerLimit = 1 << 16

  /// Returns the name and the parameters before the first unquoted colon, or nil without a colon.
  private static func header(of bytes: [UInt8]) -> [Range<Int>]? {
    var parts: [Range<Int>] = []
    var start = 0
    var isQuoted = false
    for place in bytes.indices.prefix(headerLimit) {
      switch bytes[place] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ";") where !isQuoted:
        parts.append(start..<place)
        start = place + 1
      case UInt8(ascii: ":") where !isQuoted: return parts + CollectionOfOne(start..<place)
      default: break
      }
    }
    return nil
  }

  private static func split(_ bytes: ArraySlice<UInt8>, at separator: UInt8) -> [ArraySlice<UInt8>]
  {
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
    let values = split(bytes[(equals + 1)...], at: UInt8(ascii: ","))
      .map { String(decoding: $0.withoutQuotes, as: UTF8.self) }
    // vCard 4 quotes lists of types and of texts as a whole: TYPE="home,voice".
    let isList = name == "TYPE" || name == "SORT-AS"
    let parts =
      isList
      ? values.flatMap { $0.utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0)) } }
      : values
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

extension [ContentLine.Parameter] {
  /// Returns the values of the parameters with some names, in lower case.
  fileprivate func values(where isIncluded: (String) -> Bool) -> [String] {
    filter { isIncluded($0.name) }.flatMap { $0.values.map { $0.lowercased() } }
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
    guard utf8.contains(UInt8(ascii: "^")) else { return self }
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
