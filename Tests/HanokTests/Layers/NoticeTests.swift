import Hanok
import HanokTesting
import Testing

@Suite struct NoticeTests {
  private let button = Button(.verbatim("button"))

  private func opened(in tag: String = "en", width: Int = 40, height: Int = 10) throws -> Stage {
    try Stage(
      StackView(.vertical, alignment: .leading, views: [button]), in: tag, width: width,
      height: height)
  }

  @Test(arguments: [("en", 30), ("ar", 0)])
  func aNoticeIsAtTheTopAtTheTrailingSide(tag: String, x: Int) throws {
    let stage = try opened(in: tag)
    stage.perform { stage.application.showNotice(.verbatim("savedx")) }
    #expect(stage.screen.cluster(x: x, y: 0) == "╭")
    #expect(stage.screen.row(1).contains("│ savedx │"))
  }

  @Test(arguments: ["en", "ar"])
  func aNoticeDoesNotCoverWhatItIsAbout(tag: String) throws {
    let (number, foot) = (Label(.verbatim("12345"), alignment: .trailing), Label(.verbatim("foot")))
    let stage = try Stage(
      StackView(.vertical, views: [number, SpacerView(share: 1), foot]), in: tag, width: 40,
      height: 10)
    stage.perform {
      stage.application.showNotice(.verbatim("at the foot"), about: foot, for: .seconds(1))
    }
    #expect(stage.screen.row(1).contains("│ at the foot │"), "It covers something else.")
    stage.scheduler.advance(by: .seconds(1))
    stage.perform { stage.application.showNotice(.verbatim("copied")) }
    stage.perform { stage.application.showNotice(.verbatim("it was copied"), about: number) }
    #expect(stage.screen.text.contains("12345"))
    #expect(stage.screen.row(8).contains("│ copied │"))
    #expect(stage.screen.row(5).contains("│ it was copied │"))
    #expect(stage.difference == nil)
  }

  @Test func noticesDoNotPileUp() throws {
    let stage = try opened(height: 30)
    func shown() -> [String] {
      ["a", "b", "c", "d"].filter { stage.screen.text.contains("│ notice \($0) │") }
    }
    for name in ["a", "b", "a", "a"] {
      stage.perform { stage.application.showNotice(.verbatim("notice \(name)")) }
    }
    #expect(shown() == ["a", "b"])
    #expect(stage.screen.text.split(separator: "notice").count == 3)
    for name in ["c", "d"] {
      stage.perform { stage.application.showNotice(.verbatim("notice \(name)")) }
    }
    #expect(shown() == ["a", "c", "d"])
  }

  @Test func aNoticeGoesByItself() throws {
    let stage = try opened()
    stage.perform { stage.application.showNotice(.verbatim("saved"), for: .seconds(2)) }
    stage.scheduler.advance(by: .milliseconds(1_999))
    #expect(stage.screen.text.contains("saved"))
    stage.scheduler.advance(by: .milliseconds(1))
    #expect(!stage.screen.text.contains("saved"))
    #expect(stage.difference == nil)
  }

  @Test func aNoticeTakesNoKeysAndNoClicks() throws {
    var count = 0
    button.addAction { count += 1 }
    let stage = try opened(width: 12)
    stage.perform { stage.application.showNotice(.verbatim("saved it")) }
    #expect(button.isFirstResponder)
    stage.press(.enter)
    stage.click(x: 4, y: 0)
    #expect(count == 2)
  }

  @Test func aNoticeLiesAboveASheet() throws {
    let stage = try opened()
    stage.perform { stage.application.showNotice(.verbatim("saved")) }
    let sheet = ViewController()
    sheet.modalPresentationStyle = .sheet
    stage.perform { stage.top?.present(sheet) }
    #expect(stage.screen.text.contains("saved"))
    #expect(stage.screen[35, 1].style.attributes == [], "It isn't dimmed.")
    #expect(stage.difference == nil)
  }

  @Test func aLongNoticeWrapsAndASmallScreenHasNoBorder() throws {
    let stage = try opened(width: 100)
    let text = (0..<20).map { "word\($0)" }.joined(separator: " ")
    stage.perform { stage.application.showNotice(.verbatim(text)) }
    #expect(stage.screen.text.contains("word19"))
    #expect(stage.screen.row(0).contains("╮"))
    #expect(stage.screen.row(0).drop { $0 == " " || $0 == "[" }.count <= 100)
    for (width, height) in [(11, 10), (40, 1), (1, 1)] {
      stage.resize(width: width, height: height)
      #expect(!stage.screen.text.contains("╭"))
      #expect(stage.difference == nil)
    }
  }

  @Test func noticesAreElements() throws {
    let stage = try opened()
    let count = stage.window.elements.count
    stage.perform { stage.application.showNotice(.verbatim("saved")) }
    #expect(stage.window.elements.count == count + 1)
  }

  @Test(arguments: [(12, 1), (12, 2), (20, 6), (40, 3), (11, 4)])
  func theWordsOfANoticeShowAtAnySize(width: Int, height: Int) throws {
    let stage = try opened(width: width, height: height)
    stage.perform { stage.application.showNotice(.verbatim("saved")) }
    #expect(stage.screen.text.contains("saved"))
    #expect(stage.screen.text.contains("╭") == (width >= 12 && height >= 3))
    #expect(stage.difference == nil)
  }

  @Test func aSecondNoticeIsAboveTheFirst() throws {
    let stage = try opened()
    stage.perform { stage.application.showNotice(.verbatim("a long first notice")) }
    stage.perform { stage.application.showNotice(.verbatim("second")) }
    #expect(stage.screen.row(1).contains("│ second │"))
    #expect(!stage.screen.row(1).contains("first"))
    #expect(stage.screen.row(4).contains("│ a long first notice │"))
  }
}
