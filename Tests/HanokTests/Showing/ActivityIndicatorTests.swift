import Hanok
import HanokTesting
import Testing

@Suite struct ActivityIndicatorTests {
  @Test func itTurnsWhileSomethingGoesOn() throws {
    let indicator = ActivityIndicator(.verbatim("Loading"))
    let stage = try Stage(indicator, width: 12, height: 1)
    #expect(stage.screen.row(0).allSatisfy { $0 == " " })
    stage.perform { indicator.startAnimating() }
    var signs: [String] = []
    for _ in 0..<11 {
      #expect(stage.screen.row(0).hasSuffix(" Loading   "))
      signs.append(stage.screen.cluster(x: 0, y: 0))
      stage.scheduler.advance(by: .milliseconds(100))
    }
    #expect(Array(signs.prefix(10)) == SymbolSet.unicode.spinner)
    #expect(signs[10] == signs[0])
    #expect(stage.difference == nil)
    stage.perform { indicator.stopAnimating() }
    #expect(!indicator.isAnimating)
    #expect(stage.screen.row(0).allSatisfy { $0 == " " })
    let drawn = indicator.drawCount
    stage.scheduler.advance(by: .seconds(1))
    #expect(indicator.drawCount == drawn)
  }

  @Test func startingTwiceTurnsOnce() throws {
    let indicator = ActivityIndicator()
    let stage = try Stage(indicator, width: 12, height: 1)
    stage.perform {
      indicator.startAnimating()
      indicator.startAnimating()
    }
    stage.scheduler.advance(by: .milliseconds(100))
    #expect(stage.screen.cluster(x: 0, y: 0) == SymbolSet.unicode.spinner[1])
    stage.perform { indicator.stopAnimating() }
    stage.perform { indicator.startAnimating() }
    #expect(stage.screen.cluster(x: 0, y: 0) == SymbolSet.unicode.spinner[0])
  }

  @Test func wordsMayStayWhenItIsStopped() throws {
    let indicator = ActivityIndicator(.verbatim("Loading"))
    let stage = try Stage(indicator, width: 12, height: 1)
    #expect(stage.window.elements.isEmpty)
    stage.perform { indicator.hidesWhenStopped = false }
    #expect(stage.screen.row(0) == "  Loading   ")
    #expect(indicator.accessibilityElement.value?.key == "activity.stopped")
    #expect(stage.window.elements.count == 1)
    stage.perform { indicator.startAnimating() }
    #expect(indicator.accessibilityElement.value == nil)
    #expect(indicator.accessibilityElement.label == .verbatim("Loading"))
  }

  @Test func inArabicTheSignIsAtTheRight() throws {
    let indicator = ActivityIndicator(.verbatim("Loading"))
    let stage = try Stage(indicator, in: "ar", width: 12, height: 1)
    stage.perform { indicator.startAnimating() }
    #expect(stage.screen.row(0) == "   Loading ⠋")
  }

  @Test func itKeepsStillWhereMotionIsReduced() throws {
    let indicator = ActivityIndicator(.verbatim("Loading"))
    let stage = try Stage(indicator, width: 12, height: 1)
    stage.perform { indicator.startAnimating() }
    stage.scheduler.advance(by: .milliseconds(300))
    stage.perform { stage.application.traits.reducesMotion = true }
    #expect(stage.screen.row(0) == "⠋ Loading   ")
    stage.scheduler.advance(by: .seconds(1))
    #expect(stage.screen.row(0) == "⠋ Loading   ")
  }

  @Test func itIsASCIIWhereSignsTakeTwoCells() throws {
    let indicator = ActivityIndicator(.verbatim("Loading"))
    let stage = try Stage(indicator, width: 12, height: 1)
    stage.perform {
      stage.application.traits.ambiguousWidth = .wide
      indicator.startAnimating()
    }
    #expect(stage.screen.row(0) == "| Loading   ")
  }

  @Test func itAsksForTheRoomOfItsWords() throws {
    let indicator = ActivityIndicator(.verbatim("Loading"))
    let stage = try Stage(StackView(.vertical, alignment: .leading, views: [indicator]), width: 20)
    #expect(indicator.frame.size == Size(width: 9, height: 1))
    #expect(indicator.truncatedText == nil)
    stage.perform { indicator.startAnimating() }
    stage.resize(width: 8, height: 2)
    #expect(indicator.truncatedText == "Loading")
    stage.perform { indicator.stopAnimating() }
    #expect(indicator.truncatedText == nil)
  }
}
