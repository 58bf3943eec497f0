public import HanokUnicode
public import HanokTerminal

/// A text in lines of cells.
///
/// ```
/// width 12:   Every answer │   ≤ 12 cells, the space at the break is dropped
///             was right.   │
/// one line:   Every answe… │   truncated at the tail
/// ```
public struct TextLayout: Sendable {
  /// The part of a long text that is omitted.
  public enum Truncation: Hashable, Sendable {
    /// The beginning: `…guage`.
    case head
    /// The middle: `La…age`.
    case middle
    /// The end: `Langu…`.
    case tail
  }

  /// The purpose of a layout.
  public enum Purpose: Hashable, Sendable {
    /// For reading: spaces at a line's end and an empty last line aren't drawn.
    case display
    /// For editing.
    ///
    /// Spaces at the end of a line occupy cells while there is room, and an empty text, or the end
    /// of a text after a line end, has a line for typing.
    case editing
  }

  /// The rules of a layout, independent of the text.
  public struct Rules: Hashable, Sendable {
    /// The language, which determines line breaks.
    public var language: LanguageTag
    /// The direction of lines whose own text has none.
    public var direction: TextDirection
    /// The cells of characters of ambiguous width.
    public var ambiguousWidth: AmbiguousWidth
    /// The replacement of omitted clusters.
    public var ellipsis: String

    /// Creates rules; the defaults are those of a language on a usual terminal.
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

  /// A text and its line breaks, which layouts of all widths share.
  private final class Content: Sendable {
    let text: AttributedText
    let shown: ShownText
    let clusters: [Cluster]
    let purpose: Purpose
    let rules: Rules
    let isolates: [Range<Int>]
    /// The number of lines for which the clusters are enough, or nil if the clusters are the whole text.
    let cutLines: Int?

    /// The number of UTF-8 bytes that a line has at most: no terminal is wider than 2,048 cells, and two
    /// cells of the longest emoji have 28.
    private static let lineLimit = 1 << 16

    init(
      _ text: AttributedText, _ purpose: Purpose, _ rules: Rules, maximumLines: Int?,
      isolates: [Range<Int>] = []
    ) {
      self.text = text
      let limit = maximumLines.map { max(1, $0).multipliedReportingOverflow(by: Self.lineLimit) }
      let part = limit.flatMap { $0.overflow ? nil : text.cut(toBytes: $0.partialValue) }
      cutLines = part == nil ? nil : maximumLines
      shown = ShownText(part ?? text, isolating: isolates)
      clusters = Cluster.clusters(of: shown, ambiguous: rules.ambiguousWidth)
      self.purpose = purpose
      self.rules = rules
      self.isolates = isolates
    }
  }

  private let content: Content

  /// Whether the clusters of a text that is cut are enough for some lines, whose last parts aren't shown.
  private static func isEnough(
    _ content: Content, _ maximumLines: Int?, _ truncation: Truncation
  ) -> Bool {
    guard let cutLines = content.cutLines else { return true }
    return truncation == .tail && maximumLines ?? .max <= cutLines
  }

  /// The ranges that run from left to right by themselves.
  var isolates: [Range<Int>] { content.isolates }
  /// The text; all offsets refer to it.
  public var text: AttributedText { content.text }
  /// The lines, at most as wide as requested.
  ///
  /// Their ranges are consecutive and cover the text, unless there is no line.
  public private(set) var lines: [TextLine] = []
  /// Whether a part of the text isn't shown.
  public private(set) var isTruncated = false

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - width: The maximum number of cells of a line.
  ///   - maximumLines: The maximum number of lines; nil for any number.
  /// - Complexity: O(*n*) in the length of the text, or of the part of it that lines of a maximum number
  ///   can have: 65,536 bytes of UTF-8 for each.
  public init(
    _ text: AttributedText, width: Int, maximumLines: Int? = nil, truncation: Truncation = .tail,
    purpose: Purpose = .display, rules: Rules
  ) {
    // Only a part at the end can be left out before the clusters are known.
    let lines = truncation == .tail && purpose == .display ? maximumLines : nil
    self.init(
      Content(text, purpose, rules, maximumLines: lines), width, maximumLines, truncation)
  }

  /// Breaks a text for editing into lines, in which some ranges run from left to right by themselves.
  ///
  /// - Parameters:
  ///   - width: The width in cells.
  ///   - isolates: The ranges, in UTF-8 bytes.
  public init(
    editing text: AttributedText, width: Int, isolating isolates: [Range<Int>], rules: Rules
  ) {
    self.init(
      Content(text, .editing, rules, maximumLines: nil, isolates: isolates), width, nil, .tail)
  }

  /// Returns the same text in other lines, with the same clusters.
  public func broken(
    width: Int, maximumLines: Int? = nil, truncation: Truncation = .tail
  ) -> TextLayout {
    if Self.isEnough(content, maximumLines, truncation) {
      return TextLayout(content, width, maximumLines, truncation)
    }
    return TextLayout(
      text, width: width, maximumLines: maximumLines, truncation: truncation,
      purpose: content.purpose, rules: content.rules)
  }

  private init(
    _ content: Content, _ width: Int, _ maximumLines: Int?, _ truncation: Truncation
  ) {
    self.content = content
    guard width > 0, maximumLines ?? 1 > 0 else {
      isTruncated = !content.clusters.isEmpty
      return
    }
    var maker = LineMaker(
      content.clusters, of: content.shown, width: width, isEditable: content.purpose == .editing,
      rules: content.rules)
    if maximumLines == 1 {
      // One line needs no breaks: it is whole, or truncated.
      isTruncated = maker.isTooLong
      if isTruncated { maker.addCutLine(from: 0, truncation) } else { maker.addWholeLine() }
    } else {
      isTruncated = maker.addLines(atMost: maximumLines ?? .max, truncation)
    }
    if content.cutLines != nil { isTruncated = true }
    lines = maker.lines
  }

  /// The number of cells of the widest line.
  public var width: Int { lines.reduce(0) { max($0, $1.width) } }
}
