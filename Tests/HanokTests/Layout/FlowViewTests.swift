import Hanok
import HanokTesting
import Testing

@Suite struct FlowViewTests {
  private func buttons(_ titles: String...) -> [Button] {
    titles.map { Button(.verbatim($0)) }
  }

  /// Buttons that no longer fit move to the next line: none leaves the screen.
  @Test(arguments: [(40, 1), (20, 2), (12, 3)]) func buttonsWrap(width: Int, rows: Int) throws {
    let buttons = buttons("True", "False", "Language")
    let flow = FlowView(spacing: 2, views: buttons)
    let stage = try Stage(flow, width: width)
    for button in buttons {
      #expect(flow.bounds.intersection(button.frame) == button.frame)
      #expect(stage.screen.text.contains(stage.application.traits.localizer.string(button.title)))
    }
    #expect(Set(buttons.map(\.frame.minY)).count == rows)
  }

  @Test func aViewWiderThanTheLineGetsAllOfIt() throws {
    let views = [Probe(3, 1), Probe(50, 1), Probe(3, 1)]
    _ = try Stage(FlowView(views: views), width: 20)
    #expect(views.map(\.frame.width) == [3, 20, 3])
    #expect(views.map(\.frame.minY) == [0, 1, 2])
  }

  @Test func aTextWiderThanTheLineWraps() throws {
    let label = Label.wrapping("one two three four")
    _ = try Stage(FlowView(views: [label]), width: 9)
    #expect(label.frame.size == Size(width: 7, height: 3))
  }

  @Test func aLineIsAsHighAsItsHighestView() throws {
    let views = [Probe(6, 1), Probe(6, 3), Probe(6, 1)]
    let flow = FlowView(spacing: 1, lineSpacing: 2, views: views)
    flow.layoutMargins = DirectionalEdgeInsets(x: 1, y: 1)
    _ = try Stage(flow, width: 16)
    #expect(
      views.map(\.frame.origin) == [
        Point(x: 1, y: 1), Point(x: 8, y: 1), Point(x: 1, y: 6),
      ])
    #expect(flow.fittingSize(ProposedSize(width: 16)) == Size(width: 15, height: 8))
    #expect(flow.fittingSize(.unspecified) == Size(width: 22, height: 5))
  }

  @Test func aLineWrapsBeforeItsMargins() throws {
    let views = [Probe(7, 1), Probe(7, 1)]
    let flow = FlowView(views: views)
    flow.layoutMargins = DirectionalEdgeInsets(x: 1, y: 0)
    let stage = try Stage(flow, width: 16)
    #expect(views.map(\.frame.minY) == [0, 1])
    stage.resize(width: 17, height: 4)
    #expect(views.map(\.frame.minY) == [0, 0])
  }

  @Test(arguments: [
    (StackView.Alignment.leading, "en", 0), (.fill, "en", 0), (.center, "en", 5),
    (.trailing, "en", 10), (.leading, "ar", 10), (.trailing, "ar", 0),
  ])
  func aLineIsAligned(alignment: StackView.Alignment, tag: String, x: Int) throws {
    let view = Probe(10, 1)
    _ = try Stage(FlowView(alignment: alignment, views: [view]), in: tag, width: 20)
    #expect(view.frame.minX == x)
  }

  @Test func hiddenViewsAreLeftOut() throws {
    let views = [Probe(4, 1), Probe(4, 1), Probe(4, 1)]
    let stage = try Stage(FlowView(spacing: 1, views: views))
    stage.perform { views[0].isHidden = true }
    #expect(views[1].frame.minX == 0)
    #expect(views[2].frame.minX == 5)
  }

  @Test func aFlowWithoutViewsTakesNothing() {
    #expect(FlowView().fittingSize(.unspecified) == .zero)
    #expect(FlowView().fittingSize(ProposedSize(width: 0, height: 0)) == .zero)
  }

  @Test func changedSpacingPlacesAnew() throws {
    let views = [Probe(4, 1), Probe(4, 1), Probe(14, 1)]
    let flow = FlowView(views: views)
    let stage = try Stage(flow, width: 20)
    stage.perform { flow.spacing = 3 }
    #expect(views[1].frame.minX == 7)
    stage.perform { flow.lineSpacing = 2 }
    #expect(views[2].frame.minY == 3)
    stage.perform { flow.alignment = .trailing }
    #expect(views[2].frame.maxX == 20)
  }
}
