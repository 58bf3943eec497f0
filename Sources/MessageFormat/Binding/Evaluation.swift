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

  let isolation: BidiIsolation
  let output: Output
  private(set) var findings: Findings?
  /// The values of the resolved declarations; mostly none must be resolved.
  private var values: [ResolvedValue?] = []

  init(isolation: BidiIsolation, output: Output) {
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

  /// The value of a declaration, or nil if it isn't resolved.
  subscript(place: Int) -> ResolvedValue? { place < values.count ? values[place] : nil }

  /// Keeps the value of one of a number of declarations.
  mutating func keep(_ value: ResolvedValue, at place: Int, of count: Int) {
    if values.isEmpty { values = [ResolvedValue?](repeating: nil, count: count) }
    values[place] = value
  }

  func has(_ place: Int) -> Bool { place < values.count && values[place] != nil }
}
