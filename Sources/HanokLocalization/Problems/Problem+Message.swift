public import MessageFormat

extension Problem {
  /// Returns the problems of a message's errors, at their places in its source.
  ///
  /// The beginning of the message is its key.
  public static func problems(_ errors: [MessageError], in source: String) -> [Problem] {
    let longest = 40
    let key = source.count > longest ? source.prefix(longest) + "…" : source[...]
    var lines = SourceLines(Array(source.utf8))
    return errors.map { error in
      Problem(
        error, key: String(key), table: "", place: lines.place(at: error.range.lowerBound))
    }
  }

  /// Creates the problem of an error in the message `key`.
  package init(
    _ error: MessageError, key: String, table: String, path: String? = nil,
    place: SourcePlace? = nil
  ) {
    let arguments: [String: Message.Argument] = [
      "key": .init(key), "table": .init(table), "subject": .init(error.subject),
      "expected": .init(error.expected),
    ]
    let functions = error.kind == .unknownFunction ? FunctionRegistry.standard.names : []
    self.init(
      .message(error.kind), arguments, path: path, place: place,
      suggestion: Suggestion.nearest(to: error.subject, in: functions))
    if error.kind == .syntaxError { remedy = error.remedy(isInFile: path?.isEmpty == false) }
  }
}

extension MessageError {
  /// The expectation of a syntax error: a character, or an entry of the table `Hanok`.
  fileprivate var expected: Message {
    if kind != .syntaxError { return .verbatim("") }
    return subject.count == 1
      ? Message("expected.character", table: "Hanok", ["character": .init(subject)])
      : Message("expected." + subject, table: "Hanok")
  }
}

extension MessageError {
  /// The remedy for a syntax error, or nil if the error isn't about a brace.
  ///
  /// In a file of strings the backslash before a brace is itself written with one before it.
  fileprivate func remedy(isInFile: Bool) -> Message? {
    let backslash = isInFile ? "\\\\" : "\\"
    switch brace {
    case .opening:
      return Message("remedy.syntax-error", table: "Hanok", ["brace": .init(backslash + "{")])
    case .closing:
      return Message("advice.lone-brace", table: "Hanok", ["brace": .init(backslash + "}")])
    case nil: return nil
    }
  }
}

extension StringProtocol {
  /// The text with control characters and direction controls replaced by visible ones.
  ///
  /// Direction marks and isolates that end are left out: Arabic sentences have them around an
  /// option's name, and they are invisible where they take effect.
  package var visible: String {
    let isolates = endingIsolates
    return shown { isolates.contains($0) }
  }

  /// A line of a file with its control characters visible, isolates included.
  var visibleSource: String { shown { _ in false } }

  private func shown(without isLeftOut: (Int) -> Bool) -> String {
    let scalars = unicodeScalars.enumerated()
      .filter { !$0.element.isDirectionMark && !isLeftOut($0.offset) }
    return String(String.UnicodeScalarView(scalars.map(\.element.visible)))
  }

  /// The positions of isolates that end, and of their ends, counted in scalars (UAX #9, BD9).
  private var endingIsolates: Set<Int> {
    var (open, ending): ([Int], Set<Int>) = ([], [])
    for (place, scalar) in unicodeScalars.enumerated() {
      if (0x2066...0x2068).contains(scalar.value) { open.append(place) }
      if scalar.value == 0x2069, let start = open.popLast() { ending.formUnion([start, place]) }
    }
    return ending
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is LRM, RLM or ALM (UAX #9, Implicit Directional Marks).
  package var isDirectionMark: Bool { [0x200E, 0x200F, 0x061C].contains(value) }

  fileprivate var visible: Unicode.Scalar {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: self
    }
  }
}
