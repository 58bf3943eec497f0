/// The name of a unit in a file: the key, and the keys of the variant, with bars between.
///
/// `question.title`, `score|one`, `size|0|other`. A bar, a backslash or a control character of a
/// key has a backslash before it.
package struct UnitName: Hashable, Sendable {
  /// The key of the message.
  package let key: String
  /// The name of the variant, or nil for the whole message.
  package let variant: String?

  /// Creates a name.
  package init(key: String, variant: String?) {
    self.key = key
    self.variant = variant
  }

  /// Reads a name; a text that no name is written as is a key.
  package init(_ text: String) {
    var parts: [String] = [""]
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      switch scalar {
      case "|": parts.append("")
      case "\\":
        switch scalars.next() {
        case "u":
          var digits = ""
          while let digit = scalars.next(), digit != ";" { digits.unicodeScalars.append(digit) }
          if let value = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
            parts[parts.count - 1].unicodeScalars.append(value)
          }
        case let next?: parts[parts.count - 1].unicodeScalars.append(next)
        case nil: parts[parts.count - 1] += "\\"
        }
      default: parts[parts.count - 1].unicodeScalars.append(scalar)
      }
    }
    key = parts[0]
    variant = parts.count == 1 ? nil : Self.joined(parts.dropFirst())
  }

  /// The name as text.
  package var text: String {
    let key = Self.escaped(key)
    return variant.map { key + "|" + $0 } ?? key
  }

  /// Returns the name of a variant from the texts of its keys.
  static func joined(_ keys: some Sequence<String>) -> String {
    keys.map(escaped).joined(separator: "|")
  }

  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "|", "\\": result.append(contentsOf: ["\\", scalar])
      case _ where scalar.value < 0x20 || [0x7F, 0xFFFE, 0xFFFF].contains(scalar.value):
        result.append(contentsOf: "\\u\(String(scalar.value, radix: 16));".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
