import HanokLocalization
import HanokReview
import HanokUnicode
import MessageFormat
import Testing

@testable import HanokCommand

/// The texts of each form of a message, and the message of the texts.
@Suite struct VariantFormsTests {
  private static let source =
    ".input {$n :integer}\n.match $n\none {{{$n} point}}\n*   {{{$n} points}}"

  private func forms(
    _ text: String, _ language: String, source: String = source
  ) throws -> VariantForms? {
    let language = try LanguageTag(language)
    return VariantForms(
      of: text, source: source, VariantExpansion(for: language), TranslationPreview(language))
  }

  /// The examples of each form: its values, with a star for any other.
  private func examples(_ forms: VariantForms) -> [[String]] {
    forms.forms.map { form in
      form.examples.map { $0.values.map { $0 ?? "*" }.joined(separator: " ") }
    }
  }

  @Test(arguments: [
    ("pl", ["one", "few", "many", "*"]), ("fr", ["one", "many", "*"]), ("en", ["one", "*"]),
    ("ar", ["zero", "one", "two", "few", "many", "*"]),
  ])
  func eachFormOfTheLanguageHasAText(language: String, keys: [String]) throws {
    let forms = try #require(try forms("", language))
    #expect(forms.forms.map(\.keys) == keys.map { [$0] })
    #expect(forms.forms.allSatisfy { $0.text.isEmpty } && forms.message == "")
    #expect(forms.forms.first { $0.keys == ["one"] }?.sourceText == "{$n} point")
  }

  @Test func examplesAreNumbersOfTheForm() throws {
    let polish = try #require(try forms("", "pl"))
    #expect(examples(polish) == [["1"], ["2", "3", "4"], ["5", "0", "6"], []])
    let zero = ".input {$n :integer} .match $n 0 {{No points}} one {{a}} * {{b}}"
    let english = try #require(try forms("", "en", source: zero))
    #expect(examples(english) == [["0"], ["1"], ["2", "3", "4"]])
  }

  @Test(arguments: ["ko", "ja"])
  func aLanguageWithoutFormsHasNone(language: String) throws {
    #expect(try forms("", language) == nil)
  }

  @Test(arguments: ["{$n} punkt", "{$n", ".input {$m :integer} .match $m * {{x}}"])
  func aTextThatSelectsDifferentlyIsCode(text: String) throws {
    #expect(try forms(text, "pl") == nil)
  }

  @Test func aTextThatIsNotChangedIsKept() throws {
    let text = ".input {$n :integer} .match $n one {{a}}  few {{b}} 7 {{siedem}} many {{c}} * {{d}}"
    var forms = try #require(try forms(text, "pl"))
    #expect(forms.message == text)
    #expect(forms.forms.map(\.text) == ["a", "b", "c", "siedem", "d"])
    forms.setText("siedem!", at: 3)
    #expect(
      forms.message
        == ".input {$n :integer} .match $n\none  {{a}}\nfew  {{b}}\nmany {{c}}\n7    {{siedem!}}\n*    {{d}}"
    )
    let other = try #require(try self.forms(forms.message, "pl"))
    #expect(other.forms.map(\.text) == forms.forms.map(\.text))
  }

  @Test func missingFormsAreLeftOut() throws {
    var forms = try #require(try forms("", "pl"))
    forms.setText("{$n} punkty", at: 1)
    #expect(forms.message == ".input {$n :integer}\n.match $n\nfew {{{$n} punkty}}")
    let again = try #require(try self.forms(forms.message, "pl"))
    #expect(again.forms.map(\.text) == ["", "{$n} punkty", "", ""])
  }

  @Test(arguments: [
    ("a } b", "a \\} b"), ("{", "\\{"), ("}} few {{", "\\}\\} few \\{\\{"), ("\\", "\\\\"),
    ("\\{a\\}", "\\\\\\{a\\\\\\}"), ("{word}", "\\{word\\}"), ("{note} {$n}", "\\{note\\} {$n}"),
    ("\\{$n}", "\\{$n\\}"), ("\\\\{$n}", "\\\\{$n}"), ("{|a|}{:now}", "{|a|}{:now}"),
    ("{ $n }", "{ $n }"),
    ("{}", "\\{\\}"), ("{{$n}", "\\{{$n}"), ("{$n} {", "{$n} \\{"),
    ("{#b}{$n}{/b}", "{#b}{$n}{/b}"),
    ("{{{$n}}}", "\\{\\{{$n}\\}\\}"), ("{$n :integer", "\\{$n :integer"),
  ])
  func aBraceThatIsTextIsEscaped(text: String, pattern: String) throws {
    var forms = try #require(try forms("", "en"))
    forms.setText(text, at: 0)
    forms.setText("x", at: 1)
    #expect(forms.message == ".input {$n :integer}\n.match $n\none {{\(pattern)}}\n*   {{x}}")
    #expect(ParsedMessage(parsing: forms.message).isValid)
  }

  @Test func aRangeOfTheMessageIsFoundInItsForm() throws {
    var forms = try #require(try forms("", "en"))
    forms.setText("one {$n}", at: 0)
    forms.setText("all {$n}", at: 1)
    let bytes = Array(forms.message.utf8)
    let start = try #require(forms.message.firstRange(of: "all")).lowerBound
    let offset = forms.message.utf8.distance(from: forms.message.startIndex, to: start)
    #expect(bytes[offset] == UInt8(ascii: "a"))
    let place = try #require(forms.place(of: offset + 4..<offset + 8))
    #expect(place.form == 1 && place.range == 4..<8)
    #expect(forms.place(of: 0..<1) == nil)
  }

  @Test func twoSelectorsHaveTheirFormsTogether() throws {
    let source = """
      .input {$n :integer} .input {$m :integer} .match $n $m
      one one {{a}} one * {{b}} * one {{c}} * * {{d}}
      """
    let forms = try #require(try forms("", "en", source: source))
    #expect(
      forms.forms.map(\.keys) == [["one", "one"], ["one", "*"], ["*", "one"], ["*", "*"]])
    #expect(examples(forms).first == ["1 1"])
  }

  private static let polite =
    ".input {$g :string} .input {$n :integer} .match $g $n female one {{a}} female * {{b}} * one {{c}} * * {{d}}"

  @Test func examplesDoNotRepeatAndNameOtherTexts() throws {
    let english = try #require(try forms("", "en", source: Self.polite))
    #expect(
      examples(english) == [
        ["female 1"], ["female 2", "female 0", "female 3"], ["* 1"], ["* 2", "* 0", "* 3"],
      ])
    // No whole number is for the last form of both.
    let polish = try #require(try forms("", "pl", source: Self.polite))
    let byKeys = zip(polish.forms.map { $0.keys.joined(separator: " ") }, examples(polish))
    for (keys, examples) in byKeys {
      switch keys {
      case "female one": #expect(examples == ["female 1"])
      case "* few": #expect(examples == ["* 2", "* 3", "* 4"])
      case "* *": #expect(examples == [])
      default: break
      }
    }
    #expect(polish.forms.last?.keys == ["*", "*"])
  }

  @Test func aKeyThatNoNumberReachesIsItsOwnExample() throws {
    let text = ".input {$n :integer} .match $n one {{a}} few {{b}} many {{c}} nine {{d}} * {{e}}"
    let forms = try #require(try forms(text, "pl"))
    #expect(forms.forms.map(\.keys) == [["one"], ["few"], ["many"], ["nine"], ["*"]])
    #expect(examples(forms).suffix(2) == [["nine"], []])
  }

  private static let silent = ".input {$n :integer} .match $n 0 {{}} one {{a}} * {{b}}"

  @Test func aFormThatIsEmptyOnPurposeIsKept() throws {
    let head = ".input {$n :integer} .match $n"
    var blank = try #require(try forms("", "en", source: Self.silent))
    #expect(blank.missing == [] && blank.message == "")
    blank.setText("x", at: 1)
    #expect(blank.missing.map(\.keys) == [["*"]])
    blank.setText("y", at: 2)
    #expect(blank.missing == [] && blank.message == "\(head)\n0   {{}}\none {{x}}\n*   {{y}}")
    blank.setText("", at: 1)
    blank.setText("", at: 2)
    #expect(blank.message == "")
    // In the translation, where the source has a text.
    let text = "\(head) 0 {{}} one {{c}} * {{d}}"
    var given = try #require(
      try forms(text, "en", source: "\(head) 0 {{No}} one {{a}} * {{b}}"))
    given.setText("e", at: 1)
    #expect(given.message == "\(head)\n0   {{}}\none {{e}}\n*   {{d}}")
    given.setText("", at: 2)
    #expect(given.missing.map(\.keys) == [["*"]])
  }

  @Test func aTextWithTwoVariantsOfTheSameKeysIsCode() throws {
    let text = ".input {$n :integer} .match $n few {{BBB}} few {{CCC}} * {{d}}"
    #expect(try forms(text, "pl") == nil)
  }

  @Test func aTextThatIsComposedDifferentlyIsAnotherOne() throws {
    var forms = try #require(
      try forms(".input {$n :integer} .match $n one {{e\u{301}}} * {{b}}", "en"))
    forms.setText("\u{E9}", at: 0)
    #expect(forms.message.unicodeScalars.contains("\u{E9}"))
    #expect(!forms.message.unicodeScalars.contains("\u{301}"))
  }

  @Test func aTextIsShownWithoutItsEscapes() throws {
    let text =
      ".input {$n :integer} .match $n one {{a \\{x\\} \\\\ \\| {42 :number}}} * {{\\{$n\\} \\\\{$n}}}"
    var forms = try #require(try forms(text, "en"))
    #expect(forms.forms.map(\.text) == ["a {x} \\ | {|42| :number}", "\\{$n} \\\\{$n}"])
    #expect(forms.message == text)
    let second = forms.forms[1].text
    forms.setText("b", at: 0)
    #expect(
      forms.message
        == ".input {$n :integer} .match $n\none {{b}}\n*   {{\\{$n\\} \\\\{$n}}}")
    let again = try #require(try self.forms(forms.message, "en"))
    #expect(again.forms[1].text == second)
  }

  @Test func aRangeAfterAnEscapedBraceIsFound() throws {
    var forms = try #require(try forms("", "en"))
    forms.setText("{a} \\ {$m}", at: 0)
    forms.setText("b", at: 1)
    let bytes = Array(forms.message.utf8)
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: "{$m}".utf8) })
    let place = try #require(forms.place(of: start..<start + 4))
    #expect(place.form == 0 && place.range == 6..<10)
  }
}
