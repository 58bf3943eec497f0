import Hanok
@testable import HanokCode
import Testing

@Suite struct ShownCodeTests {
  private func shown(_ line: Substring) -> ShownCode {
    ShownCode(line, spans: [], ambiguousWidth: .narrow)
  }

  @Test(arguments: [
    ("a\tb", "a   b"), ("\t\tx", "        x"), ("한\tx", "한  x"), ("abcd\tx", "abcd    x"),
    ("a\u{1B}[1m", "a␛[1m"), ("a\u{202E}b\u{2066}", "a�b�"), ("a\rb\u{B}c", "a␍b␋c"),
    ("e\u{301}\tx", "e\u{301}   x"), ("\u{1B}\t|", "␛   |"),
  ])
  func tabsAndControlsAreVisible(line: Substring, text: String) {
    #expect(shown(line).text.text == text)
  }

  @Test func offsetsAreMappedAcrossReplacements() {
    let code = shown("a\tb\u{202E}c")
    #expect([0, 1, 2, 3, 6, 7].map(code.shown(ofSource:)) == [0, 1, 4, 5, 8, 9])
    #expect([0, 1, 4, 5, 8, 9].map(code.source(ofShown:)) == [0, 1, 2, 3, 6, 7])
    // Within the spaces of a tab, the nearer edge counts.
    #expect([2, 3].map(code.source(ofShown:)) == [1, 2])
  }
}
