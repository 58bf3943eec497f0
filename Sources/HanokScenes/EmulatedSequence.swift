/// A control or a control sequence in a terminal's output (ECMA-48 §5.4).
nonisolated struct EmulatedSequence {
  enum Kind {
    /// A single control.
    case single(UInt8)
    /// A control sequence: `CSI ? 25 h` has the prefix `?`, the number 25 and the final `h`.
    case control(prefix: String, [Int], String)
    /// An operating system command, without its introducer and terminator.
    case command(String)
    /// Anything else.
    case broken
  }

  let kind: Kind
  /// At most 16 scalars of the source, for an error.
  let text: String

  /// Takes a sequence from the beginning of a text, or returns nil if there is none.
  init?(atStartOf rest: inout Substring) {
    var scalars = rest.unicodeScalars
    guard let first = scalars.first, Self.isControl(first) else { return nil }
    text = String(String.UnicodeScalarView(scalars.prefix(16)))
    scalars.removeFirst()
    kind = first == "\u{1B}" ? Self.sequence(&scalars) : .single(UInt8(first.value))
    rest = Substring(scalars)
  }

  /// Whether a scalar is a control, C0 or C1.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value >= 0x7F && scalar.value < 0xA0
  }

  private static func sequence(_ scalars: inout Substring.UnicodeScalarView) -> Kind {
    switch scalars.popFirst() {
    case "[": controlSequence(&scalars)
    case "]": command(&scalars)
    default: .broken
    }
  }

  private static func controlSequence(_ scalars: inout Substring.UnicodeScalarView) -> Kind {
    let prefix = scalars.prefix { ("<"..."?").contains($0) }
    scalars.removeFirst(prefix.count)
    let parameters = scalars.prefix { ("0"..."9").contains($0) || $0 == ";" }
    scalars.removeFirst(parameters.count)
    let intermediates = scalars.prefix { (" "..."/").contains($0) }
    scalars.removeFirst(intermediates.count)
    guard let final = scalars.popFirst(), ("@"..."~").contains(final) else { return .broken }
    let numbers = parameters.split(separator: ";").compactMap { Int(String($0)) }
    return .control(prefix: String(prefix), numbers, String(intermediates) + String(final))
  }

  /// Takes printable characters up to ST.
  private static func command(_ scalars: inout Substring.UnicodeScalarView) -> Kind {
    let body = scalars.prefix { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
    scalars.removeFirst(body.count)
    guard scalars.popFirst() == "\u{1B}", scalars.popFirst() == "\\" else { return .broken }
    return .command(String(body))
  }
}
