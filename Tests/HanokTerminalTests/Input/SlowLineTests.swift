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
    /// case is taken, which still includes each key and each combination, or every 77th.
    func cases(atMost maximum: Int) -> [InputCase] {
      let cases = table == "replies" ? Replies.whole : InputCase.tables[table] ?? []
      let step = [1, 7, 77].first { cases.count / $0 < maximum } ?? 77
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

  /// A part of a sequence that comes together, and the pause after it.
  private typealias Read = (bytes: ArraySlice<UInt8>, pause: Duration)

  /// Returns the keys that act before the rest of a sequence comes, and the reads that are its rest.
  nonisolated private static func actedKeys(
    of reads: [Read], awaitsAnswers: Bool
  ) -> (keys: [InputEvent], rest: [Read]) {
    var keys: [InputEvent] = []
    var rest = reads[...]
    var beginning: ArraySlice<UInt8> = []
    for (index, read) in reads.enumerated().dropLast() {
      beginning += read.bytes
      guard read.pause >= .milliseconds(50), let key = key(of: beginning) else { continue }
      // While answers are awaited, only a key that follows an escape shows that it was typed.
      let next = reads[index + 1].bytes.first ?? 0
      let isAwaited = beginning.last == 0x1B ? "[O]P_".utf8.contains(next) : beginning.last != 0x5F
      beginning = []
      if awaitsAnswers, isAwaited { continue }
      keys += key
      rest = reads[(index + 1)...]
    }
    return (keys, Array(rest))
  }

  /// Returns the results that are right for reads: the sequence's own, or after an escape that had to
  /// be reported, the rest's; only what came key by key after it, as slowly as it is typed, is text.
  nonisolated private static func results(
    of sequence: InputCase, in reads: [Read], awaitsAnswers: Bool
  ) -> [[InputEvent]] {
    let (keys, rest) = actedKeys(of: reads, awaitsAnswers: awaitsAnswers)
    if keys.isEmpty { return [sequence.events] }
    let pause = reads[reads.count - rest.count - 1].pause
    let isTyped =
      rest.allSatisfy { $0.bytes.count == 1 && $0.bytes.allSatisfy { (0x20..<0x7F).contains($0) } }
      && rest.dropLast().allSatisfy { $0.pause >= .milliseconds(50) }
    if isTyped, pause >= .milliseconds(90) {
      return [keys + InputEvent.typed(String(decoding: rest.flatMap(\.bytes), as: UTF8.self))]
    }
    let rests = [sequence.events, Array(sequence.events.dropFirst())]
    return rests.flatMap { [keys + $0, keys + $0.map(\.withoutAlt)] }
  }

  private static func expectNoText(
    of sequence: InputCase, cutAt cuts: [Int], _ pauses: [Duration], awaitsAnswers: Bool
  ) {
    let slow = SlowLine(awaitsAnswers: awaitsAnswers)
    let ends = cuts + [sequence.bytes.count]
    var reads: [Read] = []
    for (start, (end, pause)) in zip([0] + cuts, zip(ends, pauses + [SlowLine.silence])) {
      reads.append((sequence.bytes[start..<end], pause))
    }
    for read in reads { slow.send(read.bytes, pause: read.pause) }
    let expected = results(of: sequence, in: reads, awaitsAnswers: awaitsAnswers)
    if expected.contains(slow.events), slow.replies == sequence.replies { return }
    let answers = awaitsAnswers ? "answers awaited" : "none awaited"
    Issue.record("\(sequence) cut at \(cuts) for \(pauses), \(answers): \(slow.events)")
  }

  @Test(arguments: Line.all)
  func aSequenceWithAPauseIsNeverText(line: Line) {
    for sequence in line.cases(atMost: 700) {
      for cut in sequence.bytes.indices.dropFirst() {
        for pause in Self.pauses {
          Self.expectNoText(of: sequence, cutAt: [cut], [pause], awaitsAnswers: line.awaitsAnswers)
        }
      }
    }
  }

  @Test(arguments: Line.all)
  func aSequenceWithTwoPausesIsNeverText(line: Line) {
    for sequence in line.cases(atMost: 200) {
      let indices = sequence.bytes.indices
      // Six bytes decide what a sequence is: after them, another cut adds nothing.
      for first in indices.dropFirst().prefix(6) {
        for second in indices where second > first {
          // Without one of the pauses, it is one cut.
          for pause in Self.pauses.dropFirst() {
            for next in Self.pauses.dropFirst() {
              Self.expectNoText(
                of: sequence, cutAt: [first, second], [pause, next],
                awaitsAnswers: line.awaitsAnswers)
            }
          }
        }
      }
    }
  }

  /// No person types a key 60 ms after Escape.
  @Test(arguments: Line.all)
  func aSequenceThatComesByteByByteIsNeverText(line: Line) {
    for sequence in line.cases(atMost: 700) where sequence.bytes.count > 1 {
      let cuts = Array(sequence.bytes.indices.dropFirst())
      Self.expectNoText(
        of: sequence, cutAt: cuts, cuts.map { _ in .milliseconds(60) },
        awaitsAnswers: line.awaitsAnswers)
    }
  }

  /// Not even key by key: no person types such brackets.
  @Test(
    arguments: [
      "[>41;390;0c", "[>4;2m", "[?1;0;256S", "[8;24;80t", "[4;480;640t", "[1;1:3A", "[999;5~",
    ], pauses.dropFirst())
  func parametersOfSequencesAreNeverText(rest: String, pause: Duration) {
    let slow = SlowLine(awaitsAnswers: false)
    for byte in "\u{1B}\(rest)".utf8 { slow.send([byte], pause: pause) }
    slow.send([], pause: SlowLine.silence)
    #expect(slow.events == [.key(KeyEvent(.escape))])
  }

  @Test(arguments: Line.all.filter(\.awaitsAnswers), pauses)
  func awaitedSequencesMayComeByteByByte(line: Line, pause: Duration) {
    // Alt with a key can't be told from an escape and the key, if they come apart.
    for sequence in line.cases(atMost: 700)
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
