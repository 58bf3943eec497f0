import Hanok
import Testing

@Suite struct MeasurementsTests {
  /// Counts how often it is measured.
  private final class Leaf: View {
    private(set) var count = 0

    override func sizeThatFits(_ proposal: ProposedSize) -> Size {
      count += 1
      return Size(width: min(proposal.width ?? 30, 30), height: min(proposal.height ?? 9, 9))
    }
  }

  /// Rows in columns in rows: each level asks for its views' ideal, minimum and given lengths.
  @Test func deepContainersDoNotMultiplyMeasuring() throws {
    let leaf = Leaf()
    var view: View = leaf
    for level in 0..<12 {
      view = StackView(level.isMultiple(of: 2) ? .horizontal : .vertical, views: [view, View()])
    }
    _ = view.fittingSize(ProposedSize(width: 20, height: 5))
    #expect(leaf.count <= 12)
  }
}
