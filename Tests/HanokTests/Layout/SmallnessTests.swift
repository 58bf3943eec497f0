import Hanok
import HanokTesting
import Testing

@Suite struct SmallnessTests {
  /// A screen with every view of the package, of which a part scrolls.
  private func everything() -> View {
    let form = GridView(
      [.fitting, .share(1)],
      views: [Label(.verbatim("Name")), FieldProbe(), Label(.verbatim("이름")), FieldProbe()])
    let text = Label.wrapping("A text that wraps: 한국어 문장도 줄을 바꿉니다. النص العربي أيضا.")
    let bar = ProgressView()
    bar.progress = 0.4
    let keys = FlowView(
      spacing: 2, views: ["Continue", "다음", "Quit"].map { Button(.verbatim($0)) })
    let column = StackView(
      .vertical, spacing: 1,
      views: [Label(.verbatim("Title")), text, bar, form, SpacerView(3), keys])
    column.layoutMargins = DirectionalEdgeInsets(x: 2, y: 1)
    return BoxView(ScrollView(column), title: .verbatim("Box"))
  }

  @Test(arguments: [
    Size(width: 1, height: 1), Size(width: 1, height: 50), Size(width: 50, height: 1),
    Size(width: 2, height: 2), Size(width: 5, height: 3), Size(width: 20, height: 6),
    Size(width: 40, height: 12), Size(width: 80, height: 24), Size(width: 300, height: 100),
    Size(width: 1_000, height: 400),
  ])
  func everySizeIsDrawn(size: Size) throws {
    for tag in ["en", "ar"] {
      let stage = try Stage(everything(), in: tag, width: size.width, height: size.height)
      #expect(stage.screen.size == size)
      for _ in 0..<(size.width > 100 ? 1 : 8) {
        stage.press(.tab)
        if let responder = stage.window.firstResponder {
          #expect(!responder.frameInWindow.intersection(stage.window.bounds).isEmpty)
        }
      }
      #expect(stage.difference == nil)
    }
  }

  @Test func aScreenThatShrinksAndGrowsIsDrawnAsAtFirst() throws {
    let stage = try Stage(everything(), width: 80, height: 24)
    let first = stage.screen.text
    for (width, height) in [(40, 12), (1, 1), (7, 30), (200, 3), (1_000, 400), (80, 24)] {
      stage.resize(width: width, height: height)
      #expect(stage.difference == nil)
    }
    #expect(stage.screen.text == first)
  }

  @Test(arguments: [40, 20]) func contentThatDoesNotFitScrollsOrWraps(width: Int) throws {
    let stage = try Stage(everything(), width: width, height: 10)
    var seen = ""
    for _ in 0..<12 {
      seen += stage.screen.text
      stage.press(.pageUp)
    }
    for _ in 0..<12 {
      seen += stage.screen.text
      stage.press(.pageDown)
    }
    for word in ["Title", "wraps:", "한국", "Name", "이름", "Conti", "다음", "Quit"] {
      #expect(seen.contains(word), "\(word)")
    }
  }

  @Test func aScreenOfNoCellsIsTaken() throws {
    let stage = try Stage(everything(), width: 0, height: 0)
    stage.press(.tab, .enter, .pageDown)
    stage.click(x: 0, y: 0)
    #expect(stage.window.firstResponder == nil)
    #expect(stage.screen.cursor == nil)
  }
}
