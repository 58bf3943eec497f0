/// What changes from frame to frame.
enum Scenario: String, CaseIterable {
  /// Every cell, with text of many scripts.
  case full
  /// The same with Arabic lines, which Hanok orders and joins, and the others write as they come.
  case arabic
  /// One label among thirty.
  case label
  /// A list of ten thousand rows, by one row.
  case scroll
  /// A table of a million rows with three columns, whose chosen row goes on by one.
  case table
  /// The same, by a page.
  case page
  /// The gallery's two fullest screens in turn, each drawn whole. The programs that have no gallery
  /// draw what stands on them, line by line and without colours.
  case gallery

  /// The word by which the programs know it.
  var argument: String { self == .arabic ? Self.full.rawValue : rawValue }

  /// The part of ncurses' time that a frame may take at most.
  ///
  /// A changed label is a few cells to ncurses, and a run loop, a layout and a walk to a toolkit.
  var bar: Double { self == .label ? 1.5 : 1 }
}
