import HanokLocalization
import HanokUnicode
import Testing

@testable import HanokExchange

/// Nothing is read of a file whose encoding isn't known.
@Suite struct ImportedEncodingTests {
  private static func table(_ value: [UInt8]) -> [UInt8] {
    Array("\"k0\" = \"ok\";\n\"k1\" = \"".utf8) + value + Array("\";\n".utf8)
  }

  @Test(
    arguments: [
      ("fr", [0x63, 0xE9], "ISO-8859-1"), ("fr", [0x80, 0x63], "WINDOWS-1252"),
      ("ko", [0xB0, 0xA1], "EUC-KR"), ("ja", [0x83, 0x65], "SHIFT_JIS"),
      ("ja", [0xA5, 0xC6], "EUC-JP"),
      ("zh-Hant", [0xA4, 0xA4], "BIG5"), ("zh", [0xD6, 0xD0], "GB18030"),
      ("pl", [0xBF], "ISO-8859-2"),
      ("pl", [0x9C], "WINDOWS-1250"), ("ru", [0xC6], "WINDOWS-1251"),
      ("uk", [0xC6], "WINDOWS-1251"),
      ("tr", [0xFD], "ISO-8859-9"), ("ar", [0xC7], "WINDOWS-1256"), ("he", [0xF9], "ISO-8859-8"),
    ] as [(String, [UInt8], String)])
  func aTableInAnotherEncodingIsRefused(language: String, bytes: [UInt8], name: String) throws {
    let problem = #expect(throws: Problem.self) {
      try ImportedFile(Self.table(bytes), path: "\(language).lproj/T.strings")
    }
    #expect(
      problem?.kind == .foreignEncoding && problem?.arguments["charset"] == Message.Argument(name))
    #expect(problem?.place?.line == 2)
  }

  @Test(arguments: ["ok", "가ż\u{301}"])
  func utf16IsReadWithAndWithoutAMark(value: String) throws {
    let text = "\"k\" = \"\(value)\";"
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for bytes in [big, little, [0xFE, 0xFF] + big, [0xFF, 0xFE] + little] {
      guard case .catalog(let catalog) = try ImportedFile(bytes, path: "ko.lproj/T.strings") else {
        throw Problem(.unknownFormat)
      }
      #expect(catalog.texts[try LanguageTag("ko")]?.map(\.value) == [value])
    }
    // Half of a character, or of a pair.
    for end in [[0x22], [0x00, 0xD8]] as [[UInt8]] {
      let problem = #expect(throws: Problem.self) {
        try ImportedFile([0xFF, 0xFE] + little + end, path: "ko.lproj/T.strings")
      }
      #expect(problem?.kind == .foreignEncoding && problem?.arguments["charset"] == "UTF-16LE")
    }
  }

  @Test func filesOfOtherFormatsAreRefused() {
    let files = [
      "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"comment\": \"\u{1}\"}}}",
      "msgid \"\"\nmsgstr \"Language: fr\\nX-Hanok-Table: T\\n\"\n\nmsgid \"a\"\nmsgstr \"\u{1}\"\n",
      "<plist><dict><key>a</key><string>\u{1}</string></dict></plist>",
    ]
    for file in files {
      let bytes = file.utf8.map { $0 == 1 ? 0xE9 : $0 }
      let problem = #expect(throws: Problem.self) {
        try ImportedFile(bytes, path: "fr.lproj/T.x")
      }
      #expect(problem?.kind == .foreignEncoding, "\(file)")
    }
  }

  private func value(_ declaration: String, _ bytes: [UInt8]) throws -> String? {
    let file =
      Array("<?xml version='1.0' encoding=\(declaration)?>\n<plist><dict><key>k</key><string>".utf8)
      + bytes + Array("</string></dict></plist>".utf8)
    guard case .catalog(let catalog) = try ImportedFile(file, path: "ko.lproj/T.strings") else {
      throw Problem(.unknownFormat)
    }
    return catalog.texts[try LanguageTag("ko")]?.first?.value
  }

  @Test(
    arguments: [
      ("'EUC-KR'", [0xB0, 0xA1], "가"), ("\"iso-8859-2\"", [0xBF], "ż"),
      ("'windows-1251'", [0xC6], "Ж"),
      ("'ISO-8859-1'", [0xE9], "é"), ("'Shift_JIS'", [0x83, 0x65], "テ"),
      ("'utf-8'", [0xC3, 0xA9], "é"),
      // Saved in UTF-8 by a tool that left the declaration.
      ("'UTF-16'", [0xC3, 0xA9], "é"), ("'US-ASCII'", [0xC3, 0xA9], "é"),
    ] as [(String, [UInt8], String)])
  func xmlIsReadInTheEncodingThatItDeclares(
    declaration: String, bytes: [UInt8], text: String
  ) throws {
    #expect(try value(declaration, bytes) == text)
  }

  @Test(
    arguments: [
      ("'EUC-KR'", [0xFF, 0xFF], "EUC-KR"), ("'X-NONE'", [0x41], "X-NONE"),
      ("'US-ASCII'", [0xE9], "US-ASCII"), ("'UTF-8'", [0xB0, 0xA1], "EUC-KR"),
    ] as [(String, [UInt8], String)])
  func anotherEncodingThanDeclaredIsNamed(declaration: String, bytes: [UInt8], name: String) {
    let problem = #expect(throws: Problem.self) { try value(declaration, bytes) }
    #expect(
      problem?.kind == .foreignEncoding && problem?.arguments["charset"] == Message.Argument(name))
  }

  @Test func utf32IsReadByItsMark() throws {
    let scalars = "\"k\" = \"가😀\";".unicodeScalars.map(\.value)
    let big = ([0xFEFF] + scalars).flatMap { value in
      [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
    }
    let little = ([0xFEFF] + scalars).flatMap { value in
      [0, 8, 16, 24].map { UInt8(value >> $0 & 0xFF) }
    }
    for bytes in [big, little] {
      guard case .catalog(let catalog) = try ImportedFile(bytes, path: "ko.lproj/T.strings") else {
        throw Problem(.unknownFormat)
      }
      #expect(catalog.texts[try LanguageTag("ko")]?.map(\.value) == ["가😀"])
      let problem = #expect(throws: Problem.self) {
        try ImportedFile(bytes + [0, 0], path: "ko.lproj/T.strings")
      }
      #expect(problem?.kind == .foreignEncoding)
    }
  }

  /// XML parsers know UTF-8 by one name.
  @Test(arguments: ["'utf8'", "'UTF_8'", "\"Utf8\""])
  func utf8HasSeveralNames(declaration: String) throws {
    #expect(try value(declaration, [0xC3, 0xA9]) == "é")
    let problem = #expect(throws: Problem.self) { try value(declaration, [0xB0, 0xA1]) }
    #expect(problem?.kind == .foreignEncoding && problem?.arguments["charset"] == "EUC-KR")
  }

  /// A mark says more than a declaration.
  @Test(arguments: ["utf8", "UTF-16", "ISO-8859-2"])
  func aMarkOfUTF8PrecedesTheDeclaration(name: String) throws {
    let text =
      "<?xml version='1.0' encoding='\(name)'?><plist><dict><key>k</key>"
      + "<string>é</string></dict></plist>"
    let bytes = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    guard case .catalog(let catalog) = try ImportedFile(bytes, path: "ko.lproj/T.strings") else {
      throw Problem(.unknownFormat)
    }
    #expect(catalog.texts[try LanguageTag("ko")]?.map(\.value) == ["é"])
  }

  /// The language that a file names suggests its encoding, not that of the option.
  @Test(arguments: [
    "<xliff version=\"1.2\"><file original=\"T.strings\" target-language=\"pl\">\u{1}</file></xliff>",
    "<xliff version=\"2.1\" srcLang=\"en\" trgLang='pl'>\u{1}</xliff>",
    "msgid \"\"\nmsgstr \"Language: pl\\nX-Hanok-Table: T\\n\"\n\nmsgid \"a\"\nmsgstr \"\u{1}\"\n",
  ])
  func theLanguageOfAFileSuggestsItsEncoding(text: String) throws {
    let bytes = text.utf8.map { $0 == 1 ? 0xBF : $0 }
    let language = try LanguageTag("ko")
    let problem = #expect(throws: Problem.self) {
      try ImportedFile(bytes, path: "x", language: language)
    }
    #expect(problem?.kind == .foreignEncoding && problem?.arguments["charset"] == "ISO-8859-2")
  }
}
