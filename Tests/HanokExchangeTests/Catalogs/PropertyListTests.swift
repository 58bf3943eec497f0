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
  func otherFilesAreNoTables(text: String) {
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
    #expect(catalog.refused.map(\.kind) == [.invalidCatalogString, .duplicateKey])
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
    #expect(catalog.refused.map(\.kind) == [.invalidCatalogString])
    #expect(catalog.refused[0].arguments["key"] == "n")
  }

  @Test func aBrokenBinaryTableIsReported() {
    for count in 0..<Self.binary.count {
      #expect(throws: Problem.self) {
        let bytes = Array(Self.binary.prefix(count))
        return try catalog(bytes, path: "pl.lproj/T.bin")
      }
    }
    // Each byte but those of texts can be the place of another: what is read is up to chance.
    for index in Self.binary.indices {
      for value: UInt8 in [0, 0x0F, 0x5F, 0x6F, 0xDF, 0xFF] {
        var bytes = Self.binary
        bytes[index] = value
        _ = try? catalog(bytes)
      }
    }
  }
}
