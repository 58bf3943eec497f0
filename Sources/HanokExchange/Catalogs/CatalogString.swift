import HanokLocalization
import HanokUnicode

/// A string of a catalog in one language: a format, and the texts that count in it.
struct CatalogString {
  /// A text that counts: `%#@files@`.
  struct Substitution {
    /// The number of its argument, from 1, or nil for the next one.
    var position: Int?
    /// The conversion of its number, such as `lld`.
    var specifier: String
    /// The texts by plural category.
    var forms: [PluralCategory: String]
  }

  /// The format.
  var format: String
  /// The texts that count, by their names.
  var substitutions: [String: Substitution] = [:]

  /// The reason why a string becomes no message.
  enum Failure: Error {
    case conversion(String)
    case attribute(String)
    case control(Unicode.Scalar)
    case invalid
  }

  /// Whether it has no text at all.
  var isEmpty: Bool {
    substitutions.isEmpty
      ? format.isEmpty : substitutions.values.allSatisfy { $0.forms.values.allSatisfy(\.isEmpty) }
  }

  /// The names that the string's own substitutions give to the arguments, by their numbers.
  var names: [Int: String] { (try? CatalogStructure(self))?.names ?? [:] }

  /// Returns the message in a language.
  ///
  /// - Parameter names: The names of the arguments, by their numbers; the others are `arg1`, `arg2`.
  func message(
    in language: LanguageTag, _ plurals: PluralSampleCache, names: [Int: String]? = nil
  ) throws(Failure) -> String {
    let structure = try CatalogStructure(self)
    var writer = CatalogMessage(
      structure, names: names ?? structure.names,
      categories: plurals[language, .cardinal].categories)
    return try writer.message()
  }
}

/// What a catalog's string counts: its substitutions by the numbers of their arguments.
struct CatalogStructure {
  let string: CatalogString
  /// The numbers of the arguments that are counted, in the order of their first use.
  private(set) var order: [Int] = []
  /// The number of each substitution's argument.
  private(set) var positions: [String: Int] = [:]
  /// The substitutions in the order of their first use.
  private var substitutions: [(name: String, position: Int)] = []
  private var nextPosition = 1

  /// The greatest depth of texts within texts.
  static let depthLimit = 8

  init(_ string: CatalogString) throws(CatalogString.Failure) {
    self.string = string
    try collect(string.format, depth: 0)
  }

  /// Finds the substitutions of a format and of the texts in it.
  private mutating func collect(_ text: String, depth: Int) throws(CatalogString.Failure) {
    if let attribute = text.inflection { throw .attribute(attribute) }
    let format = PrintfFormat(text)
    if let unknown = format.unknown { throw .conversion(unknown) }
    guard depth < Self.depthLimit else { throw .invalid }
    for part in format.parts {
      guard case .substitution(let name, let position) = part else {
        if case .conversion(let conversion) = part, conversion.position == nil, depth == 0 {
          nextPosition += 1
        }
        continue
      }
      guard let substitution = string.substitutions[name] else { throw .invalid }
      guard positions[name] == nil else { continue }
      let number = position ?? substitution.position ?? nextPosition
      if position == nil, substitution.position == nil { nextPosition += 1 }
      positions[name] = number
      substitutions.append((name, number))
      if !order.contains(number) { order.append(number) }
      for category in PluralCategory.allCases {
        guard let text = substitution.forms[category] else { continue }
        try collect(text, depth: depth + 1)
      }
    }
  }

  /// The names of the substitutions as names of variables, by the numbers of their arguments.
  ///
  /// Of two substitutions of one argument, the first one names it.
  var names: [Int: String] {
    var names: [Int: String] = [:]
    for (name, position) in substitutions where !name.isEmpty && names[position] == nil {
      let name = Self.identifier(name)
      // Another argument could be called so.
      let isNumbered = name.hasPrefix("arg") && name.dropFirst(3).allSatisfy(\.isNumber)
      if !isNumbered, !names.values.contains(name) { names[position] = name }
    }
    return names
  }

  private static func identifier(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar in
      let isName = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_"
      return isName ? scalar : "_"
    }
    let isNumber = scalars.first.map { ("0"..."9").contains($0) } == true
    return (isNumber ? "_" : "") + String(String.UnicodeScalarView(scalars))
  }

  /// Returns the substitutions of an argument.
  func substitutions(of position: Int) -> [CatalogString.Substitution] {
    substitutions.filter { $0.position == position }.compactMap { string.substitutions[$0.name] }
  }
}

extension String {
  /// The first text that Foundation would inflect, `^[one apple](inflect: true)`, or nil without one.
  fileprivate var inflection: String? {
    let bytes = Array(utf8)
    guard let start = bytes.firstRange(of: Array("^[".utf8)),
      let middle = bytes[start.upperBound...].firstRange(of: Array("](".utf8)),
      let end = bytes[middle.upperBound...].firstIndex(of: UInt8(ascii: ")")),
      bytes[middle.upperBound..<end].contains(UInt8(ascii: ":"))
    else { return nil }
    return String(decoding: bytes[start.lowerBound...end], as: UTF8.self)
  }
}
