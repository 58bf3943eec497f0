import HanokLocalization
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
    #expect(polish.forms.map(\.examples) == [["1"], ["2", "3", "4"], ["5", "0", "6"], []])
    let zero = ".input {$n :integer} .match $n 0 {{No points}} one {{a}} * {{b}}"
    let english = try #require(try forms("", "en", source: zero))
    #expect(english.forms.map(\.examples) == [["0"], ["1"], ["2", "3", "4"]])
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
        == ".input {$n :integer} .match $n\none  {{a}}\nfew  {{b}}\nmany {{c}}\n7    {{siedem!}}\n*    {{d}}")
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
    ("\\{a\\}", "\\{a\\}"), ("{$n} {", "{$n} \\{"), ("{#b}{$n}{/b}", "{#b}{$n}{/b}"),
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
    #expect(forms.forms.map(\.keys) == [["one", "one"], ["one", "*"], ["*", "one"], ["*", "*"]])
    #expect(forms.forms.first?.examples == ["1 · 1"])
  }
}
