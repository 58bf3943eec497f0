/// Where a program is shown on its terminal.
public enum PresentationStyle: Hashable, Sendable {
  /// On the whole terminal, on a screen of its own; what was there before is back in the end.
  case fullScreen
  /// In a few rows below the prompt, which scroll away like any program's output.
  ///
  /// The mouse is left to the terminal: it tells of rows from the window's top, and where among them
  /// the program stands isn't known.
  ///
  /// - Parameters:
  ///   - rows: How many, at least 1; a terminal that has fewer gives all that it has.
  ///   - isErasedAtEnd: Whether the rows are blank again in the end; otherwise the last frame stays,
  ///     and the prompt follows below it.
  case inline(rows: Int, isErasedAtEnd: Bool = false)
}
