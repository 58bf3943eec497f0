import Hanok
import HanokTesting
import Testing

@Suite struct StackViewTests {
  /// The sum of the lengths would overflow if views took all that is proposed.
  @Test(arguments: [StackView.Axis.horizontal, .vertical])
  func aStackMeasuredWithoutALimitDoesNotOverflow(axis: StackView.Axis) {
    let stack = StackView(axis, views: [View(), View()])
    let largest = ProposedSize(width: .max, height: .max)
    #expect(stack.sizeThatFits(largest).width <= ProposedSize.largestLength)
    for view in stack.subviews {
      view.widthLimits = .exactly(.max)
      view.heightLimits = .exactly(.max)
    }
    let size = Size(width: ProposedSize.largestLength, height: ProposedSize.largestLength)
    for proposal in [largest, .unspecified, ProposedSize(width: 0, height: 0)] {
      #expect(stack.sizeThatFits(proposal) == size)
    }
  }

  /// A row is measured at the width at which it is placed.
  @Test(arguments: [20, 24, 31, 40])
  func aRowOfTwoWrappingLabelsCutsNothingAndLeavesNothingOutside(width: Int) throws {
    let texts = ["one two three four five six", "seven eight nine ten eleven twelve thirteen"]
    let labels = texts.map { Label.wrapping($0) }
    let row = StackView(.horizontal, spacing: 1, views: labels)
    let stage = try Stage(StackView(.vertical, views: [row]), width: width, height: 12)
    for label in labels {
      #expect(!label.isTruncated)
      #expect(row.bounds.intersection(label.frame) == label.frame)
    }
    #expect(row.frame.maxY <= 12)
    #expect(labels[0].frame.maxX < labels[1].frame.minX)
    for word in texts.joined(separator: " ").split(separator: " ") {
      #expect(stage.screen.text.contains(word))
    }
  }

  @Test func viewsFollowEachOtherWithSpacing() throws {
    let views = [Probe(4, 2), Probe(6, 3), Probe(2, 1)]
    let stack = StackView(.vertical, spacing: 1, alignment: .leading, views: views)
    #expect(stack.fittingSize(.unspecified) == Size(width: 6, height: 8))
    _ = try Stage(stack, width: 20, height: 10)
    #expect(
      views.map(\.frame) == [
        Rect(x: 0, y: 0, width: 4, height: 2), Rect(x: 0, y: 3, width: 6, height: 3),
        Rect(x: 0, y: 7, width: 2, height: 1),
      ])
  }

  @Test(arguments: [
    (StackView.Alignment.fill, "en", 0, 20), (.leading, "en", 0, 4), (.center, "en", 8, 4),
    (.trailing, "en", 16, 4), (.fill, "ar", 0, 20), (.leading, "ar", 16, 4),
    (.center, "ar", 8, 4), (.trailing, "ar", 0, 4),
  ])
  func aColumnAlignsAcross(alignment: StackView.Alignment, tag: String, x: Int, width: Int) throws {
    let view = Probe(4, 2)
    _ = try Stage(StackView(.vertical, alignment: alignment, views: [view]), in: tag, width: 20)
    #expect(view.frame == Rect(x: x, y: 0, width: width, height: 2))
  }

  @Test(arguments: [
    (StackView.Alignment.fill, 0, 10), (.leading, 0, 2), (.center, 4, 2), (.trailing, 8, 2),
  ])
  func aRowAlignsAcross(alignment: StackView.Alignment, y: Int, height: Int) throws {
    let view = Probe(4, 2)
    _ = try Stage(StackView(.horizontal, alignment: alignment, views: [view]), width: 20)
    #expect(view.frame == Rect(x: 0, y: y, width: 4, height: height))
  }

  @Test func aVerticalStackIsMirroredInArabic() throws {
    let views = [Probe(4, 1), Probe(6, 1)]
    let stack = StackView(.vertical, alignment: .leading, views: views)
    stack.layoutMargins = DirectionalEdgeInsets(top: 1, leading: 3, trailing: 1)
    let stage = try Stage(stack, in: "ar", width: 20)
    #expect(views.map(\.frame.minX) == [13, 11])
    #expect(views.map(\.frame.minY) == [1, 2])
    let catalog = stage.application.traits.localizer.catalog
    stage.perform {
      stage.application.traits.localizer = Localizer(catalog: catalog, language: .english)
    }
    #expect(views.map(\.frame.minX) == [3, 3])
  }

  @Test(arguments: [StackView.Axis.horizontal, .vertical])
  func marginsAreTakenFromWhatIsProposed(axis: StackView.Axis) throws {
    let stack = StackView(axis, views: [Probe(2, 2), SpacerView(20)])
    stack.layoutMargins = DirectionalEdgeInsets(x: 3, y: 2)
    let size = stack.fittingSize(ProposedSize(width: 16, height: 12))
    #expect(axis == .vertical ? size.height == 12 : size.width == 16)
    #expect(stack.fittingSize(.unspecified) != size)
    _ = try Stage(stack, width: 16, height: 12)
    let last = stack.subviews[1].frame
    #expect(axis == .vertical ? last.maxY == 10 : last.maxX == 13)
  }

  @Test func aHorizontalStackIsMirroredInArabic() throws {
    let views = [Probe(4, 1), Probe(6, 1)]
    _ = try Stage(StackView(.horizontal, spacing: 2, views: views), in: "ar", width: 20)
    #expect(views.map(\.frame.minX) == [16, 8])
  }

  @Test func hiddenViewsTakeNoRoomAndNoSpacing() throws {
    let views = [Probe(4, 1), Probe(4, 1), Probe(4, 1)]
    let stack = StackView(.vertical, spacing: 1, views: views)
    let stage = try Stage(stack)
    #expect(views[2].frame.minY == 4)
    stage.perform { views[1].isHidden = true }
    #expect(views[2].frame.minY == 2)
    #expect(stack.fittingSize(.unspecified).height == 3)
    stage.perform { views[1].isHidden = false }
    #expect(views[2].frame.minY == 4)
  }

  @Test func viewsWithAShareGetTheRemainingLengthUpToTheirMaximum() throws {
    let views = [Probe(4, 1), Probe(4, 1), Probe(4, 1)]
    (views[1].layoutShare, views[2].layoutShare) = (1, 3)
    let stack = StackView(.horizontal, views: views)
    let stage = try Stage(stack, width: 40)
    #expect(views.map(\.frame.width) == [4, 11, 25])
    stage.perform { views[2].widthLimits = LengthLimits(maximum: 10) }
    #expect(views.map(\.frame.width) == [4, 26, 10])
    stage.perform { views[1].layoutShare = 0 }
    #expect(views.map(\.frame.width) == [4, 4, 10])
  }

  @Test func theLowestPriorityGivesWayFirst() throws {
    let labels = ["first text", "second text"].map { Label(.verbatim($0)) }
    labels[0].layoutPriority = -1
    let stage = try Stage(StackView(.horizontal, views: labels), width: 15)
    #expect(labels.map(\.frame.width) == [4, 11])
    stage.perform { labels[0].layoutPriority = 1 }
    #expect(labels.map(\.frame.width) == [10, 5])
  }

  @Test func spacersGiveWayBeforeAllOtherViews() throws {
    let (label, spacer, button) = (Label(.verbatim("label")), SpacerView(8), Button(.verbatim("B")))
    let stage = try Stage(StackView(.horizontal, views: [label, spacer, button]), width: 30)
    #expect([label, spacer, button].map(\.frame.width) == [5, 8, 5])
    stage.resize(width: 13, height: 1)
    #expect([label, spacer, button].map(\.frame.width) == [5, 3, 5])
    stage.resize(width: 10, height: 1)
    #expect([label, spacer, button].map(\.frame.width) == [5, 0, 5])
  }

  @Test func spacersWithAShareTakeWhatIsLeft() throws {
    let (label, button) = (Label(.verbatim("label")), Button(.verbatim("B")))
    let spacer = SpacerView(1, share: 1)
    _ = try Stage(StackView(.horizontal, views: [label, spacer, button]), width: 30)
    #expect(spacer.frame == Rect(x: 5, y: 0, width: 20, height: 10))
    #expect(button.frame.maxX == 30)
  }

  /// Filtering the subviews again for each index would take quadratic time.
  @Test(arguments: [100, 400]) func appendingRowsInOneTurnMeasuresEachOnce(count: Int) throws {
    let stack = StackView(.vertical)
    let stage = try Stage(ScrollView(stack))
    let rows = (0..<count).map { _ in Probe(10, 1) }
    stage.perform { for row in rows { stack.addSubview(row) } }
    #expect(rows.map(\.measureCount).max() ?? 0 <= 8)
    #expect(rows.reduce(0) { $0 + $1.layoutCount } <= 2 * count)
    #expect(stack.frame.height == count)
  }

  @Test func appendingRowsTurnByTurnMeasuresTheFormerOnesNoMore() throws {
    let stack = StackView(.vertical)
    let stage = try Stage(ScrollView(stack))
    let rows = (0..<100).map { _ in Probe(10, 1) }
    for row in rows { stage.perform { stack.addSubview(row) } }
    // Some proposals change once, when the content begins to overflow.
    #expect(rows.map(\.measureCount).max() ?? 0 <= 12)
    #expect(rows.map(\.layoutCount).max() ?? 0 <= 3)
    #expect(rows.last?.frame.minY == 99)
  }

  /// A new view may have the address of one that is gone.
  @Test func aNewViewInheritsNothingFromOneThatIsGone() throws {
    let stack = StackView(.vertical, alignment: .leading)
    let stage = try Stage(stack)
    for length in 1...50 {
      stage.perform {
        stack.addSubview(Label(.verbatim(String(repeating: "x", count: length % 7 + 1))))
      }
      #expect(stack.subviews.first?.frame.width == length % 7 + 1)
      stage.perform { stack.subviews.first?.removeFromSuperview() }
      #expect(stack.fittingSize(.unspecified) == .zero)
    }
  }

  @Test func aChangedAxisSpacingOrAlignmentPlacesAnew() throws {
    let views = [Probe(4, 1), Probe(4, 1)]
    let stack = StackView(.vertical, alignment: .leading, views: views)
    let stage = try Stage(stack, width: 20)
    stage.perform { stack.axis = .horizontal }
    #expect(views[1].frame.origin == Point(x: 4, y: 0))
    stage.perform { stack.spacing = 3 }
    #expect(views[1].frame.origin == Point(x: 7, y: 0))
    stage.perform { stack.alignment = .trailing }
    #expect(views[1].frame.origin == Point(x: 7, y: 9))
    stage.perform { stack.layoutMargins = DirectionalEdgeInsets(x: 2, y: 1) }
    #expect(views[1].frame.origin == Point(x: 9, y: 8))
  }
}
