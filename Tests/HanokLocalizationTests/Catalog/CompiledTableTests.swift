import HanokUnicode
import Testing

@testable import HanokLocalization

/// Lookups in the sorted lines of compiled tables.
@Suite struct CompiledTableTests {
  private static let table = CompiledTables.Table(
    language: "en", name: "App",
    lines: #"""
      "a"="one";
      "a.b"="two\nlines";
      "a\"b"="three \"quoted\"";
      "a\\b"="four";
      "a\nb"="five";
      "a\rb"="six";
      "ab"="seven";
      "é"="eight";
      "가"="nine";
      """#)

  @Test(arguments: [
    ("a", "one"), ("a.b", "two\nlines"), ("a\"b", "three \"quoted\""), ("a\\b", "four"),
    ("a\nb", "five"), ("a\rb", "six"), ("ab", "seven"), ("é", "eight"), ("e\u{301}", "eight"),
    ("가", "nine"),
  ])
  func aKeyIsFound(key: String, value: String) throws {
    let entry = try #require(Self.table.entry(key))
    #expect(entry.key.value == key)
    #expect(entry.value.value == value)
  }

  @Test(arguments: ["", "A", "a.", "a.bc", "a.c", "a\\", "aa", "abc", "b", "각", "\"a"])
  func anotherKeyIsNot(key: String) {
    #expect(Self.table.entry(key) == nil)
  }

  @Test func oneLineIsATable() {
    let table = CompiledTables.Table(language: "en", name: "App", lines: #""b"="only";"#)
    #expect(["a", "b", "c"].map { table.entry($0)?.value.value } == [nil, "only", nil])
  }

  @Test func aTableCanBeEmpty() {
    #expect(CompiledTables.Table(language: "en", name: "App", lines: "").entry("a") == nil)
  }

  @Test func eachOfManyLinesIsFound() {
    let keys = (0..<200).map { "\"\(String(repeating: "k", count: $0 * $0 % 37))\($0)\"" }
    let sorted = keys.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    let lines = sorted.enumerated().map { $1 + [UInt8](repeating: 0x78, count: $0 % 11) }
    let text = Array(lines.joined(separator: [Byte.lineFeed]))
    for (key, line) in zip(sorted, lines) {
      #expect(text.span.sortedLine(startingWith: key).map { Array(text[$0]) } == line)
      #expect(text.span.sortedLine(startingWith: key.dropLast() + [0x21]) == nil)
    }
  }

  /// An assertion: programs that people run don't read all their tables at the start.
  @Test func aTableThatIsNotSortedStopsADebugBuildAlone() async {
    #if DEBUG
      let end = ExitTest.Condition.failure
    #else
      let end = ExitTest.Condition.success
    #endif
    await #expect(processExitsWith: end) {
      _ = CompiledTables.Table(
        language: "en", name: "App",
        lines: #"""
          "b"="";
          "a"="";
          """#)
    }
  }

  @Test func anInvalidEntryIsNotFound() {
    let table = CompiledTables.Table(language: "en", name: "App", lines: #""a"="\q";"#)
    #expect(table.entry("a") == nil)
    #expect(LookupTable.compiled(table).keys.isEmpty)
  }

  @Test(arguments: [
    ("", true), ("a", true), ("a\nb", true), ("a\n", true), ("\na", true), ("a\nab\nb", true),
    ("a\n\nb", false), ("b\na", false), ("a\na", false), ("ab\na", false), ("a\nc\nb", false),
  ])
  func linesAreSorted(text: String, areSorted: Bool) {
    #expect(Array(text.utf8).span.hasSortedLines == areSorted)
  }
}
