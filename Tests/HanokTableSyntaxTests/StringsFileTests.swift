import Testing

@testable import HanokTableSyntax

@Suite struct StringsFileTests {
  @Test func entriesHaveKeysAndValues() {
    let file = StringsFile(
      """
      "title" = "True or False?";
      // A message over lines.
      "score"="one\\ttwo
      three";
      """)
    #expect(file.faults.isEmpty)
    #expect(file.entries.map(\.key.value) == ["title", "score"])
    #expect(file.entries.map(\.value.value) == ["True or False?", "one\ttwo\nthree"])
  }

  @Test(arguments: [
    ("/* Note. */\n\"a\" = \"1\";", "Note."),
    ("// Note.\n\"a\" = \"1\";", "Note."),
    ("/* One. */\n// Two.\n\"a\" = \"1\";", "One.\nTwo."),
    ("/* Of b. */\n\"b\" = \"0\";\n\"a\" = \"1\";", ""),
    ("/* One.\n * Two.\n */\n\"a\" = \"1\";", "One.\nTwo."),
    ("/* The file. */\n\n\"a\" = \"1\";", ""),
    ("/* The file. */\n\n/* Note. */\n\"a\" = \"1\";", "Note."),
    ("/* Of b. */\n\"b\" = \"0\";\n\n\"a\" = \"1\";", ""),
    ("/* Of b. */\n\"b\" = \"0\"; // Still b.\n/* Note. */\n\"a\" = \"1\";", "Note."),
    ("\"a\" = \"1\"; // Note.\n", "Note."),
    ("/* Above. */\n\"a\" = \"1\"; /* Note. */ // More.\n", "Above.\nNote."),
    ("/* Above.\n   @source x */\n\"a\" = \"1\"; // Note.", "Above.\nNote.\n@source x"),
    ("/* @source x */\n\"a\" = \"1\"; // @width 3", "@source x\n@width 3"),
    ("\"a\" /* inside */ = \"1\";", ""),
    ("/**/\"a\" = \"1\";", ""),
    ("/**/\n// Two.\n\"a\" = \"1\";", "Two."),
    ("/* Of b. */\n\"b\" = \"0\";\n/* Note. */\n\"a\" = \"1\";", "Note."),
    ("/* Note. */\r\n\"a\" = \"1\";", "Note."),
    ("/* The file. */\r\r\"a\" = \"1\";", ""),
  ])
  func commentsBelongToEntries(source: String, comment: String) throws {
    let file = StringsFile(source)
    let entry = try #require(file.entries.first { $0.key.value == "a" })
    #expect(entry.comment == comment)
    #expect(file.faults.isEmpty)
  }

  @Test func aCommentBesideAnEntryIsThatEntrysAlone() {
    let file = StringsFile("/* Above. */\n\"a\" = \"1\"; // Only a.\n\"b\" = \"2\";")
    #expect(file.entries.map(\.comment) == ["Above.\nOnly a.", ""])
  }

  /// Keys of Apple's tables need no quotes; those of ours do.
  @Test func keysWithoutQuotesAreReadOnRequest() {
    let text = "NS.Name-1_$:/x = \"N\"; // n\n/* c */ b=\"B\";\n\"c\" = \"C\";"
    let file = StringsFile(Array(text.utf8), path: "", allowsBareKeys: true)
    #expect(file.entries.map(\.key.value) == ["NS.Name-1_$:/x", "b", "c"])
    #expect(file.entries.map(\.comment) == ["n", "c", ""])
    #expect(file.faults.isEmpty && file.bytes == Array(text.utf8))
    #expect(StringsFile(text).entries.map(\.key.value) == ["c"])
    #expect(StringsFile(text).faults.map(\.kind) == [.strayText, .strayText])
    let broken = StringsFile(Array("a = ; b; c = d;".utf8), path: "", allowsBareKeys: true)
    #expect(broken.entries.isEmpty && broken.faults.count == 3)
  }

  @Test(arguments: [
    "", "\n", "\"a\" = \"1\";", "/* c */ \"a\"\t=\r\n\"1\" ;// d", "\"a\" = \"1\"", "junk; \"a\"",
    "/* open", "\"open", "\"a\" = \"\\q\";", "\u{FEFF}\"a\" = \"1\";", "\"a\" = \"b\" = \"c\";",
    "\"a\" = \"one;\n\"b\" = \"two\";\n", "\"key = \"value\";\n\"b\" = \"2\";", ";;\u{0};\"",
  ])
  func everyFileIsWrittenUnchanged(source: String) {
    #expect(StringsFile(source).bytes == Array(source.utf8))
  }

  @Test func changingAnEntryLeavesTheRestAlone() throws {
    var file = StringsFile("/* Note. */\n\"a\"  =  \"1\" ; // beside\n\"b\" = \"2\";")
    for case (let index, .entry(var entry)) in file.pieces.enumerated()
    where entry.key.value == "a" {
      entry.value = StringsLiteral("say \"hi\" \\ now\nor\r")
      file.pieces[index] = .entry(entry)
    }
    let expected = """
      /* Note. */
      "a"  =  "say \\"hi\\" \\\\ now
      or\\r" ; // beside
      "b" = "2";
      """
    #expect(String(decoding: file.bytes, as: UTF8.self) == expected)
    let again = StringsFile(file.bytes)
    #expect(again.entries.first?.value.value == "say \"hi\" \\ now\nor\r")
  }

  /// Texts with comments and with signs that only resemble them.
  @Test(arguments: [
    "//", "/*/ x */", "/*/* a */", "/* a /* b */", "/*\n a /* b */", "/***/", "/**/", "// a\\",
  ])
  func aWholeFileIsOneComment(source: String) {
    #expect(StringsFile(source).pieces == [.comment(Array(source.utf8))])
    #expect(StringsFile(source).faults.isEmpty)
  }

  @Test(arguments: [
    ("\n", "\n"), ("one\n", "one\n"), ("\n  ", "\n  "), ("a /* b */", "a /* b */"),
    ("\\\\", "\\"), ("// a", "// a"),
  ])
  func aValueIsReadUpToItsQuote(source: String, value: String) {
    let file = StringsFile("\"a\" = \"\(source)\";\n\"b\" = \"2\";")
    #expect(file.faults.isEmpty)
    #expect(file.entries.map(\.value.value) == [value, "2"])
  }
}
