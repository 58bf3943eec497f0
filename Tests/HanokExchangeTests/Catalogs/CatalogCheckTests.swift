import HanokLocalization
import HanokUnicode
import Testing

@testable import HanokExchange

/// A text of a catalog keeps the variables, the markup and the functions of its source, as a unit does.
@Suite struct CatalogCheckTests {
  private func merge(
    _ file: String, into table: String = "", source: String, path: String = "fr.lproj/T.strings"
  ) throws -> CatalogMerge {
    guard case .catalog(let catalog) = try ImportedFile(Array(file.utf8), path: path) else {
      throw Problem(.unknownFormat)
    }
    let texts = catalog.texts[try LanguageTag("fr")] ?? []
    let merge = CatalogMerge(texts, into: StringsFile(table), source: StringsFile(source))
    #expect(merge.outcome.texts == texts.count)
    return merge
  }

  private static let files = ".input {$n :integer} .match $n one {{a file}} * {{{$n} files}}"

  @Test(
    arguments: [
      ("Hello {$arg1}", "Bonjour", .droppedVariable, "{$arg1}"),
      ("{$a} and {$b}", "{$a}", .droppedVariable, "{$b}"),
      (
        files, ".input {$n :integer} .match $n one {{un fichier}} * {{fichiers}}",
        .droppedVariable, "{$n}"
      ),
      (files, "{{fichiers}}", .droppedVariable, "{$n}"),
      (".local $x = {$n :number} {{{$x}!}}", "Rien !", .droppedVariable, "{$n}"),
      ("Hello", "Bonjour {$nom}", .inventedVariable, "{$nom}"),
      ("Open {#b}this{/b}", "Ouvrez {#b}ceci", .otherMarkup, "/b"),
      ("Open {#b}this{/b}", "Ouvrez", .otherMarkup, "#b"),
      ("Open {#b}this{/b}", "{/b}Ouvrez{#b}", .otherMarkup, "/b"),
      ("Open", "Ouvrez {#b}ceci{/b}", .otherMarkup, "#b"),
      // Another argument, and one of another type.
      ("{$arg2} left", "%1$@ reste", .inventedVariable, "{$arg1}"),
      ("{$arg1}: {$arg2 :integer}", "%1$@ : %3$d", .inventedVariable, "{$arg3}"),
      ("Hello {$arg1}", "Bonjour %2$d", .inventedVariable, "{$arg2}"),
      ("{$arg1} of {$arg2 :integer}", "%d de %@", .otherArgumentType, "{$arg1}"),
    ] as [(String, String, Problem.Kind, String)])
  func aTextThatWouldBreakTheMessageIsRefused(
    source: String, text: String, kind: Problem.Kind, name: String
  ) throws {
    let merge = try merge("\"k\" = \"\(text)\";", source: "\"k\" = \"\(source)\";")
    #expect(!merge.isChanged)
    #expect(merge.outcome.refused.map(\.kind) == [kind])
    #expect(merge.outcome.refused.first?.arguments["name"] == Message.Argument(name))
    #expect(merge.outcome.refused.first?.place?.line == 1)
  }

  @Test(arguments: ["  ", "\u{A0}", "\n", "\u{3000}"])
  func aBlankTextReplacesNothing(text: String) throws {
    let merge = try merge(
      "\"k\" = \"\(text)\";", into: "\"k\" = \"Bon\";", source: "\"k\" = \"Good\";")
    #expect(!merge.isChanged && merge.outcome.skips.map(\.reason) == [.empty])
  }

  @Test func anUnreadableCharacterReplacesNothing() throws {
    let merge = try merge(
      "\"k\" = \"caf\u{FFFD}\";", into: "\"k\" = \"café\";", source: "\"k\" = \"coffee\";")
    #expect(!merge.isChanged && merge.outcome.refused.map(\.kind) == [.unreadableCharacter])
  }

  @Test(arguments: ["zero", "0"])
  func aTextForNoneNeedsNoOtherVariable(key: String) throws {
    let source = ".input {$n :integer} .match $n one {{{$who}}} * {{{$who} and {$n}}}"
    let text = ".input {$n :integer} .match $n \(key) {{nul}} one {{{$who}}} * {{{$who} et {$n}}}"
    let merge = try merge("\"k\" = \"\(text)\";", source: "\"k\" = \"\(source)\";")
    #expect(merge.outcome.added == 1 && merge.outcome.refused == [])
  }

  @Test func anUndefinedFunctionIsRefused() throws {
    let merge = try merge("\"k\" = \"{:nofunc}\";", source: "\"k\" = \"Hi\";")
    #expect(!merge.isChanged && merge.outcome.refused.count == 1)
    #expect(merge.outcome.refused.first?.arguments["subject"] == "nofunc")
  }

  @Test(arguments: [
    (files, ".input {$n :integer} .match $n 0 {{rien}} one {{un}} * {{{$n} fichiers}}"),
    (files, "{$n :integer} fichiers"),
    (".local $x = {$n :number} {{{$x}!}}", ".local $y = {$n :number} {{{$y} !}}"),
    ("Open {#b}this{/b}", "{#b}Ceci{/b} : ouvrez"),
    ("{$count} left", "Il en reste {$count :integer}"),
  ])
  func aTextThatKeepsThemIsAdded(source: String, text: String) throws {
    let merge = try merge("\"k\" = \"\(text)\";", source: "\"k\" = \"\(source)\";")
    #expect(merge.outcome.added == 1 && merge.result.value("k") == text)
  }

  /// A translation that never had the variable, and one that needn't have it, are meant.
  @Test func aVariableCanBeMissingOnPurpose() throws {
    let source = "\"k\" = \"Hello {$arg1}\";"
    let old = [
      "\"k\" = \"Salut\";", "/* @allow missing-variable Short. */ \"k\" = \"Salut {$arg1}\";",
    ]
    for table in old {
      #expect(try merge("\"k\" = \"Bonjour\";", into: table, source: source).outcome.changed == 1)
    }
    let draft = "/* @untranslated */ \"k\" = \"Hello\";"
    let merge = try merge("\"k\" = \"Bonjour\";", into: draft, source: source)
    #expect(merge.outcome.refused.map(\.kind) == [.droppedVariable])
  }

  @Test func anInvalidSourceIsNamed() throws {
    let merge = try merge("\"k\" = \"%@\";", source: "\"k\" = \"{$n\";")
    #expect(merge.outcome.refused.map(\.kind) == [.invalidMessage] && !merge.isChanged)
  }

  /// Texts that count have names of their own for arguments that the source has by number.
  @Test func aVariableWithTheNumberOfAnArgumentIsThatArgument() throws {
    func rules(_ name: String) -> String {
      """
      <key>\(name)</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>other</key><string>%d</string></dict>
      """
    }
    let file = """
      <plist><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%1$#@a@ de %2$#@b@</string>
      \(rules("a"))\(rules("b"))</dict></dict></plist>
      """
    let merge = try merge(
      file, source: "\"k\" = \"{$arg1 :integer} of {$arg2 :integer}\";",
      path: "fr.lproj/T.stringsdict")
    #expect(
      merge.result.value("k") == """
        .input {$arg1 :integer}
        .input {$arg2 :integer}
        .match $arg1 $arg2
        * * {{{$arg1} de {$arg2}}}
        """)
  }

  // MARK: - Tables of other tools and ours

  @Test(arguments: [
    "\"x\" = \"{{name}}\";", "\"x\" = \"{{name}} et {{other}}\";", "\"x\" = \"{{ name }}\";",
    "\"x\" = \"{{PLURAL:%1$d|a|b}}\";", "\"x\" = \"{{#x}}\";", "\"x\" = \"{|x|}\";",
    "/* @source ContentView.swift */ \"x\" = \"y\";", "/* @source src/main */ \"x\" = \"y\";",
    "/* @width 20 */ \"x\" = \"y\";", "/* @state on */ \"x\" = \"y\";",
    "/* @allow list */ \"x\" = \"y\";",
  ])
  func aTableOfAnotherToolStaysOne(entry: String) throws {
    let merge = try merge(
      "\(entry)\n\"hi\" = \"Bonjour %@\";",
      source: "\"hi\" = \"Hello {$arg1}\"; \"x\" = \"{$arg1}\";")
    #expect(merge.result.value("hi") == "Bonjour {$arg1}")
  }

  /// A conversion is text in a table of ours: if the source doesn't have it, the table is another tool's.
  @Test(arguments: ["{$name}", "a \\\\{ b", "{#b}x{/b}", "{:name}", "{$x :string}"])
  func conversionsBesideOurMarksAreRefused(mark: String) throws {
    let source = "\"hi\" = \"Hello {$arg1}\"; \"rate\" = \"100%\"; \"d\" = \"%d is text\";"
    let file = """
      "x" = "\(mark)";
      "hi" = "Bonjour %@";
      "rate" = "100 %%";
      "d" = "%d est du texte";
      """
    let merge = try merge(file, source: source)
    let refused = merge.outcome.refused.filter { $0.kind == .foreignConversion }
    #expect(refused.map { $0.arguments["conversion"] } == ["%@", "%%"])
    #expect(refused.map { $0.place?.line } == [2, 3])
    #expect(merge.result.value("hi") == nil && merge.result.value("rate") == nil)
    #expect(merge.result.value("d") == "%d est du texte")
  }

  /// Foundation prefers the plural forms of a `.stringsdict` to the text of a `.strings`.
  @Test func aTextWithoutFormsReplacesNoPlural() throws {
    let old = "\"k\" = \"\(Self.files.replacing("file", with: "fichier"))\";"
    let merge = try merge(
      "\"k\" = \"%d fichiers\";", into: old, source: "\"k\" = \"\(Self.files)\";")
    #expect(!merge.isChanged)
    #expect(merge.outcome.skips == [.init(name: "k", reason: .variation)])
  }
}
