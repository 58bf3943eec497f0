import Hanok
import HanokTerminal
import HanokUnicode

/// Sentences in lines of a terminal.
nonisolated enum WrappedWords {
  /// Returns the lines of a text, without breaks in typed text such as `Asia/Seoul`, `--json`, and
  /// `hanok add de` at the end.
  ///
  /// - Parameter width: The width of a line, in cells.
  static func lines(of text: String, width: Int, in language: LanguageTag) -> [String] {
    let bytes = Array(text.utf8)
    let layout = TextLayout(
      AttributedText(solid(bytes)), width: width, rules: TextLayout.Rules(language: language))
    return layout.lines.map { line in
      let end = bytes[line.range].lastIndex { $0 != UInt8(ascii: " ") }
      return String(decoding: end.map { bytes[line.range.lowerBound...$0] } ?? [], as: UTF8.self)
    }
  }

  /// Returns the text with a letter for each ASCII sign before another ASCII character.
  ///
  /// No line breaks between letters. Signs that no line breaks after stay.
  private static func solid(_ bytes: [UInt8]) -> String {
    let signs = Set("!#$%&)*+,-./:;<=>?@\\]^_`|}~".utf8)
    var solid = bytes.indices.map { index in
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      return signs.contains(bytes[index]) && (0x21...0x7E).contains(next)
        ? UInt8(ascii: "x") : bytes[index]
    }
    for index in commandSpaces(in: bytes) { solid[index] = UInt8(ascii: "x") }
    return String(decoding: solid, as: UTF8.self)
  }

  /// Returns the spaces of a command with at most two words after its name, at the end of a text.
  private static func commandSpaces(in bytes: [UInt8]) -> [Int] {
    let name = Array("hanok ".utf8)
    let start = bytes.indices.last { bytes[$0...].starts(with: name) }
    let spaces = bytes.indices.suffix(from: start ?? bytes.endIndex)
      .filter { bytes[$0] == UInt8(ascii: " ") }
    return spaces.count <= 2 ? spaces : []
  }
}
