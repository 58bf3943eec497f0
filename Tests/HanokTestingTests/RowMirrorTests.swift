import HanokScenes
import Testing

@testable import HanokTesting

@Suite struct RowMirrorTests {
  private func row(_ text: String, _ runs: String...) -> ScreenSnapshot.Row {
    ScreenSnapshot.Row(text: text, runs: runs)
  }

  private func areImages(_ row: ScreenSnapshot.Row, _ other: ScreenSnapshot.Row) -> Bool {
    row.inSharedOrder(isMirrored: false) == other.inSharedOrder(isMirrored: true)
  }

  @Test func wordsKeepTheirLettersAndSignsTurn() {
    #expect(areImages(row("Pear  ‹ 5 ›      OK"), row("OK      ‹ 5 ›  Pear")))
    #expect(areImages(row("╭──╮ → "), row(" ← ╭──╮")))
    #expect(areImages(row("한글   a"), row("a   한글")))
  }

  @Test func anArrowThatDoesNotTurnIsNotAMirrorImage() {
    #expect(!areImages(row("→    "), row("    →")))
  }

  @Test func aTextOnTheSameSideIsNotAMirrorImage() {
    #expect(!areImages(row("Pear    "), row("Pear    ")))
    #expect(!areImages(row("Pear   a"), row("a  Pear ")))
  }

  @Test func stylesAreAtTheMirroredCells() {
    #expect(areImages(row("Go!      ", "0–2 bold"), row("      Go!", "6–8 bold")))
    #expect(!areImages(row("Go!      ", "0–2 bold"), row("      Go!", "0–2 bold")))
    #expect(areImages(row("Go!      ", "0–0 bold"), row("      Go!", "6–6 bold")))
    #expect(!areImages(row("Go!      ", "0–0 bold"), row("      Go!", "7–7 bold")))
    #expect(areImages(row("         ", "0–2 dim"), row("         ", "6–8 dim")))
  }

  @Test func aPlaceBelongsToTheStepThatWroteIt() {
    let text = "walk  en  9x1\n0│Hi       │\n1 left → nothing\n2 right\n0│Ho       │\n"
    func step(before part: String) -> Int {
      let place = text.firstRange(of: part)?.lowerBound ?? text.endIndex
      return WalkRecording.step(at: text.utf8.distance(from: text.startIndex, to: place), in: text)
    }
    #expect(["walk", "0│Hi", "nothing", "right", "0│Ho"].map(step) == [0, 0, 1, 2, 2])
  }
}
