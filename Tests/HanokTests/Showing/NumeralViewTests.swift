import Hanok
import HanokTesting
import Testing

@Suite struct NumeralViewTests {
  private func picture(_ stage: Stage) -> String { "\n" + stage.screen.text }

  @Test func digitsAreThreeRowsHigh() throws {
    let stage = try Stage(NumeralView(.verbatim("012")), width: 16, height: 3)
    #expect(
      picture(stage) == """

        ▄▀▀▄  ▄█  ▄▀▀▄
        █  █   █    ▄▀
        ▀▄▄▀  ▄█▄ ▄█▄▄
        """)
  }

  @Test func signsThatTakeTwoCellsAreReplacedByRowsOfASCII() throws {
    let stage = try Stage(NumeralView(.verbatim("2.")), width: 6, height: 6)
    stage.perform { stage.application.traits.ambiguousWidth = .wide }
    #expect(
      picture(stage) == """

         ##
        #  #
           #
          #
         #
        #### #
        """)
  }

  /// All digits of a numbering system have numerals: none is small.
  @Test(arguments: [
    "en", "ar-u-nu-arab", "fa-u-nu-arabext", "hi-u-nu-deva", "zh-u-nu-hanidec", "de",
  ])
  func everyDigitAndSignOfALanguageIsLarge(tag: String) throws {
    let localizer = Localizer(
      catalog: Catalog(compiled: [.toolkit]), language: try LanguageTag(tag))
    let format = try NumberFormat(localizer.language, skeleton: ".0")
    let text = try format.string(-1_023_456_789.5)
    let numerals = NumeralView(.verbatim(text))
    let stage = try Stage(numerals, in: tag, width: 120, height: 4)
    #expect(numerals.frame.height == 4)
    #expect(numerals.fittingSize(.unspecified).height == 3)
    for character in stage.screen.text where !character.isWhitespace {
      #expect("█▀▄".contains(character), "\(text)")
    }
    #expect(numerals.truncatedText == nil)
  }

  @Test(arguments: [
    ("٤", "en", ["▄▀▀▀", "▀▄▄", "█", "▀▄▄▄"]), ("7", "en", ["▀▀▀█"]), ("七", "en", ["▄▄█▀▀"]),
  ])
  func digitsDiffer(text: String, tag: String, parts: [String]) throws {
    let stage = try Stage(NumeralView(.verbatim(text)), in: tag, width: 8, height: 3)
    #expect(parts.contains { stage.screen.text.contains($0) })
  }

  @Test func noTwoDigitsLookTheSame() throws {
    for digits in ["0123456789", "٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "०१२३४५६७८९", "〇一二三四五六七八九十百千万"] {
      var pictures: Set<String> = []
      for digit in digits {
        let stage = try Stage(NumeralView(.verbatim(String(digit))), width: 8, height: 3)
        pictures.insert(stage.screen.text)
      }
      #expect(pictures.count == digits.count, "\(digits)")
    }
  }

  @Test func charactersWithoutANumeralAreSmallOnTheLastRow() throws {
    let stage = try Stage(NumeralView(.verbatim("1 km")), width: 12, height: 3)
    let rows = (0..<3).map { stage.screen.row($0) }
    #expect(rows[2].hasPrefix(" ▄█▄    km"))
    #expect(!rows[0].contains("k"))
  }

  @Test func withoutRoomAllIsSmall() throws {
    let numerals = NumeralView(.verbatim("1234"))
    let stage = try Stage(
      StackView(.vertical, alignment: .leading, views: [numerals]), width: 19, height: 5)
    #expect(numerals.frame.size == Size(width: 19, height: 3))
    stage.resize(width: 18, height: 5)
    #expect(stage.screen.row(0).hasPrefix("1234 "))
    #expect(numerals.frame.size == Size(width: 4, height: 1))
    stage.resize(width: 40, height: 2)
    #expect(stage.screen.row(0).hasPrefix("1234 "))
    #expect(numerals.truncatedText == nil)
    stage.resize(width: 3, height: 1)
    #expect(numerals.truncatedText == "1234")
    #expect(stage.difference == nil)
  }

  @Test func aTextWithoutNumeralsIsSmall() throws {
    let stage = try Stage(NumeralView(.verbatim("abc")), width: 20, height: 4)
    #expect(stage.screen.row(0).hasPrefix("abc "))
    stage.perform { (stage.top?.view as? NumeralView)?.message = .verbatim(" ") }
    #expect(stage.difference == nil)
  }

  @Test func theDigitsOfANumberGoFromLeftToRightInArabic() throws {
    let arabic = try Stage(NumeralView(.verbatim("12")), in: "ar", width: 12, height: 3)
    #expect(
      (0..<3).map { arabic.screen.row($0) }
        == ["    ▄█  ▄▀▀▄", "     █    ▄▀", "    ▄█▄ ▄█▄▄"].map { row in
          String(row.prefix(12))
        })
  }

  @Test(arguments: [
    (Label.Alignment.leading, 0), (.center, 3), (.trailing, 6),
  ])
  func itIsAligned(alignment: Label.Alignment, x: Int) throws {
    let stage = try Stage(NumeralView(.verbatim("0"), alignment: alignment), width: 10, height: 3)
    #expect(stage.screen.cluster(x: x, y: 1) == "█")
    let mirrored = try Stage(
      NumeralView(.verbatim("0"), alignment: alignment), in: "ar", width: 10, height: 3)
    #expect(mirrored.screen.cluster(x: 6 - x, y: 1) == "█")
  }

  @Test func itIsReadAsText() throws {
    let numerals = NumeralView(.verbatim("42"))
    let stage = try Stage(numerals)
    let element = try #require(stage.window.elements.first?.element(at: 0))
    #expect(element.label == .verbatim("42"))
    #expect(element.traits == .staticText)
    stage.perform { numerals.message = nil }
    #expect(stage.window.elements.isEmpty)
  }

  @Test func itIsInItsStyle() throws {
    let numerals = NumeralView(.verbatim("8"))
    let stage = try Stage(numerals, width: 4, height: 3)
    #expect(stage.screen[0, 1].style == Theme().accent)
    stage.perform { numerals.style = \.failure }
    #expect(stage.screen[0, 1].style == Theme().failure)
  }
}
