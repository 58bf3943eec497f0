import HanokTerminal
import HanokTesting
import Testing

@Suite struct TextFormTests {
  private func screen(_ clusters: [String], style: Style = .plain) -> Screen {
    var screen = Screen(size: Size(width: 60, height: 1))
    screen.write(
      clusters.map { VisibleCluster($0) }, at: .zero, style: style, clip: screen.bounds)
    return screen
  }

  private func sent(_ screen: Screen, as form: TextForm) -> SentRow {
    var row = SentRow(width: screen.size.width)
    row.take(FrameEncoder(.init(textForm: form)).encode(from: nil, to: screen))
    return row
  }

  private static let mark = "\u{200E}"

  /// Rows in visual order, and the same rows as each form has them.
  @Test(arguments: [
    // سلام: a lam and an alef have one cell, and the other joins them to the letter before.
    ("م,ا,ل,س", "م,ا,ل,س", "ﻡ,ﻼ,ـ,ﺳ", "س,ـ,ﻼ,م", "س,ـ,ﻼ,م\(mark)"),
    // لا and لام: without a letter before it, the other cell is blank, at an end of the word.
    ("ا,ل, ,x", "ا,ل, ,x", " ,ﻻ, ,x", "ل,ا, ,x", "ل,ا\(mark), ,x"),
    ("م,ا,ل", "م,ا,ل", "ﻡ,ﻻ, ", "ل,ا,م", "ل,ا,م\(mark)"),
    // الأم and إلا.: within a word, a blank would be a hole, so that both letters keep their cells.
    ("م,أ,ل,ا", "م,أ,ل,ا", "ﻡ,ﺄ,ﻟ,ﺍ", "ا,ل,أ,م", "ا,ل,أ,م\(mark)"),
    (".,ا,ل,إ", ".,ا,ل,إ", ".,ﺎ,ﻟ,ﺇ", ".,إ,ل,ا", ".,إ,ل,ا\(mark)"),
    // Marks stay with their letters, also on a ligature.
    ("دُ,بَّ", "دُ,بَّ", "ﺪُ,ﺑَّ", "بَّ,دُ", "بَّ,دُ\(mark)"),
    ("اً,لِ,ك", "اً,لِ,ك", "ﻼِ\u{64B},ـ,ﻛ", "ك,ـ,ﻼِ\u{64B}", "ك,ـ,ﻼِ\u{64B}\(mark)"),
    // A non-joiner keeps letters apart, and isn't needed in forms.
    ("خ,ی\u{200C},م", "خ,ی\u{200C},م", "ﺥ,ﯽ,ﻣ", "م,ی\u{200C},خ", "م,ی\u{200C},خ\(mark)"),
    // A joiner joins a letter to one that isn't there.
    ("ه\u{200D}", "ه\u{200D}", "ﻫ", "ه\u{200D}", "ه\u{200D}\(mark)"),
    // Digits and brackets beside letters, Arabic numbers.
    (
      "(,1,2, ,ي,ف,)", "(,1,2, ,ي,ف,)", "(,1,2, ,ﻲ,ﻓ,)", "(,1,2, ,ف,ي,)", "(,1,2, ,ف,ي\(mark),)"
    ),
    ("٤,٥,-,ب", "٤,٥,-,ب", "٤,٥,-,ﺏ", "٥,٤,-,ب", "٤,٥\(mark),-,ب\(mark)"),
    ("٤,٥", "٤,٥", "٤,٥", "٥,٤", "٤,٥\(mark)"),
    // Hebrew has no forms, and in kitty a font of its own.
    ("1,2,ב,א,!", "1,2,ב,א,!", "1,2,ב,א,!", "1,2,א,ב,!", "1,2,א,ב\(mark),!"),
    // Words that begin and end with Latin letters are drawn from left to right by kitty.
    ("a,ب,ب,c", "a,ب,ب,c", "a,ﺐ,ﺑ,c", "a,ﺐ,ﺑ,c", "a,ب,ب\(mark),c"),
    ("ب,ت,c", "ب,ت,c", "ﺐ,ﺗ,c", "ت,ب,c", "ت,ب\(mark),c"),
    // Presentation forms in a text are meant as they are.
    ("م,\u{FEFB},س", "م,\u{FEFB},س", "ﻡ,\u{FEFB},ﺱ", "س,\u{FEFB},م", "س,\u{FEFB},م\(mark)"),
    ("ب,\u{FE91},a", "ب,\u{FE91},a", "ﺏ,\u{FE91},a", "\u{FE91},ب,a", "\u{FE91},ب\(mark),a"),
    // A non-joiner before a mark, and a letter that takes two cells.
    (
      "خ,ی\u{200C}\u{64E},م", "خ,ی\u{200C}\u{64E},م", "ﺥ,ﯽ\u{64E},ﻣ", "م,ی\u{200C}\u{64E},خ",
      "م,ی\u{200C}\u{64E},خ\(mark)"
    ),
    // Other text is untouched.
    ("a,(,한,!", "a,(,한,!", "a,(,한,!", "a,(,한,!", "a,(,한,!"),
  ])
  func aRowIsWritten(row: String, letters: String, shaped: String, words: String, runs: String) {
    let screen = screen(row.split(separator: ",").map(String.init))
    let wanted: [(TextForm, String)] = [
      (.letters, letters), (.shaped, shaped), (.words, words), (.runs, runs),
    ]
    for (form, cells) in wanted {
      let sent = sent(screen, as: form).cells.filter { !$0.isEmpty }
      let count = cells.split(separator: ",").count
      #expect(sent.prefix(count).joined(separator: ",") == cells, "\(form)")
      #expect(sent.dropFirst(count).allSatisfy { $0 == " " })
    }
  }

  /// The last column is like any other.
  @Test(arguments: TextForm.allCases)
  func aRowIsWrittenToItsEnd(form: TextForm) {
    var screen = Screen(size: Size(width: 4, height: 1))
    screen.write("ال ا", at: .zero, style: .plain, clip: screen.bounds)
    let cells = sent(screen, as: form).cells
    let wanted: [TextForm: [String]] = [
      .letters: ["ا", "ل", " ", "ا"], .shaped: [" ", "\u{FEFB}", " ", "\u{FE8D}"],
      .words: ["ل", "ا", " ", "ا"], .runs: ["ل", "ا\(Self.mark)", " ", "ا\(Self.mark)"],
    ]
    #expect(cells == wanted[form])
  }

  /// Konsole counts the cells of a run from its right, for its cursor and its mouse.
  @Test func theCursorIsWhereItIsSeen() {
    var screen = screen(["a", "د", "ج", "ب", " ", "x"])
    for (form, columns) in [(TextForm.shaped, [0, 1, 2, 3, 4, 5]), (.runs, [0, 3, 2, 1, 4, 5])] {
      for (x, column) in columns.enumerated() {
        screen.cursor = Point(x: x, y: 0)
        #expect(sent(screen, as: form).x == column, "\(form) \(x)")
      }
    }
    // From one column to another, the terminal's own is known.
    let old = screen
    screen.cursor = Point(x: 1, y: 0)
    let moved = FrameEncoder(.init(textForm: .runs)).encode(from: old, to: screen)
    #expect(String(decoding: moved, as: UTF8.self) == "\u{8}\u{8}")
  }

  /// A letter with a skin tone takes two cells, and isn't moved.
  @Test func aWideLetterIsNotReversed() {
    var screen = Screen(size: Size(width: 8, height: 1))
    screen.write("ج", at: Point(x: 0, y: 0), style: .plain, clip: screen.bounds)
    screen.write("ب\u{1F3FB}", at: Point(x: 1, y: 0), style: .plain, clip: screen.bounds)
    screen.write("د", at: Point(x: 3, y: 0), style: .plain, clip: screen.bounds)
    let text = sent(screen, as: .runs).cells.joined()
    for letter in "جبد".unicodeScalars { #expect(text.unicodeScalars.contains(letter)) }
  }

  /// kitty breaks words where the font changes, and Konsole where any style does.
  @Test func aWordOfSeveralStylesIsWrittenPieceByPiece() {
    var screen = screen(["د", "ج", "ب", "ا"])
    screen.restyle(Rect(x: 0, y: 0, width: 2, height: 1)) { _ in Style(foreground: .red) }
    #expect(sent(screen, as: .words).cells.prefix(4) == ["ا", "ب", "ج", "د"])
    #expect(
      sent(screen, as: .runs).cells.prefix(4) == ["ج", "د\(Self.mark)", "ا", "ب\(Self.mark)"])
    screen.restyle(Rect(x: 0, y: 0, width: 2, height: 1)) { _ in Style(attributes: .bold) }
    #expect(sent(screen, as: .words).cells.prefix(4) == ["ج", "د", "ا", "ب"])
  }

  /// In italics a sign is of another font than the Arabic letter beside it, wherever that comes from.
  @Test(arguments: [
    (":بب.", [0, 3]), (".٠١", [0]), ("12.ب", [2]), ("a.(ب", [1, 2]), ("(بa", [0]), (". ب", []),
    ("1ب", []), (".א", []), ("؟ب", []), ("“ب”", [0, 2]),
  ])
  func signsBesideArabicLettersAreInItalics(row: String, columns: [Int]) throws {
    for isItalic in [false, true] {
      let style = Style(attributes: isItalic ? [.bold, .italic] : .underline)
      let screen = screen(row.map(String.init), style: style)
      let shown = try shown(screen, as: .words)
      for x in 0..<row.count {
        let isTurned = columns.contains(x)
        #expect(shown[x].attributes.contains(.italic) == (isItalic != isTurned), "\(x)")
        #expect(shown[x].attributes.subtracting(.italic) == style.attributes.subtracting(.italic))
      }
    }
  }

  /// The styles of the cells that a terminal gets.
  private func shown(_ screen: Screen, as form: TextForm) throws -> [Style] {
    var emulator = TerminalEmulator(size: screen.size)
    let frame = FrameEncoder(.init(textForm: form)).encode(from: nil, to: screen)
    let text = String(decoding: frame, as: UTF8.self)
    try emulator.take(Array(String(text.unicodeScalars.filter { $0 != "\u{200E}" }).utf8))
    return (0..<screen.size.width).map { emulator.screen[$0, 0].style }
  }

  /// The styles of cells are where they are seen, whichever letters the cells have.
  @Test(arguments: TextForm.allCases)
  func stylesStay(form: TextForm) throws {
    var screen = screen(["د", "ج", "ب", "ا", " ", "x"])
    screen.restyle(Rect(x: 1, y: 0, width: 1, height: 1)) { _ in Style(foreground: .red) }
    let shown = try shown(screen, as: form)
    for x in 0..<6 { #expect(shown[x] == screen[x, 0].style) }
  }

  @Test(arguments: UInt64(1)...20)
  func terminalsShowTheVisualOrder(seed: UInt64) throws {
    var random = SeededGenerator(seed)
    var old: Screen?
    var oldRows: [TextForm: SentRow] = [:]
    for _ in 0..<500 {
      let line = try RandomLine(&random)
      let screen = line.screen
      let styles = (0..<screen.size.width).map { screen[$0, 0].style }
      let wanted = RandomLine.letters((0..<screen.size.width).map { screen.cluster(x: $0, y: 0) })
      for form in TextForm.allCases {
        let sent = sent(screen, as: form)
        let shown =
          switch form {
          case .letters, .shaped: EmulatedOrder.asSent(sent.cells, styles)
          case .words: EmulatedOrder.ofKitty(sent.cells, try self.shown(screen, as: form))
          case .runs: try EmulatedOrder.ofKonsole(sent.cells, styles)
          }
        guard RandomLine.letters(shown) == wanted else {
          Issue.record("\(form) of “\(line.text)”: \(sent.cells)")
          return
        }
        if form == .words, !line.hasDigitBesideArabic {
          let shown = EmulatedOrder.ofKitty(
            sent.cells, try self.shown(screen, as: form), hasArabicLetters: false)
          #expect(RandomLine.letters(shown) == wanted, "“\(line.text)”: \(sent.cells)")
        }
        // The difference from another row leads to the same cells.
        if let old, var row = oldRows[form] {
          row.take(FrameEncoder(.init(textForm: form)).encode(from: old, to: screen))
          guard row == sent else {
            Issue.record("\(form) of “\(line.text)” after another: \(row.cells)")
            return
          }
        }
        oldRows[form] = sent
      }
      old = screen
    }
  }

  /// A letter joins the next one exactly if the next one joins it.
  @Test(arguments: UInt64(11)...14)
  func formsJoinEachOther(seed: UInt64) throws {
    var random = SeededGenerator(seed)
    for _ in 0..<500 {
      let line = try RandomLine(&random)
      let cells = sent(line.screen, as: .shaped).cells
      for x in cells.indices.dropFirst() {
        if joins(cells[x], atLeft: true) != joins(cells[x - 1], atLeft: false) {
          Issue.record("“\(line.text)” at \(x): \(cells)")
        }
      }
    }
  }

  private func joins(_ cell: String, atLeft: Bool) -> Bool {
    guard let scalar = cell.unicodeScalars.first else { return false }
    if scalar == "\u{640}" { return true }
    let name = scalar.properties.name ?? ""
    return name.hasSuffix("MEDIAL FORM") || name.hasSuffix(atLeft ? "INITIAL FORM" : "FINAL FORM")
  }
}
