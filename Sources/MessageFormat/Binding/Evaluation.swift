import HanokUnicode

/// The state that changes while a bound message is formatted.
struct Evaluation: ~Copyable {
  /// The possible results of formatting.
  enum Output {
    case text
    /// Text, and the positions of its tags.
    case marked
    case parts
  }

  let arguments: MessageArguments
  let isolation: BidiIsolation
  let output: Output
  private(set) var findings: Findings?
  /// The values of the resolved declarations; mostly none must be resolved.
  private var values: [ResolvedValue?] = []

  init(_ arguments: consuming MessageArguments, isolation: BidiIsolation, output: Output) {
    self.arguments = arguments
    self.isolation = isolation
    self.output = output
  }

  /// The results other than the text.
  final class Findings {
    var errors: [MessageError] = []
    var parts: [MessagePart] = []
    var marks: [MarkedText.Mark] = []
    /// The selectors that can't select or that failed.
    var failedSelectors: Set<Int> = []
    /// The reported keys, with their selectors.
    var reportedKeys: Set<String> = []
  }

  /// The findings, created on first use.
  var noted: Findings {
    mutating get {
      if let findings { return findings }
      let made = Findings()
      findings = made
      return made
    }
  }

  /// Appends a text, or notes it as a part.
  mutating func write(_ part: MessagePart, _ text: String, to buffer: inout TextBuffer) {
    if output == .parts { noted.parts.append(part) } else { buffer.append(text) }
  }

  /// Appends the beginning of an isolate, or its end, unless it is nil.
  mutating func write(isolate: String?, to buffer: inout TextBuffer) {
    if let isolate { write(.bidiIsolation(isolate), isolate, to: &buffer) }
  }

  /// Notes an error; the source of the message is added to it later.
  mutating func report(_ kind: MessageError.Kind, _ range: Range<Int>, _ subject: String) {
    noted.errors.append(MessageError(kind, at: range, subject))
  }

  mutating func report(_ failure: FunctionFailure, _ range: Range<Int>) {
    report(failure.kind, range, failure.subject)
  }

  /// The value of a declaration, or nil if it isn't resolved.
  subscript(place: Int) -> ResolvedValue? { place < values.count ? values[place] : nil }

  /// Keeps the value of one of a number of declarations.
  mutating func keep(_ value: ResolvedValue, at place: Int, of count: Int) {
    if values.isEmpty { values = [ResolvedValue?](repeating: nil, count: count) }
    values[place] = value
  }

  func has(_ place: Int) -> Bool { place < values.count && values[place] != nil }
}
