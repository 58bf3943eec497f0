import HanokTerminal
import HanokTesting
import Testing

@testable import Hanok

/// Tabs in text that is pasted, typed or set: each ends at the next multiple of four cells.
@Suite struct TabStopsTests {
  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    /// The columns of the characters after the tabs.
    let columns: [Int]
    /// The same where ambiguous characters take two cells, unless nothing differs.
    var wideColumns: [Int]?

    var testDescription: String { text.debugDescription }
  }

  nonisolated static let cases: [Case] = [
    Case(text: "한\tx", columns: [4]), Case(text: "ab\tx", columns: [4]),
    Case(text: "한글한\tz", columns: [8]), Case(text: "\tx", columns: [4]),
    Case(text: "abcd\tx", columns: [8]), Case(text: "한글\tx", columns: [8]),
    Case(text: "\t\tx", columns: [4, 8]), Case(text: "a\t한\tx", columns: [4, 8]),
    Case(text: "한글a\tb\tx", columns: [8, 12]),
    // Clusters of several scalars.
    Case(text: "e\u{301}e\u{301}\tx", columns: [4]), Case(text: "👩‍👩‍👧\tx", columns: [4]),
    Case(text: "🇰🇷❤️\tx", columns: [8]), Case(text: "กำ\tx", columns: [4]),
    Case(text: "\u{1112}\u{1161}\u{11AB}\tx", columns: [4]),
    Case(text: "a\t\u{301}b\tx", columns: [4, 8]),
    // Direction controls take no cell unless they are unpaired.
    Case(text: "\u{200F}abc\tx", columns: [4]), Case(text: "\u{2067}אב\u{2069}c\tx", columns: [4]),
    Case(text: "abc\u{2069}\tx", columns: [8]), Case(text: "שלום\tx", columns: [8]),
    Case(text: "سلا\tx", columns: [4]),
    // Ambiguous width.
    Case(text: "①②\tx", columns: [4], wideColumns: [8]),
    Case(text: "①a\tx", columns: [4], wideColumns: [4]),
    Case(text: "абв\tx", columns: [4], wideColumns: [8]),
    Case(text: "─\t…\tx", columns: [4, 8], wideColumns: [4, 8]),
  ]

  /// The columns after the runs of spaces that replaced tabs, counted by cells.
  private func columns(in text: String, of source: String, _ width: AmbiguousWidth) -> [Int] {
    var rest = text[...]
    var column = 0
    return source.split(separator: "\t", omittingEmptySubsequences: false).dropLast().map { part in
      column += cells(String(part), width)
      rest = rest.dropFirst(String(part).count)
      let spaces = rest.prefix { $0.unicodeScalars.first == " " }
      let next = (column / 4 + 1) * 4
      let count = min(next - column, spaces.count)
      column += count
      rest = rest.dropFirst(count)
      return column
    }
  }

  private func cells(_ text: String, _ width: AmbiguousWidth) -> Int {
    TextLayout(
      AttributedText(text), width: 1_000, purpose: .editing,
      rules: TextLayout.Rules(language: .english, ambiguousWidth: width)
    ).width
  }

  @Test(arguments: cases, [AmbiguousWidth.narrow, .wide])
  func aTabEndsAtTheNextStop(example: Case, width: AmbiguousWidth) throws {
    let text = EditableText(example.text, isMultiline: true, ambiguousWidth: width).text
    #expect(!text.contains("\t"))
    let expected = width == .wide ? example.wideColumns ?? example.columns : example.columns
    let end = String(try #require(text.last))
    #expect(cells(text, width) - cells(end, width) == expected.last)
    if !example.text.contains("\t\u{301}") {
      #expect(columns(in: text, of: example.text, width) == expected)
    }
  }

  @Test(arguments: cases, [AmbiguousWidth.narrow, .wide])
  func aPastedTabCountsTheTextBeforeIt(example: Case, width: AmbiguousWidth) throws {
    let whole = EditableText(example.text, isMultiline: true, ambiguousWidth: width).text
    let scalars = Array(example.text.unicodeScalars)
    for count in scalars.indices where scalars[count] == "\t" {
      let parts = [scalars[..<count], scalars[count...]].map { part in
        String(String.UnicodeScalarView(part))
      }
      var text = EditableText("first\n", isMultiline: true, ambiguousWidth: width)
      text.insert(parts[0], as: .other)
      text.insert(parts[1], as: .other)
      #expect(text.text == "first\n" + whole)
    }
  }

  @Test func aTabInTheMiddleOfALineCountsFromTheLinesStart() {
    var text = EditableText("한\nab한z", isMultiline: true)
    text.replace(9..<9, with: "\t1\n\t2", as: .other)
    #expect(text.text == "한\nab한    1\n    2z")
    text.replace(0..<3, with: "\t", as: .other)
    #expect(text.text.hasPrefix("    \n"))
  }

  @Test(arguments: [
    ("한\tx", 4, 4), ("ab\tx", 4, 4), ("한글한\tz", 8, 8), ("①②\tx", 4, 8), ("│a…\tx", 4, 8),
  ])
  func aTextViewDrawsPastedTypedAndSetTabsAlike(text: String, narrow: Int, wide: Int) throws {
    for width in [AmbiguousWidth.narrow, .wide] {
      let (pasted, typed, set) = (TextView(), TextView(), TextView())
      typed.tabKey = .insertsSpaces
      set.text = text
      for view in [pasted, typed, set] {
        let pilot = try Pilot(
          ScreenOfViews([view]), in: "en", size: Size(width: 20, height: 3), [])
        pilot.perform { pilot.application.traits.ambiguousWidth = width }
        if view === pasted { pilot.paste(text) }
        for part in text.split(separator: "\t") where view === typed {
          if part != text.split(separator: "\t").first { pilot.press(.tab) }
          pilot.type(String(part))
        }
        let column = width == .wide ? wide : narrow
        #expect(pilot.screen.cursor == Point(x: column + 1, y: 0))
        #expect(pilot.screen.cluster(x: column, y: 0) == text.suffix(1))
      }
    }
  }

  @Test func anEditedTextKeepsItsSpacesWhenTheWidthChanges() throws {
    let view = TextView()
    view.text = "①②\tx"
    let pilot = try Pilot(ScreenOfViews([view]), in: "en", size: Size(width: 20, height: 3), [])
    pilot.type("y")
    pilot.perform { pilot.application.traits.ambiguousWidth = .wide }
    #expect(view.text == "①②  xy")
  }

  @Test func aFieldHasOneSpaceForATab() throws {
    let field = TextField()
    let pilot = try Pilot(ScreenOfViews([field]), in: "en", size: Size(width: 20, height: 3), [])
    pilot.paste("한\tx")
    #expect(field.text == "한 x")
  }
}
