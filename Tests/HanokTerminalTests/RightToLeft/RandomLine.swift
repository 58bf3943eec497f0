import HanokTerminal
import HanokTesting
import HanokUnicode

/// A random line of several languages in visual order, as a screen of one row.
struct RandomLine {
  let text: String
  let screen: Screen

  private static let words = [
    "السلام", "عليكم", "سلا", "لا", "الإسلام", "مُحَمَّد", "بيت", "قلأ", "لَآ", "(ملف)", "«نعم»",
    "سؤال؟",
    "فارسی", "می\u{200C}خواهم", "گچپژ", "کتاب،", "۱۲۳", "ٹڈڑ", "ہے", "ں", "٤٥٦", "٤٥-٦٧", "٪٥",
    "سلام123", "١٫٢\u{A0}ألف", "٥\u{202F}٪", "9\u{A0}م",
    "שלום", "עולם!", "(שָׁלוֹם)", "12", "3.5", "[x]", "abc", "Wi-Fi", "a(b)c", "한글", "漢字", "-", "…",
    "*",
  ]
  private static let styles: [Style] = [
    .plain, .plain, .plain, Style(attributes: .bold), Style(foreground: .red),
    Style(attributes: .dim),
  ]

  /// Creates a line of at most 60 cells.
  init(_ random: inout SeededGenerator) throws {
    let count = Int.random(in: 1...6, using: &random)
    text = (0..<count).map { _ in Self.words.randomElement(using: &random) ?? "" }.joined(
      separator: " ")
    var screen = Screen(size: Size(width: 60, height: 1))
    let start = Int.random(in: 0...6, using: &random)
    screen.write(
      try Self.visualOrder(text, isRightToLeft: Bool.random(using: &random)).map {
        VisibleCluster($0)
      }, at: Point(x: start, y: 0), style: .plain, clip: screen.bounds)
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let style = Self.styles.randomElement(using: &random) ?? .plain
      let place = Rect(
        x: .random(in: 0..<50, using: &random), y: 0, width: .random(in: 1...9, using: &random),
        height: 1)
      screen.restyle(place) { _ in style }
    }
    self.screen = screen
  }

  /// Whether an ASCII digit and an Arabic letter or sign are neighbours: no order of their word is
  /// right for all fonts.
  var hasDigitBesideArabic: Bool {
    let scalars = (0..<screen.size.width).map {
      screen.cluster(x: $0, y: 0).unicodeScalars.first?.value ?? 0x20
    }
    func isDigit(_ scalar: UInt32) -> Bool { (0x30...0x39).contains(scalar) }
    func isArabic(_ scalar: UInt32) -> Bool { (0x600..<0x780).contains(scalar) }
    return zip(scalars, scalars.dropFirst())
      .contains { isDigit($0) && isArabic($1) || isArabic($0) && isDigit($1) }
  }

  /// Returns the clusters of a text from left to right (UAX #9).
  private static func visualOrder(_ text: String, isRightToLeft: Bool) throws -> [String] {
    let paragraph = try BidiParagraph(text, direction: isRightToLeft ? .rightToLeft : .leftToRight)
    return paragraph.runs(in: 0..<text.utf8.count).flatMap { run in
      let start = text.utf8.index(text.startIndex, offsetBy: run.range.lowerBound)
      let end = text.utf8.index(text.startIndex, offsetBy: run.range.upperBound)
      let clusters = Array(TextClusters(text[start..<end])).map(String.init)
      if run.level.isMultiple(of: 2) { return clusters }
      return clusters.reversed().map { cluster in
        String(String.UnicodeScalarView(cluster.unicodeScalars.map(\.mirrored)))
      }
    }
  }

  /// Returns the letters of cells, in which a lam and an alef are one however they were written.
  static func letters(_ cells: [String]) -> [String] {
    var cells = cells.map { letters(of: $0) }
    for x in cells.indices.dropLast() where isLam(cells[x + 1]) && isAlef(cells[x]) {
      cells[x] = sorted(cells[x + 1] + cells[x])
      cells[x + 1] = ""
    }
    for x in cells.indices where cells[x].unicodeScalars.contains("\u{644}") {
      // The other cell of a ligature is blank, or joins it to the letter at its right.
      let right = x + 1 < cells.count ? cells[x + 1] : ""
      guard cells[x].unicodeScalars.contains(where: { isAlef(String($0)) }) else { continue }
      cells[x] = sorted(cells[x])
      if right == "\u{640}" || right == " " && (x == 0 || cells[x - 1] != " ") {
        cells[x + 1] = ""
      } else if right != "", x > 0, cells[x - 1] == " " {
        (cells[x - 1], cells[x]) = (cells[x], "")
      }
    }
    return cells.filter { !$0.isEmpty }
  }

  private static func letters(of cell: String) -> String {
    cell == " " ? cell : String(cell.unicodeScalars.filter { $0 != "\u{200E}" }).folded
  }

  /// The letters of a ligature come in one order, and their marks in another.
  private static func sorted(_ ligature: String) -> String {
    String(String.UnicodeScalarView(ligature.unicodeScalars.sorted()))
  }

  private static func isLam(_ cell: String) -> Bool {
    cell.unicodeScalars.first == "\u{644}" && cell.unicodeScalars.filter { !isMark($0) }.count == 1
  }

  private static func isAlef(_ cell: String) -> Bool {
    cell.unicodeScalars.first.map { [0x622, 0x623, 0x625, 0x627].contains($0.value) } == true
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .nonspacingMark
  }
}
