import Hanok
import HanokTesting
import Testing

@Suite struct SearchFieldTests {
  private let field = SearchField()
  private let events: Events

  private final class Events {
    var names: [String] = []
  }

  init() {
    events = Events()
    field.addAction(for: .valueChanged) { [events, field] in
      events.names.append("changed \(field.text)")
    }
    field.addAction { [events, field] in events.names.append("entered \(field.text)") }
  }

  private func pilot(in language: String = "en") throws -> Pilot {
    try Pilot(ScreenOfViews([field]), in: language, size: Size(width: 10, height: 1), [])
  }

  @Test(arguments: [
    ("en", "/Search   "), ("ko", "/검색     "), ("ja", "/検索     "), ("de", "/Suchen   "),
    ("ar", "      ثحب/"), ("zh-Hans", "/搜索     "),
  ])
  func anEmptyFieldSaysWhatItIsFor(language: String, row: String) throws {
    #expect(try pilot(in: language).screen.row(0) == row)
  }

  @Test func oneChangeIsSentAfterManyKeys() throws {
    let pilot = try pilot()
    pilot.type("a")
    pilot.advance(by: .milliseconds(299))
    pilot.type("b")
    pilot.advance(by: .milliseconds(299))
    #expect(events.names == [])
    #expect(field.isChangePending)
    pilot.advance(by: .milliseconds(1))
    #expect(events.names == ["changed ab"])
    #expect(!field.isChangePending)
    pilot.advance(by: .seconds(2))
    #expect(events.names == ["changed ab"])
  }

  /// A key of the same read may hide the field.
  @Test func aFieldThatIsHiddenAtOnceSendsItsChange() throws {
    let pilot = try pilot()
    pilot.perform {
      field.insertText("a")
      field.isHidden = true
    }
    pilot.advance(by: .milliseconds(300))
    #expect(events.names == ["changed a"])
  }

  @Test func enterSendsTheChangeAtOnce() throws {
    let pilot = try pilot()
    pilot.type("a")
    pilot.press(.enter)
    #expect(events.names == ["changed a", "entered a"])
    pilot.advance(by: .seconds(2))
    pilot.press(.enter)
    #expect(events.names == ["changed a", "entered a", "entered a"])
  }

  @Test func escapeClears() throws {
    let pilot = try pilot()
    pilot.type("a")
    pilot.press(.escape)
    #expect(field.text == "")
    #expect(events.names == ["changed "])
    pilot.press(.character("_"), .control)
    #expect(field.text == "a")
    pilot.advance(by: .seconds(1))
    #expect(events.names == ["changed ", "changed a"])
  }

  @Test func escapeInAnEmptyFieldIsNotTaken() throws {
    let sheet = ScreenOfViews([field])
    sheet.modalPresentationStyle = .sheet
    let root = ScreenOfViews([Button(.verbatim("Go"))])
    let pilot = try Pilot(root, in: "en", size: Size(width: 40, height: 12), [])
    pilot.perform { root.present(sheet) }
    pilot.type("a")
    pilot.press(.escape)
    #expect(field.text == "")
    #expect(root.presentedViewController === sheet)
    pilot.press(.escape)
    #expect(root.presentedViewController == nil)
  }

  @Test func withoutADelayEachKeyIsSent() throws {
    field.delay = .zero
    let pilot = try pilot()
    pilot.type("ab")
    #expect(events.names == ["changed a", "changed ab"])
  }

  @Test func withoutADelayTheKeysOfOneReadAreOneSearch() throws {
    field.delay = .zero
    let other = Button(.verbatim("Other"))
    other.addAction { [events] in events.names.append("other") }
    let pilot = try Pilot(
      ScreenOfViews([field, other]), in: "en", size: Size(width: 20, height: 3), [])
    pilot.send(Array("ab\u{7F}c".utf8))
    #expect(events.names == ["changed ac"])
    #expect(!field.isChangePending)
    pilot.send(Array("d\t\r".utf8))
    #expect(events.names == ["changed ac", "changed acd", "other"])
    pilot.send(Array("\tx\r".utf8))
    #expect(events.names.suffix(2) == ["changed acdx", "entered acdx"])
  }

  @Test func aLineIsSearchedFor() throws {
    let conversation = try LinePilot(ScreenOfViews([field]), in: "en")
    conversation.enter("한글")
    #expect(events.names == ["changed 한글", "entered 한글"])
  }

  @Test func oneEscapeEndsTheSearchWhereSomethingIsDoneForIt() throws {
    field.addAction(for: .searchDidEnd) { [events] in events.names.append("ended") }
    let pilot = try pilot()
    pilot.type("a")
    pilot.press(.escape)
    #expect(field.text == "")
    #expect(events.names == ["changed ", "ended"])
    pilot.press(.escape)
    #expect(events.names == ["changed ", "ended", "ended"], "Also from the empty field.")
    let titles = pilot.application.window.commandsInForce.compactMap(\.title)
    #expect(titles.contains(.Hanok.searchFieldEnd) && !titles.contains(.Hanok.searchFieldClear))
  }
}
