@testable import HanokCode
import Testing

@Suite struct CodeSearchTests {
  @Test(arguments: [
    ("aXaxa", "AX", [0..<2, 2..<4]), ("aaaa", "aa", [0..<2, 2..<4]), ("abc", "d", []),
    ("한글 한", "한", [0..<3, 7..<10]), ("ÉCOLE école", "éc", [0..<3, 7..<10]), ("ab", "abc", []),
    // An accent after the letter is a part of it.
    ("e\u{301}e", "e", [3..<4]), ("İi", "i", [2..<3]), ("Straße", "SS", []),
  ])
  func placesAreFoundInAnyCase(line: Substring, text: String, places: [Range<Int>]) {
    #expect(CodeSearch(text)?.matches(in: line) == places)
  }

  @Test func anEmptyTextIsNotSearched() { #expect(CodeSearch("") == nil) }
}
