public import HanokUnicode
public import HanokTerminal

/// A text broken into lines of cells.
///
/// ```
/// width 12:   Every answer │   ≤ 12 cells, the space at the break is dropped
///             was right.   │
/// one line:   Every answe… │   truncated at the tail
/// ```
public nonisolated struct TextLayout: Sendable {
  /// Where a text that is too long loses its clusters.
  public enum Truncation: Hashable, Sendable {
    case head
    case middle
    case tail
  }

  /// What the layout of a text depends on besides the text.
  public struct Rules: Hashable, Sendable {
    /// Where lines may break.
    public var language: LanguageTag
    /// Which way lines run that nothing else says of.
    public var direction: TextDirection
    /// The cells of characters of ambiguous width.
    public var ambiguousWidth: AmbiguousWidth
    /// What stands where clusters are left out.
    public var ellipsis: String

    /// Rules; by themselves those of a language on a usual terminal.
    public init(
      language: LanguageTag, direction: TextDirection? = nil,
      ambiguousWidth: AmbiguousWidth = .narrow, ellipsis: String = "…"
    ) {
      self.language = language
      self.direction = direction ?? language.direction
      self.ambiguousWidth = ambiguousWidth
      self.ellipsis = ellipsis
    }
  }

  /// The lines, none wider than asked for.
  public private(set) var lines: [TextLine] = []
  /// Whether something of the text doesn't show.
  public private(set) var isTruncated = false

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - width: The cells that a line may take.
  ///   - maximumLines: How many lines there may be; nil for any number.
  public init(
    _ text: AttributedText, width: Int, maximumLines: Int? = nil, truncation: Truncation = .tail,
    rules: Rules
  ) {
    let shown = text.shown
    let clusters = Cluster.clusters(of: shown, ambiguous: rules.ambiguousWidth)
    guard width > 0, maximumLines != 0 else {
      isTruncated = !clusters.isEmpty
      return
    }
    let cut = Truncating(width: width, rules: rules)
    let text = shown.text
    // One line needs no breaks: either all of it has room, or it is cut.
    if maximumLines == 1 {
      let line = Self.withoutEnd(clusters[...])
      isTruncated = line.contains(where: \.isLineEnd) || line.reduce(0) { $0 + $1.width } > width
      if isTruncated {
        lines = [cut.line(of: line, truncation)]
      } else if !clusters.isEmpty {
        let order = VisualOrder(of: text, direction: rules.direction)
        lines = [TextLine(line, order: order, rules: rules)]
      }
      return
    }
    let order = VisualOrder(of: text, direction: rules.direction)
    let ranges = LineRanges(of: clusters, text, width: width, language: rules.language).ranges
    let whole = maximumLines.map { ranges.count > $0 ? $0 - 1 : ranges.count } ?? ranges.count
    lines = ranges[..<whole].map { range in
      let line = Self.withoutEnd(clusters[range]).filter { $0.width <= width }
      return TextLine(line, order: order, rules: rules)
    }
    isTruncated = clusters.contains { $0.width > width }
    guard whole < ranges.count else { return }
    isTruncated = true
    lines.append(cut.line(of: clusters[ranges[whole].lowerBound...], truncation))
  }

  /// The cells of the widest line.
  public var width: Int { lines.map(\.width).max() ?? 0 }

  /// A line's clusters without the spaces and line ends at its end.
  private static func withoutEnd(_ clusters: ArraySlice<Cluster>) -> ArraySlice<Cluster> {
    let last = clusters.lastIndex { !$0.isSpace && !$0.isLineEnd }
    return clusters[..<(last.map { $0 + 1 } ?? clusters.startIndex)]
  }
}
