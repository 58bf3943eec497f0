public import HanokDrawing
import HanokUnicode

/// A row of a laid out document: its pieces, in cells from the left.
public nonisolated struct MarkdownRow: Hashable, Sendable {
  /// A sign that is drawn as the terminal can.
  public enum Sign: Hashable, Sendable {
    /// The bar of a quote.
    case quoteBar
    /// The bullet of an item, by the number of lists with bullets around its list.
    case bullet(level: Int)
    /// The box of a task.
    case task(MarkdownTask)
    /// A line below the most important heading.
    case heavyLine
    /// A line below a heading, between rows and parts.
    case line
    /// A line between columns.
    case columnLine
    /// The crossing of two lines of a table.
    case crossing
    /// The mark of a line of code that goes on in the next row.
    case wrap
  }

  /// The content of a piece.
  public enum Content: Hashable, Sendable {
    /// A line of text.
    ///
    /// It is one of the text with an index in its part of the document, and its ranges plus `offset` are those
    /// of the text, in UTF-8 bytes.
    case text(TextLine, index: Int, offset: Int)
    /// A sign, repeated over the width of the piece; a bullet and a box are drawn once.
    case sign(Sign)
    /// The surface below source code.
    case surface
  }

  /// A piece of a row.
  public struct Piece: Hashable, Sendable {
    /// The column of its first cell, from the left.
    public let x: Int
    /// The number of its cells.
    public let width: Int
    /// Its content.
    public let content: Content
  }

  /// The pieces, in the order in which they are drawn.
  public internal(set) var pieces: [Piece] = []

  mutating func add(_ content: Content, x: Int, width: Int) {
    if width > 0 { pieces.append(Piece(x: x, width: width, content: content)) }
  }

  mutating func add(_ line: TextLine, x: Int, index: Int = 0, offset: Int = 0) {
    add(.text(line, index: index, offset: offset), x: x, width: line.width)
  }

  /// Returns the row as plain text, without spaces at its end.
  ///
  /// - Parameter symbols: The signs for reading from left to right.
  public func text(symbols: SymbolSet = .unicode) -> String {
    text(of: pieces, symbols) { $0.visualText }
  }

  /// Returns the row as plain text in logical order, for files and pipes: what shows it orders it.
  ///
  /// - Parameters:
  ///   - symbols: The signs for the direction.
  ///   - width: The number of cells from whose end a row from right to left begins.
  public func logicalText(symbols: SymbolSet = .unicode, width: Int) -> String {
    guard isRightToLeft else { return text(of: pieces, symbols) { $0.text } }
    let mirrored = pieces.map { piece in
      Piece(x: width - piece.x - piece.width, width: piece.width, content: piece.content)
    }
    return text(of: mirrored, symbols.mirrored) { $0.text }
  }

  private var isRightToLeft: Bool {
    pieces.contains { piece in
      if case .text(let line, _, _) = piece.content {
        line.direction == .rightToLeft
      } else {
        false
      }
    }
  }

  private func text(
    of pieces: [Piece], _ symbols: SymbolSet, _ words: (TextLine) -> String
  ) -> String {
    var text = ""
    var column = 0
    let drawn = pieces.filter { $0.content != .surface }
    for piece in drawn.sorted(by: { $0.x < $1.x }) where piece.x >= column {
      text += String(repeating: " ", count: piece.x - column)
      column = piece.x + piece.width
      switch piece.content {
      case .text(let line, _, _): text += words(line)
      case .sign(let sign): text += sign.text(symbols, width: piece.width)
      case .surface: break
      }
    }
    while text.last == " " { text.removeLast() }
    return text
  }
}

nonisolated extension MarkdownRow.Sign {
  /// Returns the sign over a number of cells, for reading from left to right.
  func text(_ symbols: SymbolSet, width: Int) -> String {
    switch self {
    case .quoteBar, .columnLine: symbols.verticalLine
    case .bullet(let level): [symbols.today, symbols.mixed, symbols.detail][level % 3]
    case .task(let task):
      symbols.brackets[0] + (task == .done ? symbols.checkmark : " ") + symbols.brackets[1]
    case .heavyLine: String(repeating: symbols.heavyLine, count: width)
    case .line: String(repeating: symbols.horizontalLine, count: width)
    case .crossing: symbols.isASCII ? symbols.plus : "┼"
    case .wrap: symbols.forward
    }
  }
}
