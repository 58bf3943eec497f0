import Foundation
import Hanok
import HanokTesting
import Testing

@Suite struct LinkTests {
  private let link = Link(.verbatim("Page"), url: "https://example.org/a b")

  @Test func terminalsGetTheAddress() throws {
    let stage = try Stage(link, width: 10, height: 1)
    #expect(stage.screen.row(0) == "‹Page›    ")
    #expect(stage.screen.link(x: 1, y: 0) == "https://example.org/a%20b")
    #expect(stage.screen.link(x: 4, y: 0) != nil)
    #expect(stage.screen.link(x: 0, y: 0) == nil)
    #expect(stage.screen[1, 0].style.attributes.contains([.underline, .bold, .reverse]))
  }

  @Test func withoutTheFocusNothingMoves() throws {
    let stage = try Stage(
      StackView(.vertical, views: [Button(.verbatim("B")), link]), width: 10, height: 2)
    #expect(stage.screen.row(1) == " Page     ")
    #expect(stage.screen[1, 1].style == Theme().link)
    #expect(stage.screen[0, 1].style == .plain)
    stage.press(.tab)
    #expect(stage.screen.row(1) == "‹Page›    ")
    stage.perform { link.isEnabled = false }
    #expect(stage.screen.row(1) == " Page     ")
    #expect(stage.screen[1, 1].style.attributes.contains([.dim, .underline]))
    #expect(stage.difference == nil)
  }

  @Test func inArabicItBeginsAtTheRight() throws {
    let stage = try Stage(link, in: "ar", width: 10, height: 1)
    #expect(stage.screen.row(0) == "    ‹Page›")
  }

  @Test func enterAndAClickPerformItsActions() throws {
    var count = 0
    link.addAction { count += 1 }
    let stage = try Stage(link, width: 10, height: 1)
    stage.press(.enter)
    #expect(count == 1)
    stage.click(x: 2, y: 0)
    #expect(count == 2)
    #expect(link.accessibilityActivate())
    #expect(count == 3)
    link.mnemonicPressed()
    #expect(count == 4)
    // Space is no key of links.
    stage.press(.character(" "))
    stage.press(.enter, modifiers: .control)
    #expect(count == 4)
    stage.perform { link.isEnabled = false }
    #expect(!link.accessibilityActivate())
    #expect(!link.keyPressed(KeyEvent(.enter)))
    #expect(count == 4)
  }

  @Test func withoutActionsItCopiesItsAddress() throws {
    let stage = try Stage(link, width: 50, height: 10)
    stage.press(.enter)
    #expect(stage.screen.text.contains("The address was copied."))
    #expect(String(decoding: stage.device.output, as: UTF8.self).contains("\u{1B}]52;c;"))
    let before = stage.device.output.count
    stage.scheduler.advance(by: .seconds(5))
    #expect(!stage.screen.text.contains("The address"))
    stage.press(.character("y"))
    #expect(stage.screen.text.contains("The address was copied."))
    #expect(stage.device.output.count > before)
  }

  @Test func withActionsYCopiesStill() throws {
    var count = 0
    link.addAction(for: .valueChanged) {}
    link.addAction { count += 1 }
    let stage = try Stage(link, width: 50, height: 10)
    stage.press(.character("y"))
    #expect(count == 0)
    #expect(stage.screen.text.contains("The address was copied."))
    #expect(stage.window.commandsInForce.map(\.title?.key) == ["link.copy"])
    stage.perform { link.isEnabled = false }
    #expect(stage.window.commandsInForce.isEmpty)
  }

  @Test func theAddressIsWrittenOnRequestAndWraps() throws {
    let link = Link(.verbatim("Page"), url: "https://example.org")
    link.showsAddress = true
    let stage = try Stage(
      StackView(.vertical, alignment: .leading, views: [link]), width: 30, height: 4)
    #expect(stage.screen.row(0).hasPrefix("‹Page https://example.org›"))
    #expect(link.frame.size == Size(width: 26, height: 1))
    #expect(stage.screen.link(x: 8, y: 0) == "https://example.org")
    stage.resize(width: 22, height: 4)
    #expect(stage.screen.row(0).hasPrefix("‹Page https://"))
    #expect(stage.screen.row(1).hasPrefix(" example.org›"))
    #expect(!stage.screen.row(0).contains("›"))
    #expect(link.truncatedText == nil)
    #expect(stage.difference == nil)
    _ = try Stage(link, width: 22, height: 1)
    #expect(link.truncatedText == "Page")
  }

  @Test func itIsReadWithItsAddress() throws {
    let stage = try Stage(link)
    let element = try #require(stage.window.elements.first?.element(at: 0))
    #expect(element.label == .verbatim("Page"))
    #expect(element.value == .verbatim("https://example.org/a b"))
    #expect(element.traits == .link)
    #expect(element.activate != nil)
  }

  @Test(arguments: [1, 2, 3])
  func smallLinksAreDrawn(width: Int) throws {
    let stage = try Stage(link, width: width, height: 1)
    #expect(stage.difference == nil)
  }

  /// Any text may be an address: those that a terminal must not open are drawn without a link.
  @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "example.org", "\u{1B}]8;;"])
  func anAddressOfAnotherSchemeIsNoLink(url: String) throws {
    let link = Link(.verbatim("Page"), url: url)
    let stage = try Stage(link, width: 12, height: 1)
    #expect(stage.screen.row(0) == "‹Page›      ")
    for x in 0..<12 { #expect(stage.screen.link(x: x, y: 0) == nil) }
    #expect(!String(decoding: stage.device.output, as: UTF8.self).contains("]8;;\(url)"))
    stage.perform { link.url = "mailto:a@example.org" }
    #expect(stage.screen.link(x: 1, y: 0) == "mailto:a@example.org")
  }

  /// A title that is another address would deceive.
  @Test(arguments: [
    ("bank.example", "https://evil.example", true),
    ("https://bank.example", "https://evil.example", true),
    ("Log in (www.bank.example)", "https://evil.example", true),
    ("bank.example", "https://bank.example.evil.example", true),
    ("bank.example", "https://bank.example@evil.example", true),
    ("bank.example", "javascript:alert(1)", true),
    ("bank.example", "https://www.bank.example/a", false), ("Page", "https://evil.example", false),
    ("BANK.example.", "https://bank.example", false), ("a@b.example", "mailto:a@b.example", false),
  ])
  func anAddressIsWrittenAfterATitleThatNamesAnother(
    title: String, url: String, isWritten: Bool
  ) throws {
    let stage = try Stage(Link(.verbatim(title), url: url), width: 80, height: 1)
    #expect(stage.screen.row(0).contains("‹\(title) \(url)›") == isWritten)
    #expect(stage.screen.row(0).contains("‹\(title)›") != isWritten)
  }

  @Test func anAddressIsWrittenAndCopiedWithoutInvisibleCharacters() throws {
    let link = Link(.verbatim("P"), url: "https://e.org/\u{202E}a\n")
    link.showsAddress = true
    let stage = try Stage(link, width: 60, height: 6)
    #expect(stage.screen.row(0).contains("P https://e.org/%E2%80%AEa%0A"))
    let element = try #require(stage.window.elements.first?.element(at: 0))
    #expect(element.value == .verbatim("https://e.org/%E2%80%AEa%0A"))
    stage.press(.character("y"))
    let copied = Data("https://e.org/%E2%80%AEa%0A".utf8).base64EncodedString()
    #expect(String(decoding: stage.device.output, as: UTF8.self).contains("]52;c;\(copied)"))
  }

  @Test func aVeryLongAddressIsCutWhereItIsWritten() throws {
    let link = Link(.verbatim("P"), url: "https://e.org/" + String(repeating: "a", count: 5 << 20))
    link.showsAddress = true
    let stage = try Stage(
      StackView(.vertical, alignment: .leading, views: [link]), width: 80, height: 40)
    #expect(link.frame.height < 30)
    #expect(stage.screen.text.contains("…"))
    #expect(stage.screen.link(x: 1, y: 0) == nil)
  }
}
