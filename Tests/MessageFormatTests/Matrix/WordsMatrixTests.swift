import HanokUnicode
import MessageFormat
import Testing

/// Hanok's own functions in every language of the matrix, against ICU's formatters themselves.
@Suite struct WordsMatrixTests {
  @Test(arguments: Matrix.tags)
  func lists(tag: String) throws {
    let kinds: [(String, ListFormat.Kind)] = [("and", .and), ("or", .or), ("unit", .units)]
    let widths: [(String, ListFormat.Width)] = [
      ("long", .wide), ("short", .short), ("narrow", .narrow),
    ]
    let items = ["Anna", "Ben", "Cleo", "Dana"]
    for (type, kind) in kinds {
      for (style, width) in widths {
        let format = try ListFormat(try Matrix.language(tag), kind: kind, width: width)
        for count in 0...4 {
          let list = Array(items.prefix(count))
          let text = try Matrix.text(
            "{$l :hanok:list type=\(type) style=\(style)}",
            ["l": .list(list.map(MessageValue.string))], in: tag)
          #expect(try format.string(list) == text)
        }
      }
    }
  }

  @Test(arguments: Matrix.tags, RelativeDateFormat.Unit.allCases)
  func relativeDates(tag: String, unit: RelativeDateFormat.Unit) throws {
    let styles: [(String, RelativeDateFormat.Style)] = [
      ("long", .long), ("short", .short), ("narrow", .narrow),
    ]
    for (name, style) in styles {
      let format = try RelativeDateFormat(try Matrix.language(tag), style: style)
      for numeric in ["always", "auto"] {
        for offset in [-5.0, -2, -1, -0.5, 0, 1, 2, 3, 11] {
          let text = try Matrix.text(
            "{$n :hanok:relative unit=\(unit) numeric=\(numeric) style=\(name)}",
            ["n": .double(offset)], in: tag)
          let expected = try format.string(
            offset, unit, numeric: numeric == "auto" ? .auto : .always)
          #expect(expected == text)
        }
      }
    }
  }

  @Test(arguments: Matrix.tags)
  func ranges(tag: String) throws {
    let format = try NumberRangeFormat(
      try Matrix.language(tag), skeleton: ".0## rounding-mode-half-up")
    for (lower, upper) in [("1", "2"), ("0.5", "1000.25"), ("-3", "3"), ("7", "7")] {
      let text = try Matrix.text(
        "{$n :hanok:range to=$to minimumFractionDigits=1}",
        ["n": .decimal(lower), "to": .decimal(upper)], in: tag)
      #expect(try format.string(from: lower, to: upper) == text)
    }
  }

  @Test(arguments: Matrix.tags)
  func numbersInWords(tag: String) throws {
    let language = try Matrix.language(tag)
    for number in ["0", "1", "21", "1984", "-7", "1000000"] {
      let usual = try Matrix.text("{$n :hanok:spellout}", ["n": .decimal(number)], in: tag)
      #expect(try SpellOut(language).string(decimal: number) == usual)
      for kind in SpellOut.Kind.allCases {
        let text = try Matrix.text(
          "{$n :hanok:spellout type=\(kind)}", ["n": .decimal(number)], in: tag)
        #expect(try SpellOut(language, kind: kind).string(decimal: number) == text)
      }
    }
  }

  @Test(arguments: Matrix.tags)
  func namesOfLanguages(tag: String) throws {
    let styles: [(String, LanguageNames.Style)] = [("standard", .standard), ("dialect", .dialect)]
    let lengths: [(String, LanguageNames.Length)] = [("full", .full), ("short", .short)]
    for (styleName, style) in styles {
      for (lengthName, length) in lengths {
        let names = try LanguageNames(try Matrix.language(tag), style: style, length: length)
        for other in Matrix.tags + ["en-GB", "sr-Latn-ME"] {
          let text = try Matrix.text(
            "{$t :hanok:language style=\(styleName) length=\(lengthName)}", ["t": .string(other)],
            in: tag)
          #expect(names.name(of: try Matrix.language(other)) == text)
        }
      }
    }
  }

  @Test(arguments: Matrix.tags)
  func numbersOfBytes(tag: String) throws {
    let sizes = [("512", "byte", "512"), ("1500", "kilobyte", "1.5"), ("2e9", "gigabyte", "2")]
    let widths = [("short", "short"), ("narrow", "narrow"), ("long", "full-name")]
    for (number, unit, count) in sizes {
      for (display, width) in widths {
        let format = try NumberFormat(
          try Matrix.language(tag),
          skeleton: "unit/\(unit) .# rounding-mode-half-up unit-width-\(width)")
        let text = try Matrix.text(
          "{$n :hanok:bytes unitDisplay=\(display)}", ["n": .decimal(number)], in: tag)
        #expect(try format.format(decimal: count).text == text)
      }
    }
  }
}
