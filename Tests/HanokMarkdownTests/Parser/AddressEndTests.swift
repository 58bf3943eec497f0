import Testing

@testable import HanokMarkdown

@Suite struct AddressEndTests {
  private func text(_ text: String) -> String {
    BlockText.lines(of: MarkdownDocument(text)).joined(separator: "\n")
  }

  @Test(arguments: [
    ("https://a.org에서", "‹link https://a.org:https://a.org›에서"),
    ("주소는 http://a.org입니다.", "주소는 ‹link http://a.org:http://a.org›입니다."),
    ("www.a.org。次", "‹link http://www.a.org:www.a.org›。次"),
    ("见https://a.org/b，和", "见‹link https://a.org/b:https://a.org/b›，和"),
    ("https://a.org/가나。", "‹link https://a.org/가나:https://a.org/가나›。"),
    ("（https://a.org/b）", "（‹link https://a.org/b:https://a.org/b›）"),
    ("**https://a.org**에서", "‹link https://a.org strong:https://a.org›에서"),
    (
      "https://a.org에서 https://b.org에서",
      "‹link https://a.org:https://a.org›에서 ‹link https://b.org:https://b.org›에서"
    ),
  ])
  func addressesEndBesideLetters(source: String, expected: String) {
    #expect(text(source) == "p \(expected)")
  }

  @Test(arguments: [
    ("[a](https://a.org에서)", "p ‹link https://a.org에서:a›"),
    ("[a]\n\n[a]: https://a.org에서", "p ‹link https://a.org에서:a›"),
    ("<https://a.org에서>", "p ‹link https://a.org에서:https://a.org에서›"),
    ("`https://a.org에서`", "p ‹code:https://a.org에서›"),
    ("```\nhttps://a.org에서\n```", "code \n  https://a.org에서"),
    ("https://ko.a.org/wiki/한옥", "p ‹link https://ko.a.org/wiki/한옥:https://ko.a.org/wiki/한옥›"),
    ("https://한옥.kr", "p ‹link https://한옥.kr:https://한옥.kr›"),
  ])
  func otherAddressesAreWhole(source: String, expected: String) {
    #expect(text(source) == expected)
  }

  @Test func aTextWithFormFeedsIsUnchanged() {
    #expect(text("a\u{C}b https://a.org에서").contains("a\u{C}b"))
  }
}
