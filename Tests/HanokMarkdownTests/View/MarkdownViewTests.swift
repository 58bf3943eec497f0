import Hanok
import HanokTesting
import Testing

@testable import HanokMarkdown

@Suite struct MarkdownViewTests {
  private let view = MarkdownView()

  private func pilot(
    _ language: String = "en", width: Int = 24, height: Int = 6
  ) throws -> Pilot {
    let controller = ViewController()
    controller.view = view
    return try Pilot(controller, in: language, size: Size(width: width, height: height))
  }

  private func rows(_ pilot: Pilot) -> [String] {
    pilot.application.update()
    return (0..<pilot.screen.size.height).map { y in
      var row = pilot.screen.row(y).filter { !"┃╎".contains($0) }
      while row.last == " " { row.removeLast() }
      return row
    }
  }

  private func paragraphs(_ numbers: ClosedRange<Int>) -> String {
    numbers.map { "Row \($0)\n\n" }.joined()
  }

  @Test func aDocumentIsShownFromItsStart() throws {
    view.show("# Title\n\nSome **text**\n\n" + paragraphs(1...9))
    let pilot = try pilot()
    #expect(rows(pilot) == ["Title", "━━━━━", "", "Some text", "", "Row 1"])
    #expect(pilot.screen[5, 3].style.attributes.contains(.bold))
    #expect(pilot.screen.row(0).hasSuffix("┃"))
    pilot.press(.down)
    #expect(rows(pilot).first == "━━━━━")
    pilot.press(.end)
    #expect(rows(pilot) == ["", "Row 7", "", "Row 8", "", "Row 9"])
    pilot.press(.pageUp)
    #expect(rows(pilot).last == "")
    pilot.press(.home)
    #expect(rows(pilot).first == "Title")
    pilot.turnWheel(.down, x: 1, y: 1)
    #expect(rows(pilot).first != "Title")
  }

  @Test func theEndIsFollowedUnlessTheReaderHasScrolled() throws {
    let pilot = try pilot()
    view.append(paragraphs(1...5))
    #expect(rows(pilot) == ["", "Row 3", "", "Row 4", "", "Row 5"])
    #expect(view.isFollowing)
    view.append("Row")
    view.append(" 6")
    #expect(rows(pilot).suffix(2) == ["", "Row 6"])
    pilot.press(.up)
    #expect(!view.isFollowing)
    let before = rows(pilot)
    #expect(before.last == "")
    view.append(" is longer\n\n" + paragraphs(7...8))
    let shown = rows(pilot)
    #expect(shown.dropLast() == before.dropLast())
    #expect(shown.last == "▾ 4 new lines")
    #expect(view.newRowCount == 4)
    pilot.press(.up)
    #expect(view.newRowCount == 4)
    pilot.press(.end)
    #expect(rows(pilot).last == "Row 8")
    #expect(view.isFollowing && view.newRowCount == 0)
    pilot.press(.pageUp)
    view.append(paragraphs(9...9))
    #expect(rows(pilot).last == "▾ 2 new lines")
    pilot.click(x: 3, y: 5)
    #expect(rows(pilot).last == "Row 9")
  }

  @Test func aTextReplacesAnotherOne() throws {
    let pilot = try pilot()
    view.show("One")
    #expect(rows(pilot).first == "One")
    view.append("Two")
    #expect(rows(pilot).first == "Two")
    view.finish()
    view.show("# Three")
    #expect(rows(pilot).first == "Three")
    #expect(view.outline.map(\.anchor) == ["three"])
  }

  @Test func linksTakeTheFocusAndOpen() throws {
    var opened: [String] = []
    view.onOpen = {
      opened.append($0)
      return true
    }
    view.show("[One](/1) and [two](/2)\n\n" + paragraphs(1...9) + "[three](#title)\n\n# Title")
    let pilot = try pilot()
    view.becomeFirstResponder()
    pilot.press(.tab)
    #expect(view.focusedTarget == "/1")
    pilot.press(.enter)
    pilot.type("n")
    pilot.press(.enter)
    #expect(opened == ["/1", "/2"])
    pilot.press(.tab)
    #expect(view.focusedTarget == "#title")
    #expect(rows(pilot).contains("three"))
    pilot.press(.enter)
    #expect(rows(pilot).contains("Title"))
    #expect(opened.count == 2)
    pilot.type("N")
    #expect(view.focusedTarget == "/2")
    #expect(rows(pilot).contains("One and two"))
    pilot.click(x: 1, y: rows(pilot).firstIndex(of: "One and two") ?? 0)
    #expect(opened.last == "/1")
  }

  @Test func afterTheLastLinkTheNextViewGetsTheFocus() throws {
    let field = TextField()
    let controller = ViewController()
    view.layoutShare = 1
    view.show("[a](/a) [b](/b)")
    controller.view = StackView(.vertical, views: [view, field])
    let pilot = try Pilot(controller, in: "en", size: Size(width: 20, height: 6))
    view.becomeFirstResponder()
    pilot.press(.tab)
    pilot.press(.tab)
    #expect(view.focusedTarget == "/b")
    pilot.press(.tab)
    #expect(field.isFirstResponder && view.focusedTarget == nil)
    pilot.press(.tab, .shift)
    pilot.press(.tab, .shift)
    #expect(view.focusedTarget == "/b")
    field.becomeFirstResponder()
    #expect(view.focusedTarget == nil)
  }

  @Test func withoutAnActionTheAddressIsCopied() throws {
    view.show("[a](https://example.org/\u{202E}x)")
    let pilot = try pilot(width: 40)
    view.becomeFirstResponder()
    pilot.press(.tab)
    pilot.type("y")
    #expect(pilot.application.copiedText == "https://example.org/%E2%80%AEx")
  }

  @Test func anchorsAreFoundInAnyScript() throws {
    view.show(paragraphs(1...9) + "## 시작하기\n\n" + paragraphs(10...19))
    let pilot = try pilot()
    #expect(view.scroll(toAnchor: "시작하기"))
    #expect(rows(pilot).first == "시작하기")
    #expect(!view.scroll(toAnchor: "nowhere"))
    view.open("#%EC%8B%9C%EC%9E%91%ED%95%98%EA%B8%B0")
    #expect(rows(pilot).first == "시작하기")
    view.show(paragraphs(1...9) + "# Title\n\n" + paragraphs(1...9))
    view.open("#Title")
    #expect(rows(pilot).first == "Title")
  }

  @Test func matchesAreMarkedAndFound() throws {
    view.show(paragraphs(1...9) + "| ROW x | row |\n|-|-|\n| y | none |\n\n`row` ro**w**")
    let pilot = try pilot()
    view.searchText = "row"
    pilot.application.update()
    #expect(pilot.screen[0, 0].style.attributes.contains(.underline))
    #expect(!pilot.screen[4, 0].style.attributes.contains(.underline))
    for _ in 1...10 { #expect(view.findNext()) }
    #expect(rows(pilot).contains("ROW x │ row"))
    for _ in 1...3 { #expect(view.findNext()) }
    #expect(rows(pilot).last == "row row")
    #expect(view.findNext())
    #expect(rows(pilot).first == "Row 1")
    #expect(view.findPrevious())
    #expect(rows(pilot).last == "row row")
    view.searchText = "absent"
    #expect(!view.findNext())
  }

  @Test func elementsAreTextsAndLinks() throws {
    view.show("# A\n\n- [x] b [c](/c)\n\n|d|e|\n|-|-|\n|f|g|\n\n---\n\n```\nh\n```")
    _ = try pilot()
    let elements = (0..<view.accessibilityElementCount).compactMap {
      view.accessibilityElement(at: $0)
    }
    #expect(elements.count == view.accessibilityElementCount)
    #expect(
      elements.map(\.label) == [
        .verbatim("A"), .verbatim("b c"), .verbatim("c"),
        .joined(.verbatim("d"), .verbatim("e")), .joined(.verbatim("d: f"), .verbatim("e: g")),
        .verbatim("h"),
      ])
    #expect(elements[0].traits.contains(.header) && elements[1].traits.contains(.selected))
    #expect(elements[2].traits == .link && elements[2].value == .verbatim("/c"))
    var opened = ""
    view.onOpen = {
      opened = $0
      return true
    }
    #expect(elements[2].activate?() == true && opened == "/c")
  }

  @Test func openBlocksBecomeElementsOnceTheyAreSettled() throws {
    view.append("One\n\nTwo\n")
    #expect(view.accessibilityElementCount == 1)
    #expect(view.accessibilityGoneElementCount == 0)
    view.finish()
    #expect(view.accessibilityElementCount == 2)
  }

  @Test func lineModeWritesTextsAndOffersLinks() throws {
    view.show("# Title\n\nSee [the guide](#title).\n\nEnd.")
    let controller = ViewController()
    controller.view = view
    let pilot = try LinePilot(controller, in: "en")
    #expect(pilot.text.contains("Title"))
    #expect(pilot.text.contains("See the guide."))
    #expect(pilot.text.contains("End."))
  }

  @Test func aScreenFromRightToLeftIsMirrored() throws {
    view.show("مرحبا\n\n- واحد\n\nEnglish\n\n" + paragraphs(1...9))
    let pilot = try pilot("ar", width: 12)
    pilot.application.update()
    #expect(pilot.screen.row(0) == "┃      ابحرم")
    #expect(pilot.screen.row(2) == "╎     دحاو •")
    #expect(pilot.screen.row(4).hasPrefix("╎English "))
  }

  @Test func theReaderStaysInPlaceWhenTheWidthChanges() throws {
    view.show(
      paragraphs(1...3) + "Long paragraph with many words that wraps\n\n" + paragraphs(4...9))
    let pilot = try pilot(width: 40)
    view.becomeFirstResponder()
    for _ in 0..<6 { pilot.press(.down) }
    #expect(rows(pilot).first == "Long paragraph with many words that")
    pilot.resize(to: Size(width: 20, height: 6))
    #expect(rows(pilot).first == "Long paragraph with")
  }

  @Test func aLongDocumentIsLaidOutAsFarAsItIsVisible() throws {
    view.show(paragraphs(1...20_000))
    let pilot = try pilot(height: 10)
    pilot.application.update()
    #expect(view.content.layoutCount < 40)
    pilot.press(.end)
    #expect(rows(pilot).last == "Row 20000")
    #expect(view.content.layoutCount < 80)
    pilot.press(.home)
    pilot.click(x: 23, y: 5)
    #expect(view.content.layoutCount < 200)
    #expect(rows(pilot).contains { $0.hasPrefix("Row 1") })
  }

  @Test func onlyTheOpenBlockIsLaidOutAgain() throws {
    let pilot = try pilot(height: 10)
    view.append(paragraphs(1...500))
    pilot.application.update()
    let before = view.content.layoutCount
    for number in 0..<20 {
      view.append("word\(number) ")
      pilot.application.update()
    }
    #expect(view.content.layoutCount - before <= 42)
  }
}
