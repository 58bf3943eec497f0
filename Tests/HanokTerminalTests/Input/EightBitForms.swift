import HanokTerminal

/// Sequences with controls of eight bits in place of an escape and a character, alone and in UTF-8.
enum EightBitForms {
  static let all = (keys + Replies.answers + others).flatMap { sequence in
    [form(sequence) { [$0] }, form(sequence) { Array(String(Unicode.Scalar($0)).utf8) }]
  }

  private static let keys: [InputCase] = [
    InputCase("\u{1B}[A", .up), InputCase("\u{1B}[1;5A", .up, .control),
    InputCase("\u{1B}OM", .enter), InputCase("\u{1B}O5P", .function(1), .control),
    InputCase("\u{1B}[[A", .function(1)), InputCase("\u{1B}[3~", .delete),
    InputCase("\u{1B}[2$", .insert, .shift), InputCase("\u{1B}[97;5u", .character("a"), .control),
    InputCase("\u{1B}\u{1B}[A", .up, .alt),
  ]

  private static let others: [InputCase] = [
    InputCase("\u{1B}[I", [.focus(true)]),
    InputCase("\u{1B}[<0;3;2M", [.mouse(MouseEvent(.press(.left), at: Point(x: 2, y: 1)))]),
    InputCase("\u{1B}[M #\"", [.mouse(MouseEvent(.press(.left), at: Point(x: 2, y: 1)))]),
    InputCase("\u{1B}[200~a\r훛b\u{1B}[201~", [.paste("a\n훛b")]),
    InputCase("\u{1B}[200~훛201~\u{1B}[201~", [.paste("훛201~")]),
    InputCase("\u{1B}[99z", []), InputCase("\u{1B}[0n", []), InputCase("\u{1B}Oz", []),
    InputCase("\u{1B}[z", []), InputCase("\u{1B}]52;c;한글\u{1B}\\", []),
    InputCase("\u{1B}_Gi=1;OK\u{1B}\\", []), InputCase("\u{1B}P1$r0m\u{1B}\\", []),
  ]

  private static func form(_ sequence: InputCase, _ control: (UInt8) -> [UInt8]) -> InputCase {
    var bytes: [UInt8] = []
    for byte in sequence.bytes {
      if bytes.last == 0x1B, "[O]P_\\".utf8.contains(byte) {
        bytes.removeLast()
        bytes += control(byte + 0x40)
      } else {
        bytes.append(byte)
      }
    }
    return InputCase(bytes, sequence.events, replies: sequence.replies)
  }
}
