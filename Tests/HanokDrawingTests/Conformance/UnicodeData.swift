import HanokTesting

/// The tables that Unicode tests implementations with, as Debian's package `unicode-data` installs
/// them.
enum UnicodeData {
  /// The version of the tables, such as `15.0.0`; nil without tables.
  static let version = lineBreakTest.text.flatMap { text -> String? in
    let title = text.prefix { $0 != "\n" }.drop { $0 != "-" }.dropFirst()
    return title.hasSuffix(".txt") ? String(title.dropLast(4)) : nil
  }

  static let graphemeBreakTest = file("auxiliary/GraphemeBreakTest")
  static let lineBreakTest = file("auxiliary/LineBreakTest")
  static let bidiCharacterTest = file("BidiCharacterTest")

  /// Whether they can be read; `make dependencies` installs them where it may.
  static var isInstalled: Bool {
    [graphemeBreakTest, lineBreakTest, bidiCharacterTest].allSatisfy(\.isReadable)
  }

  private static func file(_ name: String) -> TextFile {
    TextFile(path: "/usr/share/unicode/\(name).txt")
  }
}

/// A text with its breaks, as `÷ 0061 × 0308 ÷`.
struct BreakCase {
  let text: String
  /// Where a break is, in UTF-8 bytes, the beginning left out.
  private(set) var breaks: [Int] = []

  /// Reads a line of a test table; nil where it is none.
  init?(_ line: String) {
    var scalars = String.UnicodeScalarView()
    var offset = 0
    for part in line.split(whereSeparator: \.isWhitespace) {
      switch part {
      case "÷": if offset > 0 { breaks.append(offset) }
      case "×": break
      default:
        guard let scalar = UInt32(part, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
        scalars.append(scalar)
        offset += String(scalar).utf8.count
      }
    }
    text = String(scalars)
  }
}
