import HanokLocalization
import HanokUnicode
import Testing

@testable import HanokExchange

/// Tables as Xcode writes them: without quotes, without entries, and as property lists.
@Suite struct PropertyListTests {
  private func catalog(_ bytes: [UInt8], path: String = "pl.lproj/T.strings") throws
    -> ImportedCatalog
  {
    guard case .catalog(let catalog) = try ImportedFile(bytes, path: path) else {
      throw Problem(.unknownFormat)
    }
    return catalog
  }

  private func values(_ catalog: ImportedCatalog) throws -> [String: String] {
    let texts = catalog.texts[try LanguageTag("pl")] ?? []
    return Dictionary(texts.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
  }

  @Test func keysNeedNoQuotes() throws {
    let catalog = try catalog(Array("/* c */\nNSName = \"N\";\nCFBundleName=\"B\";\n".utf8))
    #expect(try values(catalog) == ["NSName": "N", "CFBundleName": "B"])
    #expect(catalog.refused.isEmpty)
    #expect(catalog.texts[try LanguageTag("pl")]?.first?.comment == "c")
  }

  @Test(arguments: ["/* No strings. */\n", "// No strings.", "", "\n"])
  func aTableWithoutEntriesHasNoTexts(text: String) throws {
    let catalog = try catalog(Array(text.utf8))
    #expect(catalog.languages.map(\.description) == ["pl"])
    #expect(try values(catalog).isEmpty && catalog.refused.isEmpty)
  }

  @Test(arguments: ["a = b\nc = d\n", "[x]\na = \"b\"\n", "Dear reader,\n", "key: value\n"])
  func otherFilesAreNotTables(text: String) {
    let problem = #expect(throws: Problem.self) {
      try catalog(Array(text.utf8), path: "pl.lproj/T.txt")
    }
    #expect(problem?.kind == .unknownFormat)
  }

  /// Of an entry with a fault, nothing is taken; all of them are named.
  @Test func everyBrokenEntryIsNamed() throws {
    let broken = (1...14).map { "\"k\($0)\" = \"\\q\";\n" }.joined()
    let text = broken + "\"a\" = \"A\"\n\"b\" \"B\";\n\"c\" = \"C\";\n"
    let catalog = try catalog(Array(text.utf8))
    #expect(catalog.refused.count == 16 && catalog.left.left == 16)
    #expect(try values(catalog) == ["c": "C"])
  }

  @Test func anXMLTableIsRead() throws {
    let catalog = try catalog(
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>k</key><string>%@!</string>
        <key>n</key><integer>1</integer>
        <key>k</key><string>Again</string>
        </dict></plist>
        """.utf8))
    #expect(try values(catalog) == ["k": "{$arg1}!"])
    #expect(catalog.refused.map(\.kind) == [.emptyCatalogString, .duplicateKey])
    #expect(catalog.refused.map(\.place?.line) == [4, 5])
    #expect(catalog.refused[1].arguments["line"] == 3)
  }

  @Test func variantsForDevicesAndWidthsAreNamed() throws {
    let catalog = try catalog(
      Array(
        """
        <plist version="1.0"><dict>
        <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict>
          <key>9</key><string>Short</string><key>20</key><string>Longer</string></dict></dict>
        <key>d</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
          <key>mac</key><string>Click</string><key>other</key><string>Tap</string></dict></dict>
        <key>i</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
          <key>ipad</key><string>Touch</string></dict></dict>
        </dict></plist>
        """.utf8), path: "pl.lproj/T.stringsdict")
    #expect(try values(catalog) == ["w": "Longer", "d": "Tap", "i": "Touch"])
    #expect(
      catalog.left.skips == [
        .init(name: "w|9", reason: .variation), .init(name: "d|mac", reason: .variation),
      ])
  }

  /// A binary list that Python's `plistlib` wrote: `k`, `ko` in UTF-16, the number `n` and a plural.
  private static let binary: [UInt8] = """
    62706c6973743030d401020304051112135566696c6573516b526b6f516ed2060407085f101a
    4e53537472696e674c6f63616c697a6564466f726d61744b6579552523406e40d4090a0b0c0d
    0e0f105f10194e53537472696e67466f726d617453706563547970654b65795f101a4e535374
    72696e67466f726d617456616c7565547970654b6579536f6e65556f746865725f10164e5353
    7472696e67506c7572616c52756c6554797065516457256420706c696b690025006400200070
    006c0069006b00f300775325402166ac0000200025006c006c00641005081117191c1e234046
    4f6b888c92abadb5c8ccd9000000000000010100000000000000140000000000000000000000
    00000000db
    """.split(separator: "\n").flatMap { line in
      let digits = Array(line)
      return stride(from: 0, to: digits.count, by: 2).compactMap {
        UInt8(String(digits[$0...($0 + 1)]), radix: 16)
      }
    }

  @Test func aBinaryTableIsRead() throws {
    let catalog = try catalog(Self.binary)
    #expect(
      try values(catalog) == [
        "k": "{$arg1}!", "ko": "가 {$arg1 :integer}",
        "files": """
        .input {$n :integer}
        .match $n
        one {{{$n} plik}}
        *   {{{$n} plików}}
        """,
      ])
    #expect(catalog.refused.map(\.kind) == [.emptyCatalogString])
    #expect(catalog.refused[0].arguments["key"] == "n")
    // Binary data has no lines.
    #expect(catalog.refused[0].place == nil && catalog.refused[0].path == "pl.lproj/T.strings")
  }

  @Test func aBrokenBinaryTableIsReported() {
    for count in 0..<Self.binary.count {
      #expect(throws: Problem.self) {
        let bytes = Array(Self.binary.prefix(count))
        return try catalog(bytes, path: "pl.lproj/T.bin")
      }
    }
  }

  /// Each byte but those of texts can be the place of another: what is read is up to chance.
  @Test func noDamagedByteCrashesTheReader() {
    for index in Self.binary.indices {
      for value: UInt8 in [0, 0x0F, 0x5F, 0x6F, 0xDF, 0xFF] {
        var bytes = Self.binary
        bytes[index] = value
        _ = try? catalog(bytes)
      }
    }
  }

  // MARK: - Hostile lists

  /// Returns a binary list of a dictionary whose keys refer to short texts, and its values to a long one.
  private static func binary(keys: [Int], length: Int) -> [UInt8] {
    func word(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }
    func text(_ bytes: [UInt8]) -> [UInt8] { [0x5F, 0x11] + word(bytes.count) + bytes }
    let texts = (0...(keys.max() ?? 0)).map { text(Array("k\($0)".utf8)) }
    let long = text(Array(repeating: UInt8(ascii: "x"), count: length))
    let references = keys.flatMap { word($0 + 1) } + keys.flatMap { _ in word(texts.count + 1) }
    var bytes = mark
    var offsets: [Int] = []
    for object in [[0xDF, 0x11] + word(keys.count) + references] + texts + [long] {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    bytes += offsets.flatMap { word($0 >> 16) + word($0 & 0xFFFF) } + Array(repeating: 0, count: 6)
    bytes += [4, 2]
    for number in [offsets.count, 0, table] {
      bytes += [0, 0, 0, 0] + word(number >> 16) + word(number & 0xFFFF)
    }
    return bytes
  }

  private static let mark = Array("bplist00".utf8)

  /// A file of some kilobytes isn't read as some hundred megabytes.
  @Test func aLongTextThatIsRepeatedIsRefused() throws {
    let keys = Array(0..<2_000)
    let short = try values(try catalog(Self.binary(keys: keys, length: 3)))
    #expect(short.count == 2_000 && short["k1999"] == "xxx")
    #expect(throws: Problem.self) { try catalog(Self.binary(keys: keys, length: 20_000)) }
  }

  @Test func aRepeatedKeyOfABinaryTableIsRefused() {
    #expect(throws: Problem.self) { try catalog(Self.binary(keys: [0, 1, 0], length: 3)) }
  }

  // MARK: - Faults

  @Test func keysWithoutValuesAndValuesWithoutKeysAreNamed() throws {
    let text = """
      <plist><dict><key>a</key>
      <key>b</key><string>B</string>
      <string>stray</string>
      <key>c</key></dict></plist>
      """
    let catalog = try catalog(Array(text.utf8))
    #expect(try values(catalog) == ["b": "B"])
    #expect(catalog.refused.map(\.kind) == Array(repeating: .emptyCatalogString, count: 3))
    #expect(catalog.refused.map(\.place?.line) == [1, 3, 4])
    #expect(catalog.refused.map { $0.arguments["key"] } == ["a", "", "c"])
  }

  @Test(arguments: ["<array><string>a</string></array>", "<string>a</string>", ""])
  func onlyADictionaryIsATable(content: String) {
    let problem = #expect(throws: Problem.self) {
      try catalog(Array("<plist>\(content)</plist>".utf8))
    }
    #expect(problem?.kind == .unknownFormat)
  }

  @Test(arguments: [
    "<key>one</key><string>A</string><key>one</key><string>B</string>", "<key>few</key><integer/>",
  ])
  func aFormThatIsTwiceOrNoTextIsNotChosen(form: String) throws {
    let text = """
      <plist><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict>\(form)<key>other</key><string>C</string></dict></dict></dict></plist>
      """
    let catalog = try catalog(Array(text.utf8))
    #expect(catalog.refused.map(\.kind) == [.emptyCatalogString])
    #expect(try values(catalog).isEmpty)
  }

  /// Several faults of an entry leave out one text.
  @Test func anEntryWithTwoFaultsIsOneText() throws {
    let text = "\"a\" = \"\\q\\q\";\n\"b\" = \"\\q and \\q\";\n\"c\" = \"C\";\n"
    let catalog = try catalog(Array(text.utf8))
    #expect(catalog.refused.count == 4 && catalog.left.left == 2)
    #expect(try values(catalog) == ["c": "C"])
  }

  /// Foundation skips a backslash before a line break; our own tables can't have it.
  @Test(arguments: ["\n", "\r\n", "\r"])
  func anEscapedLineBreakIsALineBreak(lineBreak: String) throws {
    let text = "\"a\" = \"One\\\(lineBreak)two\";\n\"b\" = \"B\";\n"
    let catalog = try catalog(Array(text.utf8))
    #expect(try values(catalog) == ["a": "One\ntwo", "b": "B"])
    #expect(catalog.refused.isEmpty && !StringsFile(text).problems.isEmpty)
  }
}
