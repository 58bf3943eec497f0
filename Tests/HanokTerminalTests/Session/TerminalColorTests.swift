import HanokTerminal
import Testing

@Suite struct TerminalColorTests {
  @Test(
    arguments: [
      (0, 0, 0, true), (255, 255, 255, false), (30, 30, 46, true), (0, 43, 54, true),
      (253, 246, 227, false), (100, 100, 100, true), (140, 140, 140, false), (255, 255, 0, false),
      (0, 0, 255, true), (255, 0, 0, false),
    ] as [(UInt16, UInt16, UInt16, Bool)])
  func aBackgroundIsDarkWhereLightLettersAreReadBetter(
    red: UInt16, green: UInt16, blue: UInt16, isDark: Bool
  ) {
    let color = TerminalColor(red: red * 257, green: green * 257, blue: blue * 257)
    #expect(color.isDark == isDark)
  }
}
