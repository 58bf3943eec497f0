import Hanok
import HanokTesting
import Testing

@testable import HanokMarkdown

/// Documents that are made to cost time.
///
/// Steps are counted: a clock would depend on the machine.
@Suite struct HostileTextTests {
  private func text(_ part: String, _ count: Int, _ end: String = "") -> String {
    String(repeating: part, count: count) + end
  }

  /// Returns the number of the units that the first screen of a document needs.
  private func layoutCount(_ document: MarkdownDocument, width: Int = 80) -> Int {
    var content = MarkdownContent()
    content.setLayout(MarkdownLayout(width: width, rules: .init(language: .english)))
    content.update(settled: document.blocks, open: [])
    var rows = 0
    for unit in content.units.indices where rows < 24 { rows += content.rows(of: unit).count }
    return content.layoutCount
  }

  @Test func deepNestingIsFlattened() {
    for part in [">", "- ", "> 1. "] {
      let document = MarkdownDocument(text(part, 10_000, "end\n"))
      let units = UnitBuilder.units(of: document.blocks, hasBlocksBefore: false)
      #expect(units.count == 1)
      #expect(units.first?.texts.map(\.text) == ["end"])
      #expect(layoutCount(document) == 1)
    }
  }

  @Test func deepInlineNestingHasFewRoles() throws {
    let document = MarkdownDocument(text("*a **b ", 2_000, text("c** d*", 2_000)))
    let unit = try #require(
      UnitBuilder.units(of: document.blocks, hasBlocksBefore: false).first)
    let roles = Set(unit.texts[0].runs.map(\.role))
    #expect(roles.count <= 4)
    let image = MarkdownDocument(text("![", 500, "a" + text("](b)", 500)))
    #expect(BlockText.lines(of: image) == ["p ‹link b:a›"])
  }

  @Test func aTableOfTooManyColumnsIsText() {
    let count = 10_000
    let source = [text("|a", count), text("|-", count), text("|b", count)].joined(separator: "\n")
    let document = MarkdownDocument(source)
    guard case .paragraph(let paragraph) = document.blocks.first else {
      Issue.record("It is no paragraph.")
      return
    }
    #expect(paragraph.text.filter { $0 == "a" }.count == count)
    #expect(paragraph.text.filter { $0 == "b" }.count == count)
    #expect(layoutCount(document) == 1)
  }

  @Test func aTableOfManyColumnsIsAList() throws {
    let count = ParserLimits.maximumColumns
    let source = [text("|a", count), text("|-", count), text("|b", count)].joined(separator: "\n")
    let rows = try MarkdownLayout.text(of: source, width: 80)
    #expect(rows.count == count)
    #expect(rows.allSatisfy { $0 == "a: b" })
  }

  @Test func theFirstScreenOfALongLineIsOfOnePart() {
    let length = 5_000_000
    for part in ["a", "word ", "漢", "\u{301}", "\u{202E}"] {
      let document = MarkdownDocument(text(part, length / part.utf8.count))
      #expect(layoutCount(document) <= 24)
      let units = UnitBuilder.units(of: document.blocks, hasBlocksBefore: false)
      let bytes = units.reduce(0) { $0 + ($1.texts.first?.text.utf8.count ?? 0) }
      #expect(length - bytes <= 5)
    }
  }

  @Test func theFirstScreenOfALongDocumentIsOfFewParts() {
    let document = MarkdownDocument(text("# A\n\nb\n\n- c\n- d\n\n", 20_000))
    #expect(layoutCount(document) < 24)
    #expect(layoutCount(MarkdownDocument(text("- a\n", 50_000))) < 30)
    let code = MarkdownDocument("```\n" + text("a\n", 50_000) + "```")
    #expect(layoutCount(code) == 1)
  }

  @Test(arguments: [
    ("![[]()", 1_200), (")", 1_000), ("a@b.", 1_000),
    ("x\n-|-|-\n-|-\n", 3_000),
  ])
  func constructsThatCostTheirSquareAreMarked(part: String, count: Int) {
    let source = Array(("http://a.b/" + text(part, count)).utf8)
    let marked = MarkedSource(source)
    #expect(marked.marks != nil)
    #expect(marked.bytes.count < source.count * 3)
    // Nothing of the marks is left.
    let shown = BlockText.lines(of: MarkdownDocument(bytes: source)).joined()
    #expect(!shown.unicodeScalars.contains { $0 == marked.marks?.sign })
  }

  @Test func textForReadersIsNotMarked() {
    let table = "|a|b|\n|-|-|\n" + text("|-|-|\n", 500)
    let sources =
      [table, text("a@b.de\n", 500), "((((((a))))))", text("[![a](b)](c) ", 200)]
      + StreamFixtures.large.map { $0.text.replacing("**", with: "") }
    for source in sources { #expect(MarkedSource(Array(source.utf8)).marks == nil) }
  }

  @Test func manyDefinitionsAreReadOnce() {
    var stream = MarkdownStream()
    let count = 500
    for number in 0..<count {
      stream.append("[l\(number)]: /\(number)\n\n[l\(number)] [l0]\n\n".utf8)
      stream.update()
    }
    stream.finish()
    #expect(stream.document.blocks.count == count)
    let last = BlockText.lines(of: stream.document).last
    #expect(last == "p ‹link /\(count - 1):l\(count - 1)› ‹link /0:l0›")
    #expect(stream.parsedByteCount < count * 400)
  }

  /// The signs that controls are shown as have a cell each; nothing raw reaches a terminal.
  @Test func controlsAreHarmless() throws {
    let text =
      "a\u{1B}[31mb\u{7}\u{9B}2J\u{202E}c\n\n`\u{1B}]8;;x\u{7}`\n\n    \u{1B}c\u{202E}d\n\n|\u{1B}|\n|-|\n|\u{202E}|"
    let entities = "\n\n&#27;[2J &#x202E; &#x85;"
    let layout = MarkdownLayout(width: 40, rules: .init(language: .english))
    for row in layout.rows(of: MarkdownDocument(text + entities)) {
      for scalar in row.text().unicodeScalars {
        #expect(scalar.properties.generalCategory != .control)
        #expect(scalar.value != 0x202E && scalar.value != 0x9B)
      }
    }
  }

  /// Any bytes are read and laid out, whole and in pieces.
  @Test(arguments: 0..<150)
  func anyBytesAreRead(seed: Int) throws {
    var random = SeededGenerator(UInt64(seed))
    let bytes = Self.bytes(using: &random)
    let whole = MarkdownDocument(bytes: bytes, definitions: .precedingBlocks)
    var stream = MarkdownStream()
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = min(rest.count, Int.random(in: 1...20, using: &random))
      stream.append(rest.prefix(count))
      rest = rest.dropFirst(count)
      stream.update()
      #expect(whole.blocks.starts(with: stream.settledBlocks))
    }
    stream.finish()
    #expect(stream.document == whole)
    let width = Int.random(in: 1...40, using: &random)
    let language = try LanguageTag(["en", "ar", "ja", "ko"].randomElement(using: &random) ?? "en")
    let layout = MarkdownLayout(width: width, rules: .init(language: language))
    for row in layout.rows(of: whole) {
      for piece in row.pieces { #expect(piece.x >= 0 && piece.x + piece.width <= max(width, 2)) }
    }
  }

  /// The pieces of random documents: signs of Markdown, words, and any bytes.
  private static let pieces = [
    "*", "**", "_", "`", "```", "~~", "[", "]", "(", ")", "![", "](", "]: ", "<", ">", "> ", "- ",
    "1. ", "# ", "#", "|", "|-|", "\n", "\n\n", "\n    ", "\t", "    ", "---", "===", "\\", "&amp;",
    "&#x202E;", "\r", "\r\n", "a", "word ", "가", "는", "日本", "”", "“", "ع", "َ", "\u{301}",
    "\u{202E}",
    "\u{200D}", "👩‍👩‍👧", "\0", "\u{1B}[", "www.a.b", "http://c", "d@e.f", "[x]", "[a]: /b\n", "<!--",
    "-->", "<div>", "\u{FEFF}", "𐩐",
  ]

  private static func bytes(using random: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 1...80, using: &random)).flatMap { _ in
      Int.random(in: 0..<20, using: &random) == 0
        ? [UInt8.random(in: 0...255, using: &random)]
        : Array((pieces.randomElement(using: &random) ?? "").utf8)
    }
  }
}
