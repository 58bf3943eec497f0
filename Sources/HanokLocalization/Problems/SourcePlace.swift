/// A place in a text file, as an editor and a reader see it.
public struct SourcePlace: Sendable, Hashable {
  /// Counted from 1; lines end with LF, CR LF or CR.
  public let line: Int
  /// Counted from 1 in characters (extended grapheme clusters).
  public let column: Int
  /// The line itself, or the stretch of it around the place when it is very long.
  public let excerpt: String
  /// How many characters of ``excerpt`` stand before the place.
  public let caret: Int

  /// Makes a place; `line` and `column` count from 1, `caret` is an index into `excerpt`.
  public init(line: Int, column: Int, excerpt: String, caret: Int) {
    self.line = line
    self.column = column
    self.excerpt = excerpt
    self.caret = caret
  }
}
