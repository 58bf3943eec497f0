/// Text as a Swift string literal, right for any content.
///
/// What can't stand for itself in source code, or would be changed there, is written as an escape:
/// control characters, returns, and the direction controls that make code read other than it is.
struct SwiftLiteral: CustomStringConvertible {
  private let text: String

  init(_ text: String) { self.text = text }

  var description: String {
    text.contains("\n") ? block : "\"" + escaped(text, backslash: "\\") + "\""
  }

  /// A raw literal over several lines, with as many number signs as keep its content literal.
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
