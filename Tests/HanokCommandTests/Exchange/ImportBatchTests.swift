import Foundation
import HanokArguments
import HanokLocalization
import HanokTesting
import Testing

@testable import HanokCommand

/// Several files in one import.
@MainActor @Suite struct ImportBatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("\"a\" = \"One\";\n\"b\" = \"Two\";\n", to: "L/en.lproj/T.strings")
  }

  private func run(_ names: String...) async -> CommandTranscript {
    await CommandTranscript.run(
      HanokTool.self,
      ["import"] + names.map(folder.file) + ["--localizations", folder.file("L")])
  }

  private var french: String? { TextFile(path: folder.file("L/fr.lproj/T.strings")).text }

  private func po(_ entries: String, table: String = "T", language: String = "fr") -> String {
    "msgid \"\"\nmsgstr \"Language: \(language)\\nX-Hanok-Table: \(table)\\n\"\n\n\(entries)\n"
  }

  private func entry(_ key: String, _ text: String) -> String {
    "msgctxt \"\(key)\"\nmsgid \"\(key == "b" ? "Two" : "One")\"\nmsgstr \"\(text)\"\n"
  }

  @Test func aBrokenFileDoesntStopTheOthers() async throws {
    try folder.write(po(entry("a", "Un")), to: "good.po")
    try folder.write(po("msgid \"b\""), to: "cut.po")
    try folder.write(po(entry("a", "One"), language: "en"), to: "en.po")
    let transcript = await run("cut.po", "en.po", "good.po", "missing.po")
    #expect(transcript.status == 1 && french?.contains("\"a\" = \"Un\";") == true)
    #expect(transcript.errors.contains("cut.po:4:1: This line isn’t valid in a PO file."))
    #expect(transcript.errors.contains("en.po: en is the source language"), "\(transcript.errors)")
    #expect(transcript.errors.contains("missing.po"))
    #expect(transcript.output.contains("T (fr): 1 added"))
    #expect(transcript.output.contains("1 more text was left out."))
  }

  @Test func noReadableFileIsAnError() async throws {
    try folder.write(po("msgid \"b\""), to: "cut.po")
    try folder.write(po("msgid \"b\""), to: "cut2.po")
    let transcript = await run("cut.po", "cut2.po")
    #expect(transcript.status == 65 && transcript.output == "")
    #expect(transcript.errors.contains("cut.po:4") && transcript.errors.contains("cut2.po:4"))
  }

  @Test func twoFilesWithTwoTextsAreAConflict() async throws {
    try folder.write(po(entry("a", "Un") + "\n" + entry("b", "Deux")), to: "first.po")
    try folder.write(po(entry("a", "Une") + "\n" + entry("b", "Deux")), to: "second.po")
    let transcript = await run("first.po", "second.po")
    #expect(transcript.status == 1 && french?.contains("\"a\" = \"Un\";") == true)
    let path = folder.file("second.po")
    #expect(transcript.errors.contains("\(path):6:1: “a” also has another translation in "))
    #expect(
      transcript.output == """
        T (fr): 2 added, 0 changed, 0 unchanged, 0 unfinished, 0 left out
        T (fr): 0 added, 0 changed, 1 unchanged, 0 unfinished, 1 left out

        """)
  }

  /// Returns a table of another tool with French texts of two keys.
  private static func catalog(_ kind: String, _ first: String) throws -> [UInt8] {
    let strings = "\"a\" = \"\(first)\";\n\"b\" = \"Deux\";\n"
    switch kind {
    case "strings": return Array(strings.utf8)
    case "binary":
      return Array(
        try PropertyListSerialization.data(
          fromPropertyList: ["a": first, "b": "Deux"], format: .binary, options: 0))
    case "ours": return Array(("/* @state final */\n" + strings).utf8)
    default:
      return Array(
        """
        {"sourceLanguage":"en","strings":{
        "a":{"localizations":{"fr":{"stringUnit":{"state":"translated","value":"\(first)"}}}},
        "b":{"localizations":{"fr":{"stringUnit":{"state":"translated","value":"Deux"}}}}},
        "version":"1.0"}
        """.utf8)
    }
  }

  @Test(
    arguments: ["strings", "binary", "ours", "xcstrings"],
    ["strings", "binary", "ours", "xcstrings"])
  func catalogsWithDifferentTextsAreAConflict(first: String, second: String) async throws {
    let paths = zip(["1", "2"], [first, second]).map {
      "\($0)/fr.lproj/T.\($1 == "xcstrings" ? $1 : "strings")"
    }
    try folder.write(try Self.catalog(first, "Un"), to: paths[0])
    try folder.write(try Self.catalog(second, "Une"), to: paths[1])
    let transcript = await run(paths[0], paths[1])
    let (former, latter) = (folder.file(paths[0]), folder.file(paths[1]))
    #expect(transcript.status == 1 && french?.contains("\"a\" = \"Un\";") == true)
    #expect(transcript.errors.contains("\(latter):"), "\(transcript.errors)")
    #expect(transcript.errors.contains("“a” also has another translation in \(former)"))
    #expect(transcript.output.contains("0 added, 0 changed, 1 unchanged, 0 unfinished, 1 left out"))
  }

  private static let plural = """
    <plist version="1.0"><dict><key>c</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>%d point</string><key>other</key><string>%d points</string>
    </dict></dict></dict></plist>
    """

  @Test(arguments: [["T.strings", "T.stringsdict"], ["T.stringsdict", "T.strings"]])
  func aPluralReplacesTheTextBesideItWithoutAConflict(names: [String]) async throws {
    try folder.write("\"c\" = \"{$count :integer} points\";\n", to: "L/en.lproj/T.strings")
    try folder.write("\"c\" = \"%d points\";\n", to: "fr.lproj/T.strings")
    try folder.write(Self.plural, to: "fr.lproj/T.stringsdict")
    let transcript = await run("fr.lproj/\(names[0])", "fr.lproj/\(names[1])")
    #expect(transcript.status == 0, "\(transcript.errors)")
    #expect(french?.contains("one {{{$count} point}}") == true, "\(french ?? "")")
  }

  @Test func anOmittedTextIsNotAConflict() async throws {
    try folder.write(po(entry("a", "Un {$x}")), to: "first.po")
    try folder.write(po(entry("a", "Une")), to: "second.po")
    let transcript = await run("first.po", "second.po")
    #expect(french?.contains("\"a\" = \"Une\";") == true, "\(transcript.output)")
    #expect(!transcript.errors.contains("also has another translation"))
  }

  @Test func twoNamesOfALanguageAreOneFolder() async throws {
    try folder.write(po(entry("a", "Un")), to: "first.po")
    try folder.write(po(entry("a", "Une"), language: "fr_FR"), to: "second.po")
    let transcript = await run("first.po", "second.po")
    #expect(transcript.errors.contains("“a” also has another translation in "))
    #expect(transcript.output.contains("T (fr): 0 added") && !transcript.output.contains("fr-FR"))
    #expect(try FileReader.names(in: folder.file("L")) == ["en.lproj", "fr.lproj"])
  }

  @Test func aFileWithoutItsTableIsNamed() async throws {
    try folder.write(po(entry("a", "Un"), table: "Gone"), to: "x.po")
    let transcript = await run("x.po")
    #expect(transcript.status == 1)
    #expect(transcript.errors.contains("x.po: There is no table Gone."), "\(transcript.errors)")
    #expect(transcript.errors.contains("Correct the table’s name in the file"))
  }

  @Test func longListsAreCut() async throws {
    let unused = (1...30).map { "#~ msgctxt \"z\($0)\"\n#~ msgid \"x\"\n#~ msgstr \"y\"\n" }
    let twice = unused + [unused[0]]
    let gone = (1...150).map { entry("gone\($0)", "Parti") }
    try folder.write(po((gone + twice).joined(separator: "\n")), to: "x.po")
    let transcript = await run("x.po")
    #expect(transcript.output.contains("Not used by any program: 31 (z1, z2, "))
    #expect(transcript.output.contains("z20, …)") && !transcript.output.contains("z21"))
    #expect(transcript.errors.contains("“gone10”") && !transcript.errors.contains("“gone11”"))
    #expect(transcript.errors.contains("140"))
    #expect(transcript.output.contains("0 unfinished, 181 left out"))
  }

  @Test func aLoweredStateIsReported() async throws {
    try folder.write("/* @state final */\n\"a\" = \"Un\";\n", to: "L/fr.lproj/T.strings")
    try folder.write(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="T.strings"
      target-language="fr"><body><trans-unit id="a"><source>One</source>
      <target state="translated">Un</target></trans-unit></body></file></xliff>
      """, to: "x.xliff")
    let transcript = await run("x.xliff")
    #expect(transcript.output.contains("  The state of 1 translation has changed.\n"))
    #expect(french?.contains("@state") == false)
  }

  /// What no program uses is counted in the line of its table.
  @Test func staleStringsAreCounted() async throws {
    try folder.write(
      #"{"sourceLanguage":"en","strings":{"z":{"extractionState":"stale","localizations":{"fr":"#
        + #"{"stringUnit":{"state":"translated","value":"Zut"}}}},"a":{"localizations":{"fr":"#
        + #"{"stringUnit":{"state":"translated","value":"Un"}}}}},"version":"1.0"}"#,
      to: "T.xcstrings")
    let transcript = await run("T.xcstrings")
    let line = transcript.output.split(separator: "\n").first { $0.hasPrefix("T (fr)") } ?? ""
    #expect(line.hasSuffix("1 left out"), "\(transcript.output)")
    #expect(transcript.output.contains("Not used by any program: 1 (z"))
  }
}
