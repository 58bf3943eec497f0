import Testing

@testable import HanokTerminal

@Suite struct ScalarWidthTests {
  /// A simple mark never changes the width of its cluster: an acute accent and an enclosing circle are simple,
  /// but not a vowel sign that takes a cell, a joiner or a letter.
  @Test(
    arguments: [
      ("\u{301}", true), ("\u{20DD}", true), ("\u{93F}", false), ("\u{200D}", false), ("a", false),
    ] as [(Unicode.Scalar, Bool)])
  func aMarkWithoutCellsIsSimple(scalar: Unicode.Scalar, isSimple: Bool) {
    #expect(ScalarWidth(scalar, ambiguous: .narrow).isSimpleMark == isSimple)
  }
}
