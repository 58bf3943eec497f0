/// Text as a Swift string literal, valid for any content.
///
/// Characters that source code can't contain, or that would change it, are escaped: control
/// characters, carriage returns, and the direction controls that change the visual order of code.
struct SwiftLiteral: CustomStringConvertible {
  private let text: String

  init(_ text: String) { self.text = text }

  var description: String {
    text.contains("\n") ? block : "\"" + escaped(text, backslash: "\\") + "\""
  }

  /// A raw literal of several lines, with enough number signs to keep its content literal.
  private var block: String {
    let signs = String(repeating: "#", count: longestRunOfSigns + 1)
    let content = text.unicodeScalars.map { scalar in
      Self.isPlain(scalar) ? String(scalar) : "\\\(signs)u{\(String(scalar.value, radix: 16))}"
    }
    return "\(signs)\"\"\"\n\(content.joined())\n\"\"\"\(signs)"
  }

  private var longestRunOfSigns: Int {
    var (longest, run) = (0, 0)
    for scalar in text.unicodeScalars {
      run = scalar == "#" ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  private func escaped(_ text: String, backslash: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": backslash + String(scalar)
      case let scalar where Self.isPlain(scalar): String(scalar)
      default: "\(backslash)u{\(String(scalar.value, radix: 16))}"
      }
    }
    .joined()
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar == "\n" || scalar == "\t"
    case .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: false
    default: true
    }
  }
}
