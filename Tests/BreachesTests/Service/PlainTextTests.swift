import Foundation
import Testing

@testable import BreachesService

@Suite struct PlainTextTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("a <a href=\"https://x.example/?a=1&amp;b=2\">link</a>.", "a link."),
    ("one<br>two<br/>three<p>four</p>five", "one two three four five"),
    ("&quot;5 &lt; 6 &amp;&amp; 7 &gt; 6&quot;", "\"5 < 6 && 7 > 6\""),
    ("Caf&eacute; &#8212; &#x2014; &mdash;", "Café — — —"),
    ("  blanks \n\t and&nbsp;lines ", "blanks and lines"),
    ("one\ttwo\u{C}three\rfour\nfive", "one two three four five"),
    ("one<BR clear=\"all\">two<b\tid=\"x\">three</b>", "one twothree"),
    ("<é>, <Я>, <1>, <@>, <[> and <{> are no tags", "<é>, <Я>, <1>, <@>, <[> and <{> are no tags"),
    // An entity is decoded once, and is text.
    ("&amp;lt;b&amp;gt;", "&lt;b&gt;"),
    ("&lt;script&gt;x&lt;/script&gt;", "<script>x</script>"),
    // What is no tag and no entity stays.
    ("a < b & c; d &unknown; &#; &#xZZ; &", "a < b & c; d &unknown; &#; &#xZZ; &"),
    ("cut <a href", "cut <a href"), ("cut <", "cut <"), ("cut &#3", "cut &#3"), ("", ""),
    ("1 > 0 <b", "1 > 0 <b"), ("<script>alert(1)</script>after", "after"),
    ("<style>b { }", ""),
    ("<!-- a comment -->after", "after"), ("<?xml version=\"1.0\"?>after", "after"),
    ("&#xD800;&#x110000;&#99999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("&#27;[31m", "\u{1B}[31m"),
  ])
  func htmlIsText(html: String, text: String) {
    #expect(PlainText.of(html: html) == text)
  }

  /// Each `<` looks for its end once: together, they read the text once.
  @Test func tagsWithoutAnEndAreReadOnce() {
    func time(of count: Int) -> Double {
      let html = String(repeating: "<a", count: count)
      let start = Self.threadTime
      #expect(PlainText.of(html: html) == html)
      return Self.threadTime - start
    }
    _ = time(of: 5_000)
    // Eight times the text takes some eight times as long; to look to its end each time would take 64.
    #expect(time(of: 40_000) < 24 * time(of: 5_000))
  }

  /// The seconds that this thread has had a processor, however busy the machine is.
  private static var threadTime: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
