import HanokTerminal
import Testing

@Suite struct TerminalCommandTests {
  private func text(_ command: TerminalCommand?) -> String? {
    command.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(arguments: [
    ("Quiz – 퀴즈", "Quiz – 퀴즈"), ("", ""), ("a\u{1B}\\\u{7}b", "a␛\\␇b"), ("\u{9C}x", "\u{FFFD}x"),
    ("a\u{202E}b\nc", "a\u{FFFD}b␊c"), ("a\u{200B}b", "a\u{200B}b"),
  ])
  func aTitleHoldsNothingThatEndsIt(title: String, shown: String) {
    #expect(text(.title(title)) == "\u{1B}]2;\(shown)\u{1B}\\")
  }

  @Test func aTitleIsCutOff() {
    let bytes = TerminalCommand.title(String(repeating: "a", count: 10_000)).bytes
    #expect(bytes.count == 262)
  }

  @Test(
    arguments: [
      (nil, "0;0"), (.part(0.499), "1;50"), (.part(7), "1;100"), (.part(.nan), "1;0"),
      (.failed(0.25), "2;25"), (.unknown, "3;0"),
    ] as [(WindowProgress?, String)])
  func progressIsWritten(progress: WindowProgress?, parameters: String) {
    #expect(text(.progress(progress)) == "\u{1B}]9;4;\(parameters)\u{1B}\\")
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"),
    ("한글\u{1B}\\", "7ZWc6riAG1w="), ("\u{FFFF}?>", "77+/Pz4="),
  ])
  func copiedTextIsBase64(copied: String, encoded: String) {
    #expect(text(.copy(copied)) == "\u{1B}]52;c;\(encoded)\u{1B}\\")
  }

  @Test func textTooLongForTerminalsIsNotCopied() {
    #expect(TerminalCommand.copy(String(repeating: "a", count: 75_000)) != nil)
    #expect(TerminalCommand.copy(String(repeating: "a", count: 75_001)) == nil)
  }
}
