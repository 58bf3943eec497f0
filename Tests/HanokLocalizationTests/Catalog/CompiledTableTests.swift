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
      "a\nb"="four";
      "ab"="five";
      "가"="six";
      """#)

  @Test(arguments: [
    ("a", "one"), ("a.b", "two\nlines"), ("a\"b", "three \"quoted\""), ("a\nb", "four"),
    ("ab", "five"), ("가", "six"),
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

  @Test(arguments: [
    ("", true), ("a", true), ("a\nb", true), ("a\nab\nb", true), ("b\na", false), ("a\na", false),
    ("ab\na", false), ("a\nc\nb", false),
  ])
  func linesAreSorted(text: String, areSorted: Bool) {
    #expect(Array(text.utf8).span.hasSortedLines == areSorted)
  }
}
