import Hanok
import HanokTesting
import Testing

@Suite struct GridViewTests {
  private func frames(_ views: [View]) -> [[Int]] {
    views.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
  }

  @Test func columnsAreFixedFittingOrShareWhatIsLeft() throws {
    let views = [Probe(2, 1), Probe(4, 1), Probe(3, 2), Probe(9, 1), Probe(6, 1), Probe(1, 3)]
    let grid = GridView([.fixed(5), .fitting, .share(1)], views: views)
    _ = try Stage(grid, width: 30)
    #expect(
      frames(views) == [
        [0, 0, 5, 2], [6, 0, 6, 2], [13, 0, 17, 2], [0, 2, 5, 3], [6, 2, 6, 3], [13, 2, 17, 3],
      ])
    #expect(grid.fittingSize(.unspecified) == Size(width: 16, height: 5))
    #expect(grid.fittingSize(ProposedSize(width: 30)) == Size(width: 30, height: 5))
  }

  @Test func sharesAreByWeight() throws {
    let views = [Probe(0, 1), Probe(0, 1)]
    _ = try Stage(GridView([.share(1), .share(3)], columnSpacing: 0, views: views), width: 40)
    #expect(views.map(\.frame.width) == [10, 30])
  }

  @Test func fittingColumnsGiveWayBeforeFixedOnes() throws {
    let labels = ["fixed text", "fitting text"].map { Label(.verbatim($0)) }
    let grid = GridView([.fixed(10), .fitting], views: labels)
    let stage = try Stage(grid, width: 16)
    #expect(labels.map(\.frame.width) == [10, 5])
    stage.resize(width: 40, height: 2)
    #expect(labels.map(\.frame.width) == [10, 12])
  }

  @Test func aColumnKeepsTheGreatestMinimumInIt() throws {
    let views = [Probe(8, 1), Label(.verbatim("long text")), Probe(3, 1), Label(.verbatim("text"))]
    _ = try Stage(GridView([.fitting, .fitting], views: views), width: 12)
    #expect(views.map(\.frame.width) == [8, 3, 8, 3])
  }

  @Test func textWrapsAtTheWidthOfItsColumn() throws {
    let views = [Label(.verbatim("Name")), Label.wrapping("one two three four")]
    let next = Label(.verbatim("next"))
    _ = try Stage(GridView([.fitting, .share(1)], views: views + [next]), width: 15)
    #expect(views[1].frame == Rect(x: 5, y: 0, width: 10, height: 2))
    #expect(next.frame.minY == 2)
  }

  @Test func aGridIsMirroredInArabic() throws {
    let views = [Probe(4, 1), Probe(6, 1)]
    let grid = GridView([.fitting, .fitting], columnSpacing: 2, views: views)
    grid.layoutMargins = DirectionalEdgeInsets(top: 1, leading: 3)
    _ = try Stage(grid, in: "ar", width: 20)
    #expect(views.map(\.frame.minX) == [13, 5])
    #expect(views.map(\.frame.minY) == [1, 1])
  }

  @Test func aHiddenViewLeavesItsPlaceEmpty() throws {
    let views = [Probe(4, 1), Probe(4, 3), Probe(4, 1), Probe(4, 1)]
    let stage = try Stage(GridView([.fitting, .fitting], rowSpacing: 1, views: views))
    #expect(views[2].frame.minY == 4)
    stage.perform { views[1].isHidden = true }
    #expect(views[2].frame.minY == 2)
    #expect(views[3].frame.minX == 5)
  }

  @Test func anUnfinishedRowAndNoColumnsAreTaken() throws {
    let views = [Probe(4, 1), Probe(4, 1), Probe(4, 1)]
    let grid = GridView([.fitting, .fitting], views: views)
    let stage = try Stage(grid)
    #expect(views[2].frame.origin == Point(x: 0, y: 1))
    stage.perform { grid.columns = [] }
    #expect(grid.fittingSize(.unspecified) == .zero)
    stage.perform { grid.columns = [.fitting] }
    #expect(views.map(\.frame.minY) == [0, 1, 2])
  }

  @Test func changedSpacingPlacesAnew() throws {
    let views = [Probe(4, 1), Probe(4, 1), Probe(4, 1)]
    let grid = GridView([.fitting, .fitting], views: views)
    let stage = try Stage(grid)
    stage.perform { grid.columnSpacing = 5 }
    #expect(views[1].frame.minX == 9)
    stage.perform { grid.rowSpacing = 2 }
    #expect(views[2].frame.minY == 3)
  }
}
