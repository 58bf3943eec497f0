import Hanok
import Testing

@testable import HanokMarkdown

@Suite struct UnfinishedMarkupTests {
  /// Returns the open blocks of a text that goes on.
  private func open(_ text: String) -> [String] {
    var stream = MarkdownStream()
    stream.append(text.utf8)
    stream.update()
    return BlockText.lines(of: stream.document)
  }

  @Test(arguments: [
    ("Some **bo", "p Some ‹strong:bo›"), ("Some **bold*", "p Some ‹strong:bold›"),
    ("Some **", "p Some"), ("Some ![", "p Some"), ("Some!", "p Some!"),
    ("Some *em **both", "p Some ‹em:em ›‹strong em:both›"),
    ("***both* bold", "p ‹strong em:both›‹strong: bold›"), ("a `co", "p a ‹code:co›"),
    ("a ``c`d", "p a ‹code:c`d›"), ("~~del", "p ‹del:del›"), ("[te", "p ‹link :te›"),
    ("[text](http://a", "p ‹link http://a:text›"), ("**[a](b", "p ‹link b strong:a›"),
    ("![alt](i", "p ‹link i:alt›"), ("5*3 a[0", "p 5*3 a[0"), ("2 * 3", "p 2 * 3"),
    ("\\*a `*b", "p *a ‹code:*b›"), ("**a** b", "p ‹strong:a› b"), ("*a\nb ", "p ‹em:a b›"),
    ("# A **b", "h1 A ‹strong:b› #a-b"), ("**“강조”*", "p ‹strong:“강조”›"),
    ("- [x] **a\n- *b", "- [x] p **a|- p ‹em:b›"), ("> 1. *a", "> 1. p ‹em:a›"),
    ("|a|\n|-|\n|**b", "| a | -|| ‹strong:b› |"), ("foo() **a()", "p foo() ‹strong:a()›"),
  ])
  func markupIsShownAsItWillLook(text: String, expected: String) {
    #expect(open(text).joined(separator: "|") == expected)
  }

  @Test(arguments: [
    ("a\n-", "p a"), ("a\n==", "p a"), ("a\n\n``", "p a"), ("a\n- ", "p a"), ("a\n\n1.", "p a"),
    ("a\n\n#", "p a"), ("- [", ""), ("- [x", ""), ("|a|b", ""), ("|a|b|\n|-", ""),
    ("```\na\n``", "code |  a"), ("|a|b|\nc", "p |a|b| c"), ("a |b", "p a |b"),
  ])
  func signsThatMayBecomeBlocksAreHeldBack(text: String, expected: String) {
    #expect(open(text).joined(separator: "|") == expected)
  }

  @Test func noSignAppearsAndVanishes() {
    let text = """
      Some **bold *both* words** and `code`, ~~deleted~~ [link *em*](http://a.b/c).

      ## A **heading**

      - *one*
      - `two` **three**

      | a | **b** |
      |---|-------|
      | *c* | d |

      > **quote**
      """
    var stream = MarkdownStream()
    for byte in text.utf8 {
      stream.append([byte])
      stream.update()
      let units = UnitBuilder.units(of: stream.document.blocks, hasBlocksBefore: false)
      let shown = units.flatMap(\.texts).map(\.text).joined(separator: "\n")
      #expect(!shown.contains { "*`~[]|#>".contains($0) })
    }
  }

  @Test func allTextIsShownAtTheEnd() {
    for text in ["**a", "- [", "|a|b", "a\n-", "[b](c"] {
      var stream = MarkdownStream()
      stream.append(text.utf8)
      stream.update()
      stream.finish()
      #expect(stream.document == MarkdownDocument(text))
      var plain = MarkdownStream()
      plain.completesMarkup = false
      plain.append(text.utf8)
      plain.update()
      #expect(plain.document == MarkdownDocument(text))
    }
  }
}
