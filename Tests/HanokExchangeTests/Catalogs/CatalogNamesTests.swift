import HanokLocalization
import HanokUnicode
import Testing

@testable import HanokExchange

/// A variable is named once, by the number of its argument, as the source names it.
@Suite struct CatalogNamesTests {
  private func texts(_ localizations: String, key: String = "k") throws -> [String: String] {
    let text = """
      {"sourceLanguage": "en", "strings": {"\(key)": {"localizations": {\(localizations)}}}}
      """
    guard case .catalog(let catalog) = try ImportedFile(Array(text.utf8), path: "T.xcstrings")
    else { throw Problem(.unknownFormat) }
    #expect(catalog.refused.isEmpty)
    return catalog.texts.reduce(into: [:]) { $0[$1.key.description] = $1.value.first?.value }
  }

  private func unit(_ language: String, _ value: String, _ substitutions: String = "") -> String {
    let members = substitutions.isEmpty ? "" : ", \"substitutions\": {\(substitutions)}"
    return "\"\(language)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}"
      + members + "}"
  }

  private func substitution(
    _ name: String, _ number: Int, one: String? = nil, other: String
  ) -> String {
    let forms = [("one", one), ("other", other)].compactMap { category, text in
      text.map {
        "\"\(category)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($0)\"}}"
      }
    }
    return "\"\(name)\": {\"argNum\": \(number), \"formatSpecifier\": \"lld\", \"variations\": "
      + "{\"plural\": {\(forms.joined(separator: ", "))}}}"
  }

  @Test func translationsHaveTheNamesOfTheSource() throws {
    let texts = try texts(
      [
        unit("en", "%#@cats@", substitution("cats", 1, one: "%arg cat", other: "%arg cats")),
        unit("ko", "고양이 %lld마리"), unit("zh", "%#@mao@", substitution("mao", 1, other: "%arg只猫")),
      ].joined(separator: ", "))
    #expect(
      texts["en"] == """
        .input {$cats :integer}
        .match $cats
        one {{{$cats} cat}}
        *   {{{$cats} cats}}
        """)
    #expect(texts["ko"] == "고양이 {$cats :integer}마리")
    #expect(texts["zh"] == ".input {$cats :integer}\n.match $cats\n* {{{$cats}只猫}}")
  }

  @Test func aSourceWithoutNamesHasNumbers() throws {
    let translation = unit("fr", "%#@chats@", substitution("chats", 1, other: "%arg chats"))
    let expected = ".input {$arg1 :integer}\n.match $arg1\n* {{{$arg1} chats}}"
    #expect(try texts(unit("en", "%lld cats") + ", " + translation)["fr"] == expected)
    #expect(try texts(translation, key: "%lld cats")["fr"] == expected)
  }

  @Test func twoSubstitutionsOfAnArgumentAreOneVariable() throws {
    let texts = try texts(
      unit(
        "en", "%#@cats@ and %#@toys@",
        substitution("cats", 1, one: "%arg cat", other: "%arg cats") + ", "
          + substitution("toys", 1, one: "a toy", other: "%arg toys")))
    #expect(
      texts["en"] == """
        .input {$cats :integer}
        .match $cats
        one {{{$cats} cat and a toy}}
        *   {{{$cats} cats and {$cats} toys}}
        """)
  }

  /// A name that another argument has, or could have, is no name.
  @Test func differentArgumentsHaveDifferentNames() throws {
    let texts = try texts(
      unit(
        "en", "%1$#@a-b@ %2$#@a_b@ %3$#@arg4@ %4$@",
        substitution("a-b", 1, other: "%arg") + ", " + substitution("a_b", 2, other: "%arg") + ", "
          + substitution("arg4", 3, other: "%arg")))
    #expect(texts["en"]?.hasSuffix("* * * {{{$a_b} {$arg2} {$arg3} {$arg4}}}") == true)
  }

  /// The options of a conversion are its own, if they aren't those of the number that counts.
  @Test func aConversionKeepsItsOptions() throws {
    let texts = try texts(
      unit(
        "en", "%#@files@", substitution("files", 1, one: "%arg file", other: "%03lld files")))
    #expect(
      texts["en"] == """
        .input {$files :integer}
        .match $files
        one {{{$files} file}}
        *   {{{$files :integer minimumIntegerDigits=3} files}}
        """)
  }
}
