import HanokLocalization
import Testing

@testable import HanokExchange

@Suite struct POParserTests {
  private func entries(_ text: String) throws -> [POEntry] {
    var parser = POParser(ExchangeText(Array(text.utf8), path: "x.po"))
    return try parser.parse()
  }

  /// As msgmerge and Poedit write it: wrapped strings, previous texts, references, obsolete entries.
  private static let merged = #"""
    # Translator.
    msgid ""
    msgstr ""
    "Language: pl\n"

    #. Description.
    #: file.c:12
    #, fuzzy, no-wrap
    #| msgctxt "old"
    #| msgid "Old \"text\"\n"
    msgctxt "k"
    msgid ""
    "A long "
    "text\n"
    "with \"quotes\", \\ and \t."
    msgstr "Pol\303\263, \x41."
    msgid "n"
    msgid_plural "ns"
    msgstr[0] "a"
    msgstr[1] ""
    "b"

    #~ msgctxt "gone"
    #~ msgid "x"
    #~ msgstr ""
    #~ "y"
    #~| msgid "z"

    """#

  @Test(arguments: ["\n", "\r\n"])
  func filesOfOtherToolsAreRead(ending: String) throws {
    let entries = try entries(Self.merged.replacing("\n", with: ending))
    try #require(entries.count == 4)
    #expect(entries[0].comments == ["Translator."] && entries[0].strings == ["Language: pl\n"])
    #expect(entries[1].extracted == ["Description."] && entries[1].flags == ["fuzzy", "no-wrap"])
    #expect(entries[1].context == "k")
    #expect(entries[1].id == "A long text\nwith \"quotes\", \\ and \t.")
    #expect(entries[1].strings == ["Poló, A."])
    #expect(entries[2].pluralID == "ns" && entries[2].strings == ["a", "b"])
    #expect(!entries[2].isObsolete && entries[2].flags.isEmpty)
    #expect(entries[3].isObsolete && entries[3].context == "gone" && entries[3].strings == ["y"])
  }

  @Test(arguments: [
    ("msgid \"a\"\nmsgstr \"b", 2), ("msgid \"a\"\nfoo \"b\"", 2), ("msgid a", 1),
    ("\"alone\"", 1), ("msgid \"a\" b", 1), ("msgid \"a\"\nmsgstr[x] \"\"", 2),
    ("msgid \"\\000\"", 1),
  ])
  func syntaxErrorsHaveLocations(text: String, line: Int) throws {
    let problem = #expect(throws: Problem.self) { try entries(text) }
    #expect(problem?.kind == .invalidPO && problem?.place?.line == line)
  }

  @Test func anEntryIsReadAsItWasWritten() throws {
    var entry = POEntry()
    entry.extracted = ["One\ntwo", ""]
    entry.flags = ["fuzzy"]
    entry.context = "k|\"one\""
    entry.id = "a\nb\n"
    entry.pluralID = "tab\t, \\, \u{1}7, \r"
    entry.strings = ["", "ż\n\nx"]
    var read = try #require(try entries(entry.text).first)
    #expect(read.extracted == ["One", "two", ""])
    read.extracted = entry.extracted
    read.offsets = []
    read.offset = 0
    #expect(read == entry)
  }
}
