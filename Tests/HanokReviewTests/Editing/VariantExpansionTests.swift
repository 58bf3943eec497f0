import HanokUnicode
import MessageFormat
import Testing

@testable import HanokLocalization
@testable import HanokReview

@Suite struct VariantExpansionTests {
  private static let points = """
    .input {$count :integer}
    .match $count
    one {{{$count} point}}
    *   {{{$count} points}}
    """

  private func expanded(_ source: String, _ language: String) throws -> String {
    VariantExpansion(for: try LanguageTag(language)).expanded(source)
  }

  @Test(arguments: [
    (
      "pl",
      """
      .input {$count :integer}
      .match $count
      one  {{{$count} point}}
      few  {{{$count} points}}
      many {{{$count} points}}
      *    {{{$count} points}}
      """
    ),
    (
      "ar",
      """
      .input {$count :integer}
      .match $count
      zero {{{$count} points}}
      one  {{{$count} point}}
      two  {{{$count} points}}
      few  {{{$count} points}}
      many {{{$count} points}}
      *    {{{$count} points}}
      """
    ),
    // One of French is also zero, but begins with the singular.
    (
      "fr",
      """
      .input {$count :integer}
      .match $count
      one  {{{$count} point}}
      many {{{$count} points}}
      *    {{{$count} points}}
      """
    ), ("de", points), ("en", points), ("ja", "{$count :integer} points"),
  ])
  func aPluralHasTheCategoriesOfTheLanguage(language: String, expected: String) throws {
    #expect(try expanded(Self.points, language) == expected)
  }

  @Test(arguments: [
    // The layout of a message that needs nothing stays.
    ("de", ".input {$n :number} .match $n one {{a {$n}}} * {{b {$n}}}"),
    // Without a plural selector, or without a number in the text, no variant is needed.
    ("pl", ".input {$a :string} .match $a x {{1}} * {{2}}"), ("pl", "{$n :integer} points"),
    ("pl", ".input {$n :integer select=exact} .match $n 1 {{a {$n}}} * {{b {$n}}}"),
    ("pl", ".input {$n :integer} .match $n 0 {{Nothing}} * {{Something}}"),
    // What can't be read stays for the checks.
    ("pl", ".match $n one {{"), ("pl", ".input {$n :integer} .match $n one {{a}}"),
  ])
  func messagesThatNeedNoVariantsStay(language: String, source: String) throws {
    #expect(try expanded(source, language) == source)
  }

  @Test func exactKeysStayAndReplaceCategoriesThatTheyCover() throws {
    let source = """
      .input {$n :integer} .match $n 0 {{none}} 1 {{a point}} * {{{$n} points}}
      """
    #expect(
      try expanded(source, "pl") == """
        .input {$n :integer}
        .match $n
        0    {{none}}
        1    {{a point}}
        few  {{{$n} points}}
        many {{{$n} points}}
        *    {{{$n} points}}
        """)
    // One of Russian is also 21, for which English has the plural.
    #expect(try expanded(source, "ru").contains("\none  {{{$n} points}}\n"))
    #expect(try !expanded(source, "ar").contains("zero"))
    #expect(try expanded(source, "ja") == source)
  }

  @Test func twoSelectorsHaveTheProduct() throws {
    let source = """
      .input {$a :integer} .input {$b :integer} .match $a $b
      one one {{{$a} file, {$b} folder}} one * {{{$a} file, {$b} folders}}
      * one {{{$a} files, {$b} folder}} * * {{{$a} files, {$b} folders}}
      """
    let czech = try expanded(source, "cs")
    #expect(
      czech == """
        .input {$a :integer}
        .input {$b :integer}
        .match $a $b
        one one {{{$a} file, {$b} folder}}
        one few {{{$a} file, {$b} folders}}
        one *   {{{$a} file, {$b} folders}}
        few one {{{$a} files, {$b} folder}}
        few few {{{$a} files, {$b} folders}}
        few *   {{{$a} files, {$b} folders}}
        *   one {{{$a} files, {$b} folder}}
        *   few {{{$a} files, {$b} folders}}
        *   *   {{{$a} files, {$b} folders}}
        """)
    #expect(try expanded(source, "ko") == "{$a :integer} files, {$b :integer} folders")
  }

  @Test func aTextSelectorKeepsItsKeys() throws {
    let source = """
      .input {$kind :string} .input {$n :integer} .match $kind $n
      new one {{{$n} new message}} new * {{{$n} new messages}} * * {{{$n} messages}}
      """
    #expect(
      try expanded(source, "pl") == """
        .input {$kind :string}
        .input {$n :integer}
        .match $kind $n
        new one  {{{$n} new message}}
        new few  {{{$n} new messages}}
        new many {{{$n} new messages}}
        *   one  {{{$n} messages}}
        *   few  {{{$n} messages}}
        *   many {{{$n} messages}}
        *   *    {{{$n} messages}}
        """)
    #expect(
      try expanded(source, "ja") == """
        .input {$kind :string}
        .input {$n :integer}
        .match $kind
        new {{{$n} new messages}}
        *   {{{$n} messages}}
        """)
  }

  @Test func theOrderOfTheSourceDoesNotMatter() throws {
    let source = """
      .input {$n :integer} .match $n * {{{$n} points}} one {{{$n} point}}
      """
    #expect(
      try expanded(source, "pl") == """
        .input {$n :integer}
        .match $n
        one  {{{$n} point}}
        few  {{{$n} points}}
        many {{{$n} points}}
        *    {{{$n} points}}
        """)
  }

  @Test func ordinalsHaveTheirOwnCategories() throws {
    let source = """
      .input {$n :integer select=ordinal} .match $n
      one {{{$n}st}} two {{{$n}nd}} few {{{$n}rd}} * {{{$n}th}}
      """
    #expect(
      try expanded(source, "it").hasSuffix("many {{{$n}th}}\n*    {{{$n}th}}"))
    #expect(try expanded(source, "ja") == "{$n :integer select=ordinal}th")
  }

  @Test func aDeclarationThatIsUsedElsewhereStays() throws {
    let source = """
      .input {$n :integer} .local $m = {$n :offset subtract=1} .match $m
      one {{{$n}, {$m} other}} * {{{$n}, {$m} others}}
      """
    #expect(
      try expanded(source, "ja") == """
        .input {$n :integer}
        .local $m = {$n :offset subtract=1}
        {{{$n}, {$m} others}}
        """)
  }

  /// Every number shows the same words as before, or those of the plural.
  @Test(arguments: ["pl", "ar", "ru", "cs", "he", "ko", "cy", "lt", "fr"])
  func everyNumberHasAText(language: String) throws {
    let tag = try LanguageTag(language)
    let formatter = MessageFormatter(tag, bidiIsolation: .none)
    let message = try ParsedMessage(expanded(Self.points, language))
    for number in [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000] as [Int64] {
      let text = formatter.string(message, ["count": .integer(number)])
      #expect(text.contains("point"))
      if number == 1 && language != "ko" { #expect(text.hasSuffix("point")) }
    }
  }
}
