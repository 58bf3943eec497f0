public import HanokLocalization
public import HanokTerminal
import HanokUnicode

/// A number in large numerals, in the digits of the language: a time, a score, a price.
///
/// ```
/// ▄▀▀▄ ▀▀▀▄ ▄ █  █        if signs occupy two cells, each half block is a row of its own:   .##.
/// █  █  ▀▀▄ ▄ ▀▀▀█                                                                        #..#
/// ▀▄▄▀ ▄▄▄▀      █
/// ```
///
/// There are numerals of the Latin, Arabic, Persian, Devanagari and Han digits, and the signs in
/// numbers. Other characters, such as a unit, are small and in the last row. Without room for large
/// numerals, or without a digit that has one, the whole text is small.
open class NumeralView: View {
  /// The number, as a message that formats it.
  public var message: Message? {
    didSet {
      guard message != oldValue else { return }
      keptPieces = nil
      setNeedsContentUpdate()
    }
  }
  /// The alignment of the numerals in the width.
  public var alignment: Label.Alignment {
    didSet { if alignment != oldValue { setNeedsDisplay() } }
  }
  /// The theme's style of the numerals.
  public var style: KeyPath<Theme, Style> = \.accent {
    didSet { if style != oldValue { setNeedsDisplay() } }
  }

  private var keptPieces: [Piece]?

  /// Creates a view of a message's number.
  public init(_ message: Message? = nil, alignment: Label.Alignment = .leading) {
    self.message = message
    self.alignment = alignment
    super.init()
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  open override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement && (accessibilityLabel ?? message) != nil }
    set { super.isAccessibilityElement = newValue }
  }

  open override func describe(_ element: inout AccessibilityElement) {
    element.complete(label: message)
  }

  open override func traitsDidChange() { keptPieces = nil }

  /// A part of the number, from left to right.
  private enum Piece {
    case numeral(NumeralGlyph)
    /// Text without large numerals, and its number of cells.
    case text(String, width: Int)

    var width: Int {
      switch self {
      case .numeral(let glyph): glyph.width
      case .text(_, let width): width
      }
    }
  }

  private var pieces: [Piece] {
    if let keptPieces { return keptPieces }
    guard let traits, let line = plainLine(in: ProposedSize.largestLength) else { return [] }
    var pieces: [Piece] = []
    for cluster in line.visualText {
      if let glyph = NumeralGlyph.of(cluster) {
        pieces.append(.numeral(glyph))
        continue
      }
      let width = CellWidth.of(cluster, ambiguous: traits.ambiguousWidth)
      // Direction marks have no effect any more after the clusters are ordered.
      guard width > 0 else { continue }
      if case .text(let text, let before) = pieces.last {
        pieces[pieces.count - 1] = .text(text + String(cluster), width: before + width)
      } else {
        pieces.append(.text(String(cluster), width: width))
      }
    }
    keptPieces = pieces
    return pieces
  }

  private func plainLine(in width: Int) -> TextLine? {
    message.flatMap { traits?.line($0, width: width) }
  }

  /// The cells of the large numerals, with a column between two, or nil without any.
  private var largeSize: Size? {
    let pieces = pieces
    let hasNumerals = pieces.contains { piece in
      if case .numeral(let glyph) = piece { glyph.rows.contains { $0 > 0 } } else { false }
    }
    guard hasNumerals, let traits else { return nil }
    return Size(
      width: pieces.reduce(pieces.count - 1) { $0 + $1.width },
      height: traits.drawsInASCII ? NumeralGlyph.height : NumeralGlyph.height / 2)
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    if let large = largeSize, large.width <= proposal.width ?? .max,
      large.height <= proposal.height ?? .max
    {
      return large
    }
    let line = plainLine(in: proposal.width ?? ProposedSize.largestLength)
    return line.map { Size(width: $0.width, height: 1) } ?? .zero
  }

  private var isLarge: Bool {
    largeSize.map { $0.width <= frame.width && $0.height <= frame.height } ?? false
  }

  open override var truncatedText: String? {
    isLarge ? nil : truncatedText(of: message, in: frame.height < 1 ? 0 : frame.width)
  }

  open override func draw(in canvas: Canvas) {
    let textStyle = canvas.traits.theme[keyPath: style]
    guard isLarge, let size = largeSize else {
      let line = plainLine(in: frame.width)
      let x = alignment.column(of: line?.width ?? 0, in: frame.width)
      return _ = canvas.write(line, at: Point(x: x, y: 0), style: textStyle)
    }
    let start = alignment.column(of: size.width, in: frame.width)
    // Numbers are written from the left in every language.
    let row = canvas.inset(to: Rect(x: start, y: 0, width: size.width, height: size.height))
      .leftToRight
    var x = 0
    for piece in pieces {
      switch piece {
      case .numeral(let glyph): draw(glyph, at: x, size.height, textStyle, on: row)
      case .text(let text, _):
        row.write(text, at: Point(x: x, y: size.height - 1), style: textStyle)
      }
      x += piece.width + 1
    }
  }

  private func draw(
    _ glyph: NumeralGlyph, at x: Int, _ height: Int, _ style: Style, on canvas: Canvas
  ) {
    for y in 0..<height {
      var row = ""
      for column in 0..<glyph.width {
        if height == NumeralGlyph.height {
          row += glyph.isSet(x: column, y: y) ? "#" : " "
        } else {
          let top = glyph.isSet(x: column, y: 2 * y)
          row += BlockArt.halves(top: top, bottom: glyph.isSet(x: column, y: 2 * y + 1))
        }
      }
      canvas.write(row, at: Point(x: x, y: y), style: style)
    }
  }
}
