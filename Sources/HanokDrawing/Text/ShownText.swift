import HanokSystem
import HanokTerminal

/// A text for layout, with a visible replacement for each control character.
///
/// Line ends and paired direction controls stay.
///
/// ```
/// ESC  ␛     a line feed stays     RLM stays     RLO  �     PDI without its isolate  �
/// ```
///
/// The replacement may have another number of bytes than the control character.
struct ShownText: Sendable {
  private(set) var runs: [AttributedText.Run]
  private(set) var offsets = SourceOffsets()

  /// Creates a text.
  ///
  /// - Parameter isolates: The ranges that run from left to right by themselves, in UTF-8 bytes: each
  ///   has an isolate around it, which the source doesn't have.
  init(_ source: AttributedText, isolating isolates: [Range<Int>] = []) {
    runs = source.runs
    guard !isolates.isEmpty || runs.contains(where: { Self.isSuspicious($0.text) }) else { return }
    let strays = DirectionControls(runs.lazy.flatMap(\.text.unicodeScalars)).strays
    var place = 0
    var (shownEnd, sourceEnd) = (0, 0)
    var starts = isolates.map(\.lowerBound)[...]
    var ends = isolates.map(\.upperBound)[...]
    for index in runs.indices {
      var text = String.UnicodeScalarView()
      func add(_ control: Unicode.Scalar) {
        text.append(control)
        shownEnd += UTF8.width(control)
        offsets.addEnd(shown: shownEnd, source: sourceEnd)
      }
      for scalar in runs[index].text.unicodeScalars {
        if starts.first == sourceEnd {
          starts.removeFirst()
          add("\u{2066}")
        }
        defer {
          if ends.first == sourceEnd {
            ends.removeFirst()
            add("\u{2069}")
          }
        }
        let isKept = !VisibleControls.contains(scalar) || Self.isObeyed(scalar)
        let width = UTF8.width(scalar)
        sourceEnd += width
        if isKept, !strays.contains(place) {
          text.append(scalar)
          shownEnd += width
        } else {
          let substitute = VisibleControls.substitute(for: scalar)
          text.append(contentsOf: substitute.unicodeScalars)
          shownEnd += substitute.utf8.count
          if substitute.utf8.count != width {
            offsets.addEnd(shown: shownEnd, source: sourceEnd)
          }
        }
        place += 1
      }
      runs[index].text = String(text)
    }
  }

  /// Creates a text that has no control characters.
  init(plain text: String) { runs = [AttributedText.Run(text)] }

  /// The text without its roles.
  var text: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

  /// Whether a text has a control character other than a line feed.
  private static func isSuspicious(_ text: String) -> Bool {
    // Control characters begin with these bytes: C0, DEL, C1, U+061C, U+200E to U+2069.
    let mayBe = text.utf8.contains { byte in
      byte < 0x20 && byte != 0x0A || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
    }
    return mayBe
      && text.unicodeScalars.contains { $0.value != 0x0A && VisibleControls.contains($0) }
  }

  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    Character(scalar).isNewline || VisibleControls.isDirectionControl(scalar)
  }
}

/// The offsets of a shown text, mapped to those of its source.
struct SourceOffsets: Hashable, Sendable {
  /// The ends of the replacements of another length, in both texts.
  private var shownEnds: [Int] = []
  private var sourceEnds: [Int] = []

  fileprivate mutating func addEnd(shown: Int, source: Int) {
    shownEnds.append(shown)
    sourceEnds.append(source)
  }

  func source(ofShown range: Range<Int>) -> Range<Int> {
    source(ofShown: range.lowerBound)..<source(ofShown: range.upperBound)
  }

  func source(ofShown offset: Int) -> Int {
    Self.offset(offset, from: shownEnds, to: sourceEnds)
  }

  func shown(ofSource offset: Int) -> Int {
    Self.offset(offset, from: sourceEnds, to: shownEnds)
  }

  private static func offset(_ offset: Int, from: [Int], to: [Int]) -> Int {
    if from.isEmpty { return offset }
    let count = from.partitionPoint { $0 > offset }
    return count == 0 ? offset : offset - from[count - 1] + to[count - 1]
  }
}
