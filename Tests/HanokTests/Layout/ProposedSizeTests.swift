import Hanok
import Testing

@Suite struct ProposedSizeTests {
  @Test(arguments: [(-1, 0), (0, 0), (7, 7), (Int.max, 1 << 30), (Int.min, 0)])
  func lengthsSaturate(length: Int, expected: Int) {
    var proposal = ProposedSize(width: length, height: length)
    #expect(proposal.width == expected && proposal.height == expected)
    (proposal.width, proposal.height) = (1, 1)
    (proposal.width, proposal.height) = (length, length)
    #expect(proposal.width == expected && proposal.height == expected)
    #expect(ProposedSize.unspecified.width == nil && ProposedSize.unspecified.height == nil)
    #expect(ProposedSize(Size(width: 3, height: 4)) == ProposedSize(width: 3, height: 4))
  }

  /// Views of the package, each with its answer to no proposal, to 0 and to the largest.
  @Test func viewsChooseIdealMinimumAndMaximum() throws {
    let label = Label.wrapping("one two three")
    let button = Button(.verbatim("Go"))
    let spacer = SpacerView(5)
    let bar = ProgressView()
    let plain = View()
    let stage = try Stage(StackView(.vertical, views: [label, button, spacer, bar, plain]))
    defer { withExtendedLifetime(stage) {} }
    let none = ProposedSize(width: 0, height: 0)
    let largest = ProposedSize(width: .max, height: .max)
    #expect(label.fittingSize(.unspecified) == Size(width: 13, height: 1))
    #expect(label.fittingSize(none).height == 1)
    #expect(label.fittingSize(ProposedSize(width: 6)) == Size(width: 5, height: 3))
    #expect(label.fittingSize(ProposedSize(width: 6, height: 2)).height == 2)
    #expect(label.fittingSize(largest) == Size(width: 13, height: 1))
    #expect(button.fittingSize(.unspecified) == Size(width: 6, height: 1))
    #expect(spacer.fittingSize(.unspecified) == Size(width: 0, height: 5), "No cells across.")
    #expect(spacer.fittingSize(none) == .zero)
    #expect(spacer.fittingSize(largest) == Size(width: 0, height: 5))
    #expect(bar.fittingSize(.unspecified) == Size(width: 20, height: 1))
    #expect(bar.fittingSize(none).width == 0)
    #expect(plain.fittingSize(.unspecified) == .zero)
    #expect(plain.fittingSize(ProposedSize(width: 3, height: 2)) == Size(width: 3, height: 2))
  }

  @Test(arguments: [
    (LengthLimits.none, 10, 10), (LengthLimits(minimum: 12), 10, 12),
    (LengthLimits(maximum: 4), 10, 4), (.exactly(7), 10, 7), (.exactly(7), 3, 7),
    (LengthLimits(minimum: 9, maximum: 2), 10, 9), (LengthLimits(minimum: -4), 10, 10),
    (.exactly(.max), 10, 1 << 30),
  ])
  func limitsClampWhatAViewChooses(limits: LengthLimits, length: Int, expected: Int) {
    let view = Probe(length, length)
    (view.widthLimits, view.heightLimits) = (limits, limits)
    let size = Size(width: expected, height: expected)
    for proposal in [ProposedSize.unspecified, ProposedSize(width: 0, height: 0)] {
      #expect(view.fittingSize(proposal) == size)
    }
  }

  @Test func anIdealLimitIsProposedWhereNothingIs() {
    let view = View()
    view.widthLimits = LengthLimits(ideal: 12)
    #expect(view.fittingSize(.unspecified).width == 12)
    #expect(view.fittingSize(ProposedSize(width: 3)).width == 3)
  }

  @Test func aSizeIsRememberedUntilTheContentChanges() throws {
    let view = Probe(4, 1)
    let stage = try Stage(StackView(.vertical, alignment: .leading, views: [view]))
    let count = view.measureCount
    stage.perform { view.setNeedsDisplay() }
    stage.perform { view.setNeedsLayout() }
    #expect(view.measureCount == count)
    view.ideal = Size(width: 9, height: 2)
    stage.perform { view.invalidateIntrinsicContentSize() }
    #expect(view.frame.size == view.ideal)
  }

  @Test func insetsAreNeverNegativeAndDoNotOverflow() {
    let insets = DirectionalEdgeInsets(top: -1, leading: .max, bottom: 2, trailing: .max)
    #expect(insets.top == 0)
    #expect(insets.width >= ProposedSize.largestLength)
    #expect(insets.height == 2)
    #expect(DirectionalEdgeInsets(x: 2, y: 1).width == 4)
    #expect(DirectionalEdgeInsets(x: 2, y: 1).height == 2)
  }

  @Test(arguments: [Int.max, -5]) func spacingOfAnySizeIsTaken(spacing: Int) throws {
    let views = { (0..<3).map { _ in Probe(4, 1) } }
    let containers: [View] = [
      StackView(.horizontal, spacing: spacing, views: views()),
      StackView(.vertical, spacing: spacing, views: views()),
      FlowView(spacing: spacing, lineSpacing: spacing, views: views()),
      GridView([.fitting, .fitting], columnSpacing: spacing, rowSpacing: spacing, views: views()),
    ]
    for container in containers {
      _ = container.fittingSize(.unspecified)
      _ = container.fittingSize(ProposedSize(width: .max, height: .max))
      _ = try Stage(container)
      let frames = container.subviews.map(\.frame)
      #expect(frames[0].intersection(frames[1]).isEmpty)
    }
  }
}
