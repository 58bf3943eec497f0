import Testing

@testable import HanokTesting

@Suite struct WalkRecordingTests {
  private func recording(_ language: String, _ rows: String...) -> WalkRecording {
    var recording = WalkRecording("walk", language: language, size: "1x1", start: ["0│\(rows[0])│"])
    for row in rows.dropFirst() { recording.add("enter", notes: ["bell"], lines: ["0│\(row)│"]) }
    return recording
  }

  @Test func onlyStepsThatDifferFromAnotherLanguageAreWritten() {
    let english = recording("en", "a", "b", "c")
    #expect(english.text(differingFrom: english) == "walk  en  1x1\n")
    #expect(
      recording("ko", "a", "x", "c").text(differingFrom: english) == """
        walk  ko  1x1
        1 enter → bell
        0│x│

        """)
  }

  @Test func stepsThatOnlyOneOfThemHasAreWritten() {
    let (short, long) = (recording("ko", "a", "b"), recording("en", "a", "b", "c"))
    #expect(short.text(differingFrom: long) == "walk  ko  1x1\nends after 1\n")
    #expect(long.text(differingFrom: short) == "walk  en  1x1\n2 enter → bell\n0│c│\n")
  }

  @Test func aFileIsReadAsItWasWritten() {
    let recording = recording("en", "a", "b", "c")
    let read = WalkRecording(reading: recording.text)
    #expect(read.text == recording.text)
    #expect(read.text(differingFrom: recording) == "walk  en  1x1\n")
  }
}
