import Testing

@testable import HanokTerminal

@Suite struct LinkTargetTests {
  private func target(_ address: String) -> String? {
    LinkTarget(address).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(arguments: [
    "http://example.org", "https://example.org/a?b=c&d=(e)#f;g", "HTTPS://Example.ORG",
    "mailto:a@example.org", "https://user@example.org:8080/~a", "https://[::1]:80/",
    "https://localhost", "https://example.org/%E3%84%B1%0a",
  ])
  func addressesOfPagesAndMessagesAreOpened(address: String) {
    #expect(target(address) == address)
  }

  @Test(arguments: [
    "", "x", "example.org", "file:///etc/passwd", "FILE:///bin/sh", "ftp://example.org",
    "ssh://host",
    "javascript:alert(1)", "data:text/html,<p>", "vbscript:x", "x-man-page://ls", "ms-msdt:/id",
    "smb://host/share", "tel:110", " https://example.org", "https\u{200B}://example.org", "://x",
    "https:", "https:/", "https://", "https:///etc", "https:example.org", "http://?a", "mailto:",
    "https://@", "https://user@:80", "-https://example.org", "\nhttps://example.org",
  ])
  func otherAddressesAreNotOpened(address: String) { #expect(target(address) == nil) }

  /// Terminals hand addresses to command lines, and other terminals read the sequence again.
  @Test(arguments: [
    ("https://e.org/a b", "https://e.org/a%20b"),
    ("https://e.org/\u{1B}]8;;", "https://e.org/%1B]8;;"),
    ("https://e.org/\u{7}\u{9C}\n", "https://e.org/%07%C2%9C%0A"),
    ("https://e.org/\"<>`{}|\\^", "https://e.org/%22%3C%3E%60%7B%7D%7C%5C%5E"),
    ("https://e.org/\u{202E}\u{200F}한", "https://e.org/%E2%80%AE%E2%80%8F%ED%95%9C"),
    ("https://e.org/100%", "https://e.org/100%25"),
    ("https://e.org/%4g%zz", "https://e.org/%254g%25zz"),
    ("mailto:a b@e.org", "mailto:a%20b@e.org"),
  ])
  func otherCharactersInAnAddressAreEncoded(address: String, expected: String) {
    #expect(target(address) == expected)
  }

  @Test func addressesAreAsLongAsTerminalsTake() {
    let start = "https://e.org/"
    let room = LinkTarget.maximumBytes - start.utf8.count
    let longest = start + String(repeating: "a", count: room)
    #expect(target(longest) == longest)
    #expect(target(longest + "a") == nil)
    #expect(target(start + String(repeating: " ", count: room / 3)) != nil)
    #expect(target(start + String(repeating: " ", count: room / 3 + 1)) == nil)
    #expect(target(start + String(repeating: "a", count: 9 << 20)) == nil)
  }

  @Test(arguments: [
    ("https://user@Example.org:443/a", "example.org"), ("www.example.org", "example.org"),
    ("example.org/a", "example.org"), ("https://www.example.org", "example.org"),
    ("https://bank.example@evil.example", "evil.example"), ("bank\u{200B}.example", "bank.example"),
    ("https://evil.example\\@bank.example", "evil.example"), ("https://[::1]:80/", "[::1"),
    ("EXAMPLE.ORG.", "example.org"), ("mailto:a@b.org", "b.org"), ("한국.example", "한국.example"),
    ("Next", nil), ("v1.0", nil), ("1.5", nil), ("etc.", nil), ("a..org", nil), ("", nil),
    ("a b.org", nil), ("https://", nil),
  ])
  func theHostOfATextIsFound(text: String, host: String?) {
    #expect(LinkTarget.host(of: text) == host)
  }

  @Test(arguments: [
    ("https://e.org/한 국", "https://e.org/한 국"), ("a\u{1B}[2Jb", "a%1B[2Jb"),
    ("a\u{202E}b\u{200B}c", "a%E2%80%AEb%E2%80%8Bc"),
    ("a\nb\u{85}\u{2028}", "a%0Ab%C2%85%E2%80%A8"),
    ("", ""),
  ])
  func invisibleCharactersAreShownByTheirNumbers(address: String, shown: String) {
    #expect(LinkTarget.visibleText(of: address) == shown)
  }
}
