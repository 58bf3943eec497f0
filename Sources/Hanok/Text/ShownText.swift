import HanokTerminal

/// A text as it is laid out: with something to see for each control, but for line ends and for
/// controls of direction that are paired.
///
/// ```
/// ESC  ␛     a line feed stays     RLM stays     RLO  �     PDI without its isolate  �
/// ```
///
/// The visible text may take another number of bytes than the control.
nonisolated struct ShownText: Sendable {
  private(set) var runs: [AttributedText.Run]
  private(set) var offsets = SourceOffsets()

  /// Replaces the controls of a text.
  init(_ source: AttributedText) {
    runs = source.runs
    guard runs.contains(where: { Self.isSuspicious($0.text) }) else { return }
    let strays = DirectionControls(runs.lazy.flatMap(\.text.unicodeScalars)).strays
    var place = 0
    for index in runs.indices {
      var text = String.UnicodeScalarView()
      for scalar in runs[index].text.unicodeScalars {
        let isKept = !VisibleControls.contains(scalar) || Self.isObeyed(scalar)
        if isKept, !strays.contains(place) {
          text.append(scalar)
          offsets.keep(bytes: UTF8.width(scalar))
        } else {
          let substitute = VisibleControls.substitute(for: scalar)
          text.append(contentsOf: substitute.unicodeScalars)
          offsets.replace(bytes: UTF8.width(scalar), by: substitute.utf8.count)
        }
        place += 1
      }
      runs[index].text = String(text)
    }
    offsets.finish()
  }

  /// A text that has no controls.
  init(plain text: String) { runs = [AttributedText.Run(text)] }

  /// The text without its roles.
  var text: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

  /// Whether a text has a control other than a line feed.
  private static func isSuspicious(_ text: String) -> Bool {
    // Controls begin with these bytes: C0, DEL, C1, U+061C, U+200E to U+2069.
    let mayBe = text.utf8.contains { byte in
      byte < 0x20 && byte != 0x0A || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
    }
    return mayBe
      && text.unicodeScalars.contains { $0.value != 0x0A && VisibleControls.contains($0) }
  }

  /// Whether a control says something about the lines that the layout heeds.
  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    Character(scalar).isNewline || VisibleControls.isDirectionControl(scalar)
  }
}

/// The offsets of a text that is shown, and of the one that it was made of.
nonisolated struct SourceOffsets: Hashable, Sendable {
  /// The ends of the substitutes whose length differs from what they replace, in both texts.
  private var shownEnds: [Int] = []
  private var sourceEnds: [Int] = []
  private var shown = 0
  private var source = 0

  fileprivate mutating func keep(bytes: Int) {
    shown += bytes
    source += bytes
  }

  fileprivate mutating func replace(bytes: Int, by substitute: Int) {
    shown += substitute
    source += bytes
    if bytes == substitute { return }
    shownEnds.append(shown)
    sourceEnds.append(source)
  }

  fileprivate mutating func finish() { (shown, source) = (0, 0) }

  /// The offset in the source of an offset in the text that is shown.
  func source(ofShown offset: Int) -> Int {
    Self.offset(offset, from: shownEnds, to: sourceEnds)
  }

  /// The offset in the text that is shown of one in the source.
  func shown(ofSource offset: Int) -> Int {
    Self.offset(offset, from: sourceEnds, to: shownEnds)
  }

  private static func offset(_ offset: Int, from: [Int], to: [Int]) -> Int {
    if from.isEmpty { return offset }
    let count = from.partitionPoint { $0 > offset }
    return count == 0 ? offset : offset - from[count - 1] + to[count - 1]
  }
}

nonisolated extension RandomAccessCollection where Index == Int {
  /// The index of the first element that a predicate is true for, which is true for all after it.
  ///
  /// - Complexity: O(log *n*).
  func partitionPoint(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
