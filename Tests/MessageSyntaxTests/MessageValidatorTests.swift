import MessageFormat
import Testing

@Suite struct MessageValidatorTests {
  @Test(arguments: [
    (".input {$a} .match $a * {{}}", "missing-selector-annotation 19..<21 a"),
    (".input {$a :string} .match $a b {{}}", "missing-fallback-variant 30..<31"),
    (".input {$a :string} .match $a * * {{}} * {{}}", "variant-key-mismatch 30..<33 1"),
    (".input {$a :string} .match $a b {{}} |b| {{}} * {{}}", "duplicate-variant 37..<40"),
    (".local $a = {1} .local $a = {2} {{}}", "duplicate-declaration 16..<31 a"),
    (".local $a = {$a} {{}}", "duplicate-declaration 0..<16 a"),
    (".local $b = {$a} .input {$a} {{}}", "duplicate-declaration 17..<28 a"),
    (".input {$a :f x=$a} {{}}", "duplicate-declaration 0..<19 a"),
    ("{$a :f x=1 x=2}", "duplicate-option-name 11..<14 x"),
    ("{#b x=1 x=2}{/b}", "duplicate-option-name 8..<11 x"),
  ])
  func dataModelErrorsAreFound(source: String, expected: String) {
    let found = ParsedMessage(parsing: source).errors.map { error in
      "\(error.kind.rawValue) \(error.range) \(error.subject)"
    }
    #expect(found.first?.trimmingSpaces == expected)
    #expect(found.count == 1)
  }

  @Test func allErrorsOfAMessageAreFoundInOrder() {
    let source = ".local $a = {1} .local $a = {2 :f x=1 x=2} .match $a b {{{$c :f y=1 y=2}}}"
    #expect(
      ParsedMessage(parsing: source).errors.map(\.kind) == [
        .duplicateDeclaration, .duplicateOptionName, .duplicateOptionName, .missingFallbackVariant,
      ])
  }

  @Test func anAnnotationIsHandedOn() {
    let source = ".input {$a :string} .local $b = {$a} .match $b * {{}}"
    #expect(ParsedMessage(parsing: source).isValid)
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
