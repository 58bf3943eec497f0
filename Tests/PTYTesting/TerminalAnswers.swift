/// What a terminal answers to what it is asked.
public struct TerminalAnswers: Sendable {
  private let answers: [(question: [UInt8], answer: String)]
  /// How far what was written has been looked at.
  private var position = 0

  /// Answers by their questions.
  public init(_ answers: [String: String]) {
    self.answers = answers.map { (Array($0.key.utf8), $0.value) }
  }

  /// None at all, as of a terminal that has gone deaf.
  public static let none = TerminalAnswers([:])

  /// Only to what every terminal answers: what class it is (DA1).
  public static let usual = TerminalAnswers(["\u{1B}[c": "\u{1B}[?62;22c"])

  /// Those of a terminal that has all that it may be asked for.
  public static let modern = TerminalAnswers([
    "\u{1B}[c": "\u{1B}[?62;22c", "\u{1B}[?u": "\u{1B}[?5u",
    "\u{1B}[>0q": "\u{1B}P>|modern(1.0)\u{1B}\\", "\u{1B}[?2026$p": "\u{1B}[?2026;2$y",
    "\u{1B}[?2027$p": "\u{1B}[?2027;2$y", "\u{1B}[?2031$p": "\u{1B}[?2031;2$y",
    "\u{1B}[?2048$p": "\u{1B}[?2048;2$y",
    "\u{1B}]10;?\u{1B}\\": "\u{1B}]10;rgb:ffff/ffff/ffff\u{1B}\\",
    "\u{1B}]11;?\u{1B}\\": "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\",
  ])

  /// What is answered to what was written since the last time, of all that was written.
  mutating func answer(to output: [UInt8]) -> String {
    var answer = ""
    while let start = output[position...].firstIndex(of: 0x1B) {
      let rest = output[start...]
      if let match = answers.first(where: { rest.starts(with: $0.question) }) {
        answer += match.answer
      } else if answers.contains(where: { $0.question.starts(with: rest) }) {
        // Perhaps the beginning of a question.
        position = start
        return answer
      }
      position = start + 1
    }
    position = output.count
    return answer
  }
}
