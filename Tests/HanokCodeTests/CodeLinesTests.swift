@testable import HanokCode
import Testing

@Suite struct CodeLinesTests {
  @Test(arguments: [
    ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]), ("\n\n", ["", "", ""]),
    ("a\r\nb\rc\r\n", ["a", "b\rc", ""]), ("한\n글", ["한", "글"]),
  ])
  func aTextIsSplitAtItsLineEnds(text: String, lines: [String]) {
    #expect(CodeLines(text).map(String.init) == lines)
    #expect(CodeLines(text).text == text)
  }

  @Test(arguments: [
    (0..<1, ["x"], "x\nb\nc"), (1..<2, [], "a\nc"), (3..<3, ["x", "y"], "a\nb\nc\nx\ny"),
    (0..<3, [], ""), (0..<3, ["x"], "x"), (2..<3, [], "a\nb"), (0..<0, ["x"], "x\na\nb\nc"),
    (1..<3, ["x\ny"], "a\nx\ny"), (1..<1, [], "a\nb\nc"),
  ])
  func linesAreReplaced(range: Range<Int>, new: [String], text: String) {
    var lines = CodeLines("a\nb\nc")
    let count = lines.replaceLines(range, with: new)
    #expect(lines.text == text)
    #expect(lines.map(String.init) == CodeLines(text).map(String.init))
    #expect(count == lines.count - (3 - range.count))
  }

  @Test func aRangeHasItsLineEnds() {
    let lines = CodeLines("one\r\ntwo\nthree")
    let start = CodePosition(line: 0, offset: 1)
    let range = start..<CodePosition(line: 2, offset: 2)
    #expect(lines.text(in: range) == "ne\r\ntwo\nth")
  }
}
