import HanokLocalization
import HanokTerminal
import HanokUnicode

/// A row of a log: a line's number among those that show, and a row of the line, both from 0.
nonisolated struct LogPlace: Hashable, Comparable {
  var line: Int
  var row: Int

  static func < (left: Self, right: Self) -> Bool {
    (left.line, left.row) < (right.line, right.row)
  }
}

/// The columns of a log: the time, the level's sign and word, and the words.
///
/// ```
/// 12:04:31  ! Warning  The disk is
///                      almost full.
/// ```
///
/// Where there is little room the level's word is left out, then the time, then the sign.
nonisolated struct LogColumns: Hashable {
  /// The cells of the times; 0 where there are none.
  private(set) var timeWidth: Int
  /// The cells of the words for levels; 0 where only the sign shows.
  private(set) var nameWidth: Int
  private(set) var signWidth = 2
  /// The cells of the lines' words.
  private(set) var textWidth: Int

  /// The words of lines have so many cells before other columns show.
  private static let leastText = 24
  private static let gap = 2

  init(width: Int, timeWidth: Int, nameWidth: Int, hasSigns: Bool = true) {
    func cells(_ width: Int) -> Int { width == 0 ? 0 : width + Self.gap }
    (self.timeWidth, self.nameWidth) = (cells(timeWidth), cells(nameWidth))
    textWidth = 0
    if !hasSigns { signWidth = 0 }
    if width - startOfText < Self.leastText { self.nameWidth = 0 }
    if width - startOfText < Self.leastText { self.timeWidth = 0 }
    if width < Self.leastText / 2 { signWidth = 0 }
    textWidth = max(1, width - startOfText)
  }

  /// The column at which the words of lines begin.
  var startOfText: Int { timeWidth + signWidth + nameWidth }
}

/// A line of a log, laid out.
struct LogLineLayout {
  let time: TextLine?
  let text: TextLayout

  /// The number of rows, also of a line without words.
  var rowCount: Int { max(1, text.lines.count) }
}
