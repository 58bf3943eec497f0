import Hanok
import HanokTesting
import Testing

/// Outlines and logs in line mode.
@Suite struct LineOutlineTests {
  @Test func itemsAreOpenedAndClosedByTheirNumbers() throws {
    let grove = Grove.plants
    let conversation = try LinePilot(ScreenOfViews([grove.outline]), in: "en")
    #expect(
      conversation.text == """
        [1] Fruit: collapsed, level 1, selected
        [2] Roots: collapsed, level 1
        [3] Nut: level 1
        Type a number with a question mark, as in 3?, to see the actions for its row.

        """)
    #expect(
      conversation.enter("2") == """
        [1] Fruit: collapsed, level 1
        [2] Roots: expanded, level 1, selected
        [3] Carrot: level 2
        [4] Radish: level 2
        [5] Nut: level 1
        Type a number with a question mark, as in 3?, to see the actions for its row.

        """)
    conversation.enter("Radish")
    #expect(grove.takeReports().last == "used Radish")
    #expect(conversation.enter("roots").contains("[2] Roots: collapsed, level 1, selected"))
    grove.outline.allowsMultipleSelection = true
    #expect(conversation.enter("2").contains("[2] Roots: expanded"))
  }

  @Test func linesWaitForChildrenThatAreLoading() throws {
    let grove = Grove.plants
    grove.waiting = ["Fruit"]
    let conversation = try LinePilot(ScreenOfViews([grove.outline]), in: "en")
    #expect(conversation.enter("1").hasPrefix("[1] Fruit – loading…: expanded, level 1"))
    #expect(conversation.enter("2") == "")
    conversation.application.perform {
      grove.waiting = []
      grove.outline.reloadItem("Fruit", reloadChildren: true)
    }
    #expect(conversation.advance(by: .zero).contains("[2] Apple: level 2"))
    #expect(grove.takeReports().last == "used Apple")
  }
}

@Suite struct LineLogTests {
  private let log = LogView(maximumLineCount: 50)

  private func append(_ numbers: ClosedRange<Int>, to conversation: LinePilot) -> String {
    conversation.application.perform { for number in numbers { log.append("Line \(number)") } }
    return conversation.advance(by: .zero)
  }

  @Test func logLinesAreWrittenWhenTheyAreAdded() throws {
    let conversation = try LinePilot(ScreenOfViews([log, Button(.verbatim("Stop"))]), in: "en")
    #expect(conversation.text == "No lines yet.\n[1] Stop\n")
    #expect(append(1...2, to: conversation) == "Info: Line 1\nInfo: Line 2\n")
    // The same words are said again, and the choices aren't.
    #expect(append(2...2, to: conversation) == "Info: Line 2\n")
    conversation.application.perform { log.append("Careful", level: .warning) }
    #expect(conversation.advance(by: .zero) == "Warning: Careful\n")
  }

  @Test func onlyTheLastOfManyLogLinesAreWritten() throws {
    let conversation = try LinePilot(ScreenOfViews([log]), in: "en")
    _ = append(1...3, to: conversation)
    let said = append(4...103, to: conversation).split(separator: "\n")
    #expect(said.first == "80 earlier lines aren’t shown.")
    #expect(said.dropFirst().first == "Info: Line 84")
    #expect(said.last == "Info: Line 103")
    #expect(said.count == 21)
    #expect(append(104...104, to: conversation) == "Info: Line 104\n")
  }

  @Test func earlierLogLinesAreWrittenByPage() throws {
    let conversation = try LinePilot(ScreenOfViews([log]), in: "en")
    _ = append(1...45, to: conversation)
    let back = conversation.enter("-").split(separator: "\n")
    #expect(back.first == "Info: Line 21")
    #expect(back.last == "Rows 21 to 40 of 45. Type + for the next rows, - for the previous ones.")
    // What comes meanwhile waits.
    #expect(append(46...46, to: conversation) == "")
    let last = conversation.enter("+").split(separator: "\n")
    #expect(last.first == "Info: Line 27")
    #expect(last[19] == "Info: Line 46")
    #expect(append(47...47, to: conversation) == "Info: Line 47\n")
  }

  @Test func aFilterWritesTheMatchingLines() throws {
    let conversation = try LinePilot(ScreenOfViews([log]), in: "en")
    _ = append(1...3, to: conversation)
    conversation.application.perform {
      log.append("Broken", level: .error)
      log.minimumLevel = .warning
    }
    #expect(conversation.advance(by: .zero) == "Error: Broken\n")
    conversation.application.perform { log.searchText = "x" }
    #expect(conversation.advance(by: .zero) == "No lines match.\n")
  }
}
