import HanokTerminal
import Testing

/// The property of slow lines: no part of a sequence becomes text or a command that nobody typed.
@MainActor @Suite struct SlowLineTests {
  nonisolated private static let pauses: [Duration] = [
    .zero, .milliseconds(60), .milliseconds(120), .milliseconds(1_300),
  ]

  /// A table of sequences, on a line on which answers are awaited or not.
  nonisolated struct Line: CustomTestStringConvertible {
    let table: String
    let awaitsAnswers: Bool
    var testDescription: String {
      "\(table), \(awaitsAnswers ? "answers awaited" : "none awaited")"
    }

    static let all = InputCase.tables.keys.sorted().flatMap { table in
      [true, false].map { Line(table: table, awaitsAnswers: $0) }
    }

    /// The sequences that come as a whole, but for those of thousands of bytes.
    ///
    /// The large tables have each key with every combination of modifiers. Of these every seventh
    /// case is taken, which still includes each key and each combination.
    var cases: [InputCase] {
      let cases = table == "replies" ? Replies.whole : InputCase.tables[table] ?? []
      let step = cases.count > 500 ? 7 : 1
      return stride(from: 0, to: cases.count, by: step).map { cases[$0] }
        .filter { $0.bytes.count < 200 }
    }
  }

  /// The key that bytes are if nothing follows them: only an escape and Alt with an introducer.
  nonisolated private static func key(of beginning: ArraySlice<UInt8>) -> [InputEvent]? {
    switch String(decoding: beginning, as: UTF8.self) {
    case "\u{1B}": [.key(KeyEvent(.escape))]
    case "\u{1B}\u{1B}": [.key(KeyEvent(.escape, .alt))]
    case "\u{1B}\u{1B}\u{1B}": [.key(KeyEvent(.escape)), .key(KeyEvent(.escape, .alt))]
    case "\u{1B}\u{1B}]": [.key(KeyEvent(.escape)), .key(KeyEvent(.character("]"), .alt))]
    case "\u{1B}]": [.key(KeyEvent(.character("]"), .alt))]
    case "\u{1B}P": [.key(KeyEvent(.character("P"), .alt))]
    case "\u{1B}_": [.key(KeyEvent(.character("_"), .alt))]
    default: nil
    }
  }

  /// Returns the results that are right after a pause: the sequence's own, and after an escape that
  /// had to be reported, the rest's.
  nonisolated private static func results(
    of sequence: InputCase, cutAt cut: Int, _ pause: Duration, awaitsAnswers: Bool
  ) -> [[InputEvent]] {
    let beginning = sequence.bytes[..<cut]
    guard pause >= .milliseconds(50), let key = key(of: beginning) else { return [sequence.events] }
    // While answers are awaited, only a key that follows an escape shows that it was typed.
    let next = sequence.bytes[cut]
    let isAwaited = beginning.last == 0x1B ? "[O]P_".utf8.contains(next) : beginning.last != 0x5F
    if awaitsAnswers, isAwaited { return [sequence.events] }
    let rests = [sequence.events, Array(sequence.events.dropFirst())]
    return [sequence.events] + rests.flatMap { [key + $0, key + $0.map(\.withoutAlt)] }
  }

  @Test(arguments: Line.all)
  func aSequenceWithAPauseIsNeverText(line: Line) {
    for sequence in line.cases {
      for cut in sequence.bytes.indices.dropFirst() {
        for pause in Self.pauses {
          let slow = SlowLine(awaitsAnswers: line.awaitsAnswers)
          slow.send(sequence.bytes[..<cut], pause: pause)
          slow.send(sequence.bytes[cut...], pause: SlowLine.silence)
          let results = Self.results(
            of: sequence, cutAt: cut, pause, awaitsAnswers: line.awaitsAnswers)
          guard results.contains(slow.events), slow.replies == sequence.replies else {
            Issue.record("\(sequence) cut at \(cut) for \(pause): \(slow.events)")
            continue
          }
        }
      }
    }
  }

  @Test(arguments: Line.all.filter(\.awaitsAnswers), pauses)
  func awaitedSequencesMayComeByteByByte(line: Line, pause: Duration) {
    // Alt with a key can't be told from an escape and the key, if they come apart.
    for sequence in line.cases
    where sequence.bytes.count > 2 && "[O]P".utf8.contains(sequence.bytes[1]) {
      let slow = SlowLine(awaitsAnswers: true)
      for byte in sequence.bytes { slow.send([byte], pause: pause) }
      guard slow.events == sequence.events, slow.replies == sequence.replies else {
        Issue.record("\(sequence): \(slow.events)")
        continue
      }
    }
  }

  /// A person who types would have to press keys twelve times a second.
  @Test func answersMayComeByteByByteUnasked() {
    for answer in Replies.answers where answer.events.isEmpty {
      let slow = SlowLine(awaitsAnswers: false)
      for byte in answer.bytes { slow.send([byte], pause: .milliseconds(60)) }
      slow.send([], pause: SlowLine.silence)
      #expect(slow.events == [.key(KeyEvent(.escape))], "\(answer)")
      #expect(slow.replies == answer.replies, "\(answer)")
    }
  }

  @Test(arguments: [true, false])
  func anAnswerThatBreaksOffIsNeverText(awaitsAnswers: Bool) {
    for answer in Replies.answers where answer.events.isEmpty {
      // Less of it may have been typed.
      for cut in answer.bytes.indices.dropFirst(5) {
        for pause in Self.pauses + [SlowLine.silence] {
          let slow = SlowLine(awaitsAnswers: awaitsAnswers)
          slow.send(answer.bytes[..<cut], pause: pause)
          slow.send("\u{3}".utf8, pause: SlowLine.silence)
          #expect(
            slow.events == [.key(KeyEvent(.character("c"), .control))],
            "\(answer) cut at \(cut) for \(pause)")
        }
      }
    }
  }

  /// The kinds of answers: a new one must be added here, and then has to be in the tables.
  private enum AnswerKind: CaseIterable {
    case deviceAttributes, version, mode, directionMode, keyboardFlags, foreground, background,
      appearance, cursor

    init(_ reply: TerminalReply) {
      self =
        switch reply {
        case .deviceAttributes: .deviceAttributes
        case .version: .version
        case .mode: .mode
        case .directionMode: .directionMode
        case .keyboardFlags: .keyboardFlags
        case .foreground: .foreground
        case .background: .background
        case .appearance: .appearance
        case .cursor: .cursor
        }
    }
  }

  @Test func theTablesHaveEveryKindOfAnswer() {
    let kinds = Replies.answers.flatMap(\.replies).map(AnswerKind.init)
    #expect(Set(kinds) == Set(AnswerKind.allCases))
  }
}
