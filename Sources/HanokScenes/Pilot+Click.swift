import Hanok
public import HanokTerminal
import HanokUnicode

extension Pilot {
  /// Clicks at the position of a text on the screen.
  ///
  /// Whole words have precedence over parts of words, and texts of controls over other texts: “Stop” is
  /// the button, also below the title “Stopwatches”.
  ///
  /// - Throws: ``AbsentText`` if the text isn't on the screen, and ``AmbiguousText`` if several
  ///   controls have it, with their positions.
  public func click(on text: String) throws {
    let points = points(of: text)
    guard let point = points.first else {
      throw AbsentText(text: text, screen: ScreenSnapshot(screen))
    }
    if points.count > 1 {
      throw AmbiguousText(text: text, points: points, screen: ScreenSnapshot(screen))
    }
    click(x: point.x, y: point.y)
  }

  /// A text that was to be used, but isn't on the screen.
  public nonisolated struct AbsentText: Error, CustomStringConvertible {
    /// The text.
    public let text: String
    /// The screen.
    public let screen: ScreenSnapshot
    /// The file with the screen, or nil if it can't be written.
    public let path: String?

    package init(text: String, screen: ScreenSnapshot) {
      (self.text, self.screen) = (text, screen)
      path = IssueText.file(of: screen)
    }

    /// The text, the file of the screen, and the first rows of the screen.
    public var description: String {
      IssueText.text(
        "Not on the screen: \(IssueText.quoted(text)). Screen: \(path ?? "below")",
        details: screen.text)
    }
  }

  /// A text that was to be clicked, but that several controls have.
  public nonisolated struct AmbiguousText: Error, CustomStringConvertible {
    /// The text.
    public let text: String
    /// The positions of the text, in cells.
    public let points: [Point]
    /// The screen.
    public let screen: ScreenSnapshot
    /// The file with the screen, or nil if it can't be written.
    public let path: String?

    init(text: String, points: [Point], screen: ScreenSnapshot) {
      (self.text, self.points, self.screen) = (text, points, screen)
      path = IssueText.file(of: screen)
    }

    /// The text, its positions, the file of the screen, and its first rows.
    public var description: String {
      let places = points.prefix(Self.mostListed).map { "x: \($0.x), y: \($0.y)" }
      let rest = points.count > places.count ? "; …" : ""
      return IssueText.text(
        "In \(points.count) places: \(IssueText.quoted(text)). Use click(x:y:) with one of "
          + "\(places.joined(separator: "; "))\(rest.isEmpty ? "" : "; ..."). "
          + "Screen: \(path ?? "below")",
        details: screen.text)
    }

    private static let mostListed = 5
  }

  /// Returns the positions of a text, of which each is of another control if controls have it.
  private func points(of text: String) -> [Point] {
    var found = occurrences(of: text)
    if found.contains(where: \.isWord) { found.removeAll { !$0.isWord } }
    let targets = found.map { (point: $0.point, control: control(at: $0.point)) }
    let usable = targets.filter { $0.control != nil }
    var seen: Set<[Int]> = []
    return (usable.isEmpty ? targets : usable).filter { target in
      // Each row of a list is another target.
      guard let control = target.control else { return true }
      return seen.insert([ObjectIdentifier(control).hashValue, target.point.y]).inserted
    }.map(\.point)
  }

  private struct Occurrence {
    let point: Point
    /// Whether no letter or digit is before or after it.
    let isWord: Bool
  }

  private func occurrences(of text: String) -> [Occurrence] {
    guard !text.isEmpty else { return [] }
    return (0..<screen.size.height).flatMap { y in
      let row = unmarked(screen.row(y))
      return row.ranges(of: text).map { range in
        let (before, after) = (row[..<range.lowerBound], row[range.upperBound...])
        let isWord = ![before.last, after.first].contains { $0?.isPartOfWord == true }
        let x = CellWidth.of(before, ambiguous: screen.ambiguousWidth)
        return Occurrence(point: Point(x: x, y: y), isWord: isWord)
      }
    }
  }

  /// Returns the view at a cell that handles clicks, or nil.
  private func control(at point: Point) -> View? {
    guard let view = application.window.topView?.hitTest(point) else { return nil }
    return sequence(first: view, next: \.superview)
      .first { $0 is Control || $0.canBecomeFirstResponder }
  }
}

extension Character {
  fileprivate nonisolated var isPartOfWord: Bool { isLetter || isNumber }
}
