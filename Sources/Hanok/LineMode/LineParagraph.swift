/// The lines of a view in line mode, or of one page of a long table.
struct LineParagraph {
  /// The numbers of elements of a view that grows, such as a log.
  struct Growth {
    /// The number of all elements that were ever added.
    let added: Int
    /// The number of lines with elements.
    var written = 0
  }

  let view: View
  var lines: [String] = []
  /// The written page of the view's elements, from 0; ``lastPage`` for the last of a growing list.
  var page: Int
  let pageCount: Int
  /// Whether the view changes by itself, so that its change doesn't repeat the choices.
  var changesFrequently = false
  /// The numbers of elements of a view that grows, or nil for another view.
  var growth: Growth?

  /// The page that continues with new elements.
  static let lastPage = Int.max

  /// Creates the paragraph of a view, without lines.
  ///
  /// - Parameter page: The page that was turned to, or nil for the first; of a view that grows, for the
  ///   last.
  init(of node: AccessibilityNode, page: Int?) {
    view = node.view
    pageCount = max(1, (node.count + LineOffer.pageLength - 1) / LineOffer.pageLength)
    guard let removed = view.accessibilityGoneElementCount, !node.isContextMenu else {
      self.page = min(page ?? 0, pageCount - 1)
      return
    }
    let turned = page ?? Self.lastPage
    self.page = turned >= pageCount - 1 ? Self.lastPage : turned
    growth = Growth(added: removed + node.count)
  }

  /// The indices of the elements on the page.
  func elementRange(of node: AccessibilityNode) -> Range<Int> {
    let length = LineOffer.pageLength
    let start = page == Self.lastPage ? max(0, node.count - length) : page * length
    return start..<min(node.count, start + length)
  }

  /// Returns the lines that differ from earlier ones, such as the changed rows of a table.
  func changedLines(since former: [String]) -> [String] {
    if former.count > lines.count { return lines }
    return lines.indices.filter { $0 >= former.count || lines[$0] != former[$0] }
      .map { lines[$0] }
  }

  /// Returns the lines of elements that were added to a view that grows, and the number of those that
  /// are on no page any more.
  ///
  /// - Returns: nil for a view that doesn't grow, or without an earlier paragraph of the same page.
  func addedLines(since former: LineParagraph?) -> (lines: [String], skippedCount: Int)? {
    guard let growth, let former, let before = former.growth, !former.lines.isEmpty,
      former.page == page
    else { return nil }
    let count = growth.added - before.added
    guard count > 0, page == Self.lastPage else { return ([], 0) }
    let added = lines.prefix(growth.written).suffix(count)
    // Lines that are hidden now don't count as skipped.
    return (Array(added), pageCount > 1 ? count - added.count : 0)
  }
}
