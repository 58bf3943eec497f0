import Hanok
import HanokTesting
import Testing

@Suite struct SpacerViewTests {
  @Test(arguments: [
    (StackView.Axis.vertical, Size(width: 3, height: 5)),
    (.horizontal, Size(width: 7, height: 1)),
  ])
  func aSpacerHasCellsOnlyAlongItsStack(axis: StackView.Axis, expected: Size) throws {
    let stack = StackView(axis, views: [Label(.verbatim("abc")), SpacerView(4)])
    _ = try Stage(stack)
    #expect(stack.fittingSize(.unspecified) == expected)
  }

  @Test func itsCellsTurnWithTheStack() throws {
    let stack = StackView(.vertical, views: [Label(.verbatim("abc")), SpacerView(4)])
    let stage = try Stage(stack)
    #expect(stack.fittingSize(.unspecified) == Size(width: 3, height: 5))
    stage.perform { stack.axis = .horizontal }
    #expect(stack.fittingSize(.unspecified) == Size(width: 7, height: 1))
  }

  @Test func elsewhereItHasThemBothWays() throws {
    #expect(SpacerView(4).fittingSize(.unspecified) == Size(width: 4, height: 4))
  }
}
