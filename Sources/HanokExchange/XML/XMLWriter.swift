/// Writes a document of XML, indented but for elements with text.
struct XMLWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var open: [String] = []

  /// Opens an element on a line of its own.
  mutating func start(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) {
    text += indent + Self.tag(name, attributes) + ">\n"
    open.append(name)
  }

  /// Closes the innermost element.
  mutating func end() {
    guard let name = open.popLast() else { return }
    text += indent + "</\(name)>\n"
  }

  /// Writes an element with content on a line.
  mutating func line(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ content: String
  ) {
    text += indent + Self.element(name, attributes, content) + "\n"
  }

  /// Returns an element with content.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?>, _ content: String = ""
  ) -> String {
    tag(name, attributes) + (content.isEmpty ? "/>" : ">\(content)</\(name)>")
  }

  private static func tag(
    _ name: String, _ attributes: KeyValuePairs<String, String?>
  ) -> String {
    let pairs = attributes.compactMap { name, value in
      value.map { " \(name)=\"\(escaped($0, isAttribute: true))\"" }
    }
    return "<" + name + pairs.joined()
  }

  private var indent: String { String(repeating: "  ", count: open.count) }

  /// Returns text as it is written; a character that XML can't have becomes U+FFFD.
  static func escaped(_ text: String, isAttribute: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where isAttribute: result += "&quot;"
      case "\r": result += "&#13;"
      case "\n" where isAttribute: result += "&#10;"
      case "\t" where isAttribute: result += "&#9;"
      default: result.unicodeScalars.append(scalar.isInXML ? scalar : "\u{FFFD}")
      }
    }
    return result
  }
}
