import HanokTerminal
import HanokUnicode

/// The order in which terminals show the cells of a row, by what is known of each.
enum EmulatedOrder {
  /// xterm, rxvt and Alacritty show cells as they are.
  static func asSent(_ cells: [String], _ styles: [Style]) -> [String] { cells }

  /// Konsole orders the cells of each style by UAX #9, in a paragraph from left to right.
  static func ofKonsole(_ cells: [String], _ styles: [Style]) throws -> [String] {
    var shown: [String] = []
    var start = 0
    while start < cells.count {
      var end = start + 1
      while end < cells.count, styles[end] == styles[start] { end += 1 }
      shown += try ordered(Array(cells[start..<end]))
      start = end
    }
    return shown
  }

  private static func ordered(_ cells: [String]) throws -> [String] {
    let paragraph = try BidiParagraph(cells.joined(), direction: .leftToRight)
    var offsets: [Int: String] = [:]
    var offset = 0
    for cell in cells where !cell.isEmpty {
      offsets[offset] = cell
      offset += cell.utf8.count
    }
    return paragraph.runs(in: 0..<offset).flatMap { run in
      let clusters = run.range.compactMap { offsets[$0] }
      return run.level.isMultiple(of: 2) ? clusters : clusters.reversed().map(mirrored)
    }
  }

  /// kitty gives HarfBuzz the cells of one font between blanks, which draws all of them from right
  /// to left if the first one with a script is written so.
  ///
  /// Its font has Latin letters, and Arabic ones as DejaVu Sans Mono does, or else they are
  /// another's, such as Noto's; Hebrew and wide ones are always another's.
  static func ofKitty(
    _ cells: [String], _ styles: [Style], hasArabicLetters: Bool = true
  ) -> [String] {
    func font(_ x: Int) -> Font { self.font(cells[x], hasArabicLetters) }
    let faces = styles.map { $0.attributes.intersection([.bold, .italic]) }
    var shown: [String] = []
    var start = 0
    while start < cells.count {
      var end = start + 1
      while end < cells.count, font(end) == font(start), faces[end] == faces[start] {
        end += 1
      }
      let run = Array(cells[start..<end])
      let first = run.lazy.flatMap(\.unicodeScalars).map(ScriptDirection.init).first { $0 != .none }
      let isReversed = font(start) != .none && first == .rightToLeft
      shown += isReversed ? run.reversed().map(mirrored) : run
      start = end
    }
    return shown
  }

  private enum Font {
    case none
    case usual
    case arabic
    case hebrew
    case wide
  }

  private static func font(_ cell: String, _ hasArabicLetters: Bool) -> Font {
    guard let scalar = cell.unicodeScalars.first, scalar != " " else { return .none }
    if CellWidth.of(cell) == 2 { return .wide }
    let isArabic = (0x600..<0x780).contains(scalar.value) || scalar.value >= 0xFB50
    if isArabic, !hasArabicLetters { return .arabic }
    return (0x590..<0x600).contains(scalar.value) ? .hebrew : .usual
  }

  private static func mirrored(_ cell: String) -> String {
    String(String.UnicodeScalarView(cell.unicodeScalars.map(\.mirrored)))
  }
}
