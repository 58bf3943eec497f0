package import HanokTerminal

/// The colors of pictures of screens: the terminal's own ones, and the colors around the screens.
package nonisolated struct PageColors: Hashable, Sendable {
  /// The text's color, and the background's.
  package let text, ground: String
  /// The color of a screen's caption.
  package let caption: String
  /// The page's color around the screens; nil for a transparent picture.
  package let page: String?
  /// The sixteen colors of the palette that a terminal's user sets.
  private let sixteen: [String]

  private static let darkSixteen = [
    "#3a3a3a", "#ff6b6b", "#7ac87a", "#e0c060", "#6ea8fe", "#d08ce0", "#5cc8d0", "#c8c8c8",
    "#8a8a8a", "#ff8f8f", "#98e098", "#f0d880", "#90c0ff", "#e0a8f0", "#80e0e8", "#ffffff",
  ]

  private static let lightSixteen = [
    "#1c1c1c", "#b3261e", "#1e7a34", "#805a00", "#1f5fbf", "#8a3ea8", "#0a6e78", "#5f6368",
    "#5c5c5c", "#c9372c", "#2a8a42", "#946800", "#2a6fd0", "#9b4dbb", "#0f7f8a", "#24292f",
  ]

  /// Dark screens on a gray page.
  package static let report = PageColors(
    text: "#dcdcdc", ground: "#1c1c1c", caption: "#ffffff", page: "#3a3a3a", sixteen: darkSixteen)
  /// Dark screens on a dark page.
  package static let dark = PageColors(
    text: "#dcdcdc", ground: "#1c1c1c", caption: "#9ea7b3", page: nil, sixteen: darkSixteen)
  /// Light screens on a light page.
  package static let light = PageColors(
    text: "#24292f", ground: "#f3f4f6", caption: "#57606a", page: nil, sixteen: lightSixteen)

  /// Returns the colors of a style; nil for the background of the page's screens.
  package func colors(of style: Style) -> (text: String, ground: String?) {
    let text = hex(style.foreground) ?? self.text
    let ground = hex(style.background)
    return style.attributes.contains(.reverse) ? (ground ?? self.ground, text) : (text, ground)
  }

  private func hex(_ color: Color) -> String? {
    switch color.kind {
    case .default: nil
    case .palette(let index) where index < 16: sixteen[Int(index)]
    case .palette, .rgb:
      color.parts.map { Self.hex($0.0) + Self.hex($0.1) + Self.hex($0.2) }.map { "#\($0)" }
    }
  }

  private static func hex(_ part: UInt8) -> String {
    (part < 16 ? "0" : "") + String(part, radix: 16)
  }
}

nonisolated extension String {
  /// The text as the content or an attribute of HTML and XML, without characters that XML can't have.
  package var escapedForMarkup: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n": text.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
