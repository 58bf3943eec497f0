import HanokUnicode
import MessageFormat
import Testing

/// Each error with the text that it is about.
@Suite struct ErrorPlaceTests {
  @Test(
    arguments: [
      ("a {$x}", [(.unresolvedVariable, "{$x}")]),
      ("a {1 :f}", [(.unknownFunction, "{1 :f}")]),
      ("a {x :number}", [(.badOperand, "{x :number}")]),
      (
        "a {1 :number minimumFractionDigits=x}",
        [(.badOption, "{1 :number minimumFractionDigits=x}")]
      ),
      ("a {1 :number u:dir=x}", [(.badOption, "u:dir=x")]), ("a {1 :number u:dir=rtl u:id=x}", []),
      (
        "a {1 :number minimumFractionDigits=$x}",
        [
          (.unresolvedVariable, "minimumFractionDigits=$x"),
          (.badOption, "minimumFractionDigits=$x"),
        ]
      ),
      ("a {#b c=$x}", [(.unresolvedVariable, "c=$x"), (.badOption, "c=$x")]),
      ("a {#b u:dir=ltr}", [(.badOption, "u:dir=ltr")]),
      (
        ".input {$n :number} .match $n one foo {{}} * {{}}", [(.variantKeyMismatch, "one foo")]
      ),
      (".input {$n :number} .match $n foo {{}} * {{}}", [(.badVariantKey, "foo")]),
      (".input {$n :number} .match $n 01 {{}} * {{}}", [(.badVariantKey, "01")]),
      (".input {$n :number} .match $n 1 {{}} one {{}}", [(.missingFallbackVariant, "one")]),
      (".local $u = {1 :unit unit=meter} .match $u * {{}}", [(.badSelector, "$u")]),
      (".match $n * {{}}", [(.missingSelectorAnnotation, "$n")]),
      (".input {$n :number} .match $n 1 {{}} 1 {{}} * {{}}", [(.duplicateVariant, "1")]),
      ("{1 :number a=1 a=2}", [(.duplicateOptionName, "a=2")]),
      (".local $x = {1} .local $x = {2} {{}}", [(.duplicateDeclaration, ".local $x = {2}")]),
      (".input {$n} .input {$n} {{}}", [(.duplicateDeclaration, ".input {$n}")]),
    ] as [(String, [(MessageError.Kind, String)])])
  func anErrorIsAtItsPlace(source: String, expected: [(MessageError.Kind, String)]) {
    let errors = MessageFormatter(.english).format(ParsedMessage(parsing: source), ["n": 1]).errors
    #expect(errors.map(\.kind) == expected.map { $0.0 })
    let bytes = Array(source.utf8)
    let texts = errors.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    #expect(texts == expected.map { $0.1 })
  }

  @Test func theErrorOfADeclarationIsReportedOnce() throws {
    let source = """
      .local $a = {x :number} .local $b = {$a :number} .local $c = {$a :number} {{{$b}{$c}}}
      """
    let errors = MessageFormatter(.english).format(try ParsedMessage(source)).errors
    #expect(errors.map(\.range.lowerBound) == [12, 36, 61])
  }

  /// A failed selector matches nothing, and a bad key of two selectors is reported for each.
  @Test(
    arguments: [
      (".match $s $u Ada 1 {{}} * * {{other}}", "other", [.badSelector]),
      (
        ".match $n $m foo foo {{}} 1 foo {{}} * * {{other}}", "other",
        [.badVariantKey, .badVariantKey]
      ),
      (".match $r foo {{}} * {{other}}", "other", [.badVariantKey]),
      (".match $e one {{one}} * {{other}}", "other", [.badSelector]),
      (".match $x |{$absent}| {{wrong}} * {{other}}", "other", [.unresolvedVariable]),
    ] as [(String, String, [MessageError.Kind])])
  func aSelectorIsReportedOnce(
    matcher: String, text: String, errors: [MessageError.Kind]
  ) throws {
    let source = """
      .input {$s :string} .input {$n :number} .input {$m :number}
      .local $u = {1 :unit unit=meter} .local $r = {1 :hanok:range to=2}
      .local $e = {1 :hanok:range to=2 select=exact} .local $x = {$absent :string} \(matcher)
      """
    let arguments: [String: MessageValue] = ["s": "Ada", "n": 1, "m": 2]
    try FormattingCase("en", source, arguments, text, errors: errors).check()
  }

  @Test func aDeclarationIsResolvedOnceBesideAnother() throws {
    let source = """
      .local $a = {x :number} .local $b = {2 :number}
      .local $c = {$a :number minimumFractionDigits=$b} {{{$a}{$c}}}
      """
    let errors = MessageFormatter(.english).format(try ParsedMessage(source)).errors
    #expect(errors.map(\.range.lowerBound) == [12, 60])
  }
}
