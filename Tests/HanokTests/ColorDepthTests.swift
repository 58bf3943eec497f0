import Hanok
import HanokTesting
import Testing

/// Fewer colours than the terminal shows, and layouts whose direction isn't the language's.
@Suite struct ColorDepthTests {
  private func stage() throws -> Stage {
    let label = Label(.verbatim("Words"))
    label.style = \.heading
    let stage = try Stage(label, theme: ThemeFamily.hanok.dark)
    return stage
  }

  @Test(arguments: ColorDepth.allCases)
  func asManyColoursAreUsedAsAreAllowed(depth: ColorDepth) throws {
    let stage = try stage()
    let whole = stage.screen
    stage.perform { stage.application.maximumColorDepth = depth }
    #expect(stage.application.traits.colorDepth == depth)
    let screen = stage.screen.reduced(to: depth)
    #expect(screen.text == whole.text)
    let style = screen[0, 0].style
    switch (depth, style.foreground.kind) {
    case (.full, .rgb), (.palette, .palette(16...)), (.sixteen, .palette(..<16)), (.none, .default):
      break
    default: Issue.record("\(depth): \(style)")
    }
    #expect(style.attributes.contains(.bold))
    stage.perform { stage.application.maximumColorDepth = .full }
    #expect(stage.screen == whole && stage.application.traits.colorDepth == .full)
  }

  @Test func aTerminalOfFewerColoursIsGivenNoMore() throws {
    let stage = try stage()
    stage.perform {
      stage.application.apply(TerminalProfile(environment: ["TERM": "xterm"]))
      stage.application.maximumColorDepth = .palette
    }
    #expect(stage.application.traits.colorDepth == .sixteen)
    stage.perform { stage.application.maximumColorDepth = .none }
    stage.perform {
      stage.application.apply(TerminalProfile(environment: ["TERM": "xterm-256color"]))
    }
    #expect(stage.application.traits.colorDepth == .none, "The limit stays.")
  }

  @Test func aScreenOfFewerColoursIsWrittenSo() throws {
    let stage = try stage()
    let count = stage.device.output.count
    stage.perform { stage.application.maximumColorDepth = .sixteen }
    let written = String(decoding: stage.device.output[count...], as: UTF8.self)
    #expect(written.contains("Words") && !written.contains("38;2;"))
  }

  @Test(arguments: [("en", false), ("ar", true)])
  func theDirectionOfScreensIsForced(language: String, isRightToLeft: Bool) throws {
    let row = StackView(.horizontal, views: [Label(.verbatim("abc")), SpacerView(1)])
    let stage = try Stage(row, in: language, width: 10, height: 1)
    for forced in [TextDirection.rightToLeft, .leftToRight] {
      stage.perform { stage.application.traits.forcedDirection = forced }
      let isMirrored = forced == .rightToLeft
      #expect(stage.application.traits.isRightToLeft == isMirrored)
      #expect(stage.screen.row(0) == (isMirrored ? "       abc" : "abc       "))
      #expect(stage.application.traits.symbols.forward == (isMirrored ? "‹" : "›"))
      #expect(stage.application.traits.textRules.direction.isRightToLeft == isRightToLeft)
    }
    stage.perform { stage.application.traits.forcedDirection = nil }
    #expect(stage.application.traits.isRightToLeft == isRightToLeft)
  }
}

extension TextDirection {
  fileprivate var isRightToLeft: Bool { self == .rightToLeft }
}
