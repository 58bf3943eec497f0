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
  /// The place where a text that is too long loses its clusters.
  public enum Truncation: Hashable, Sendable {
    /// At the beginning: `…guage`.
    case head
    /// In the middle: `La…age`.
    case middle
    /// At the end: `Langu…`.
    case tail
  }

  /// The purpose of a layout.
  public enum Purpose: Hashable, Sendable {
    /// To be read: spaces at the end of a line aren't drawn, nor a line after the last line end.
    case display
    /// To be edited: spaces at the end of a line take cells as far as there is room, and what would
    /// be typed at the end has a line, also in an empty text.
    case editing
  }

  /// The rules that the layout of a text depends on, besides the text.
  public struct Rules: Hashable, Sendable {
    /// The language, which decides where lines may break.
    public var language: LanguageTag
    /// The direction of lines whose own text doesn't set one.
    public var direction: TextDirection
    /// The cells of characters of ambiguous width.
    public var ambiguousWidth: AmbiguousWidth
    /// The text in the place of clusters that are left out.
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

  /// A text with all that doesn't depend on its lines: layouts of other widths share it.
  private final class Content: Sendable {
    let text: AttributedText
    let shown: ShownText
    let clusters: [Cluster]
    let purpose: Purpose
    let rules: Rules

    init(_ text: AttributedText, _ purpose: Purpose, _ rules: Rules) {
      self.text = text
      shown = ShownText(text)
      clusters = Cluster.clusters(of: shown, ambiguous: rules.ambiguousWidth)
      self.purpose = purpose
      self.rules = rules
    }
  }

  private let content: Content
  /// The text, which all offsets are in.
  public var text: AttributedText { content.text }
  /// The lines, none wider than asked for.
  ///
  /// Their ranges are the whole text, one after the other, but where there is no line.
  public private(set) var lines: [TextLine] = []
  /// Whether something of the text isn't shown.
  public private(set) var isTruncated = false
  /// The language of the lines and words.
  var language: LanguageTag { content.rules.language }

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - width: The number of cells that a line may take.
  ///   - maximumLines: The number of lines there may be; nil for any number.
  /// - Complexity: O(*n*) in the length of the text.
  public init(
    _ text: AttributedText, width: Int, maximumLines: Int? = nil, truncation: Truncation = .tail,
    purpose: Purpose = .display, rules: Rules
  ) {
    self.init(Content(text, purpose, rules), width, maximumLines, truncation)
  }

  /// Returns the same text broken into other lines; its clusters aren't looked for again.
  public func broken(
    width: Int, maximumLines: Int? = nil, truncation: Truncation = .tail
  ) -> TextLayout {
    TextLayout(content, width, maximumLines, truncation)
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
      // One line needs no breaks: either all of it has room, or it is cut.
      isTruncated = maker.isTooLong
      if isTruncated { maker.addCutLine(from: 0, truncation) } else { maker.addWholeLine() }
    } else {
      isTruncated = maker.addLines(atMost: maximumLines ?? .max, truncation)
    }
    lines = maker.lines
  }

  /// The cells of the widest line.
  public var width: Int { lines.reduce(0) { max($0, $1.width) } }
}
