import Hanok
import Testing

@Suite struct LineSplitterTests {
  private func lines(_ text: String, limit: Int = 4, partSize: Int) -> [LineSplitter.Line] {
    var splitter = LineSplitter(limit: limit)
    let bytes = Array(text.utf8)
    let parts = stride(from: 0, to: bytes.count, by: partSize).flatMap {
      splitter.split(bytes[$0..<min($0 + partSize, bytes.count)])
    }
    return parts + [splitter.finish()].compactMap(\.self)
  }

  private func line(_ text: String) -> LineSplitter.Line { .bytes(Array(text.utf8)) }

  @Test(arguments: 1...12) func linesAreIndependentOfTheSizesOfReads(partSize: Int) {
    #expect(lines("", partSize: partSize) == [])
    #expect(lines("a\n\nbcd\n", partSize: partSize) == [line("a"), line(""), line("bcd")])
    #expect(lines("a\nb", partSize: partSize) == [line("a"), line("b")])
    #expect(lines("abcd\n", partSize: partSize) == [line("abcd")])
    #expect(lines("abcde\nf\n", partSize: partSize) == [.tooLong, line("f")])
    #expect(lines("f\nabcdefghijk", partSize: partSize) == [line("f"), .tooLong])
    #expect(lines("한\n한글\n한\n", partSize: partSize) == [line("한"), .tooLong, line("한")])
  }

  @Test func aLineWithoutEndIsReportedOnceAtTheLimit() {
    var splitter = LineSplitter(limit: 100)
    let part = [UInt8](repeating: 0, count: 60)[...]
    #expect(splitter.split(part) == [])
    #expect(splitter.split(part) == [.tooLong])
    for _ in 0..<10 { #expect(splitter.split(part) == []) }
    #expect(splitter.split([10, 65, 10]) == [.bytes([65])])
    #expect(splitter.finish() == nil)
  }
}
