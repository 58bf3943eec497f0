/// The columns of a log: the time, the level's sign and word, and the text.
///
/// ```
/// 12:04:31  ! Warning  The disk is
///                      almost full.
/// ```
///
/// If there is little room, the level's word is omitted first, then the time, then the sign.
package struct LogColumns: Hashable {
  /// The cells of the times; 0 without times.
  package private(set) var timeWidth: Int
  /// The cells of the words for levels; 0 if only the sign is visible.
  package private(set) var nameWidth: Int
  package private(set) var signWidth = 2
  /// The cells of the lines' texts.
  package private(set) var textWidth: Int

  /// The minimum cells of the lines' texts next to other columns.
  private static let leastText = 24
  private static let gap = 2

  package init(width: Int, timeWidth: Int, nameWidth: Int, hasSigns: Bool = true) {
    func cells(_ width: Int) -> Int { width == 0 ? 0 : width + Self.gap }
    (self.timeWidth, self.nameWidth) = (cells(timeWidth), cells(nameWidth))
    textWidth = 0
    if !hasSigns { signWidth = 0 }
    if width - startOfText < Self.leastText { self.nameWidth = 0 }
    if width - startOfText < Self.leastText { self.timeWidth = 0 }
    if width < Self.leastText / 2 { signWidth = 0 }
    textWidth = max(1, width - startOfText)
  }

  /// The column of the lines' texts.
  package var startOfText: Int { timeWidth + signWidth + nameWidth }
}
