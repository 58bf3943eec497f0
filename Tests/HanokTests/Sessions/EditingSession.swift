import HanokTesting
import HanokUnicode
import HanokTerminal

@testable import Hanok
@testable import HanokDrawing

/// Somebody edits a text, scrolls it and resizes the window, at random but the same each time.
nonisolated struct EditingSession {
  private var random: SeededGenerator
  private let rules: TextLayout.Rules
  private let words: [String]
  private var lines: [String]
  private var top = 0
  private var cursorRow = 0
  /// What is to be seen.
  private(set) var screen: Screen

  init(language: String, words: [String]) throws {
    random = SeededGenerator(UInt64(language.utf8.reduce(7) { $0 * 31 + Int($1) }))
    rules = TextLayout.Rules(language: try LanguageTag(language))
    self.words = words
    screen = Screen(size: Size(width: 60, height: 14))
    lines = []
    for _ in 0..<80 { lines.append(sentence()) }
    draw()
  }

  /// What is written in three languages, with words of others in between.
  static let words: [String: [String]] = [
    "ko": ["모든", "인간은", "자유로우며,", "존엄과", "권리에", "“동등하다”.", "3.5%", "(Swift)", "漢字", "가", "😀"],
    "ja": ["すべての", "人間は、", "ｶﾞｷﾞ", "自由で", "「尊厳」", "権利と", "平等である。", "12", "Web", "パ", "ー", "🍣"],
    "ar": [
      "يولد", "جميعُ", "الناسِ", "أحرارًا", "(متساوين)", "في", "الكرامة", "١٢٫٥", "3:30", "Swift!",
      "،", "שלום",
    ],
  ]

  /// Does the next thing.
  mutating func step() {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: resize()
    case 1...4: top += Int.random(in: -5...5, using: &random)
    case 5: lines.insert(sentence(), at: anyLine())
    case 6 where lines.count > 1: lines.remove(at: anyLine())
    case 7...9: deleteCluster()
    default: insertWord()
    }
    top = max(0, min(top, lines.count - 1))
    draw()
  }

  private mutating func resize() {
    screen.resize(
      to: Size(
        width: .random(in: 12...90, using: &random), height: .random(in: 3...24, using: &random)))
  }

  private mutating func insertWord() {
    cursorRow = anyLine()
    let place = lines[cursorRow].indices.randomElement(using: &random) ?? lines[cursorRow].endIndex
    let word = words.randomElement(using: &random) ?? ""
    lines[cursorRow].insert(contentsOf: word, at: place)
  }

  private mutating func deleteCluster() {
    cursorRow = anyLine()
    guard let place = lines[cursorRow].indices.randomElement(using: &random) else { return }
    lines[cursorRow].remove(at: place)
  }

  /// Mostly one that is seen.
  private mutating func anyLine() -> Int {
    let seen = top..<min(lines.count, top + screen.size.height)
    return seen.randomElement(using: &random) ?? 0
  }

  private mutating func sentence() -> String {
    (0..<Int.random(in: 0...9, using: &random)).map { _ in
      words.randomElement(using: &random) ?? ""
    }.joined(separator: " ")
  }

  /// A title in the first row, then the lines that are seen.
  private mutating func draw() {
    screen.fill(screen.bounds, style: .plain)
    let bar = Rect(x: 0, y: 0, width: screen.size.width, height: 1)
    screen.fill(bar, style: Style(attributes: .reverse))
    write("\(top + 1) – \(words[0])", row: 0, style: Style(attributes: .reverse))
    for row in 1..<screen.size.height where lines.indices.contains(top + row - 1) {
      let number = top + row - 1
      let style = number.isMultiple(of: 5) ? Style(foreground: .green, attributes: .bold) : .plain
      write(lines[number], row: row, style: style)
    }
    let row = cursorRow - top + 1
    let isSeen = row > 0 && row < screen.size.height
    screen.cursor = isSeen ? Point(x: min(5, screen.size.width - 1), y: row) : nil
  }

  private mutating func write(_ text: String, row: Int, style: Style) {
    let layout = TextLayout(
      AttributedText(text), width: screen.size.width, maximumLines: 1, rules: rules)
    guard let line = layout.lines.first else { return }
    var x = rules.direction == .rightToLeft ? screen.size.width - line.width : 0
    for piece in line.pieces {
      let point = Point(x: x, y: row)
      x += screen.write(piece.clusters, at: point, style: style, clip: screen.bounds)
    }
  }
}
