package import HanokTerminal

/// The colours of a terminal on a page, where nobody has set them.
package enum PageColors {
  /// The text's colour, and the background's.
  package static let (text, ground) = ("#dcdcdc", "#1c1c1c")

  /// The sixteen colours of the palette that a terminal's user sets.
  private static let sixteen = [
    "#3a3a3a", "#ff6b6b", "#7ac87a", "#e0c060", "#6ea8fe", "#d08ce0", "#5cc8d0", "#c8c8c8",
    "#8a8a8a", "#ff8f8f", "#98e098", "#f0d880", "#90c0ff", "#e0a8f0", "#80e0e8", "#ffffff",
  ]

  /// Returns the colours of a style; nil for the background of the page's screens.
  package static func colors(of style: Style) -> (text: String, ground: String?) {
    let text = hex(style.foreground) ?? Self.text
    let ground = hex(style.background)
    return style.attributes.contains(.reverse) ? (ground ?? Self.ground, text) : (text, ground)
  }

  private static func hex(_ color: Color) -> String? {
    switch color.kind {
    case .default: nil
    case .palette(let index) where index < 16: sixteen[Int(index)]
    case .palette, .rgb: color.parts.map { hex($0.0) + hex($0.1) + hex($0.2) }.map { "#\($0)" }
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
