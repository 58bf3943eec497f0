/// The positions of the columns of a table, in cells from the leading side.
///
/// If there is too little room, the least important columns are omitted, and pages show them next
/// to the most important one; the sorted one is omitted last:
///
/// ```
/// page 0:   Name        Size        page 1:   Name        Kind   Changed
/// ```
package struct TableColumnLayout: Equatable {
  package struct Request {
    package var minimum: Int
    package var ideal: Int
    package var share = 0
    package var priority = 0
    package var isSorted = false

    package init(
      minimum: Int, ideal: Int, share: Int = 0, priority: Int = 0, isSorted: Bool = false
    ) {
      (self.minimum, self.ideal, self.share) = (minimum, ideal, share)
      (self.priority, self.isSorted) = (priority, isSorted)
    }
  }

  /// A visible column.
  package struct Placed: Equatable {
    package let index: Int
    package let x: Int
    package let width: Int

    package init(index: Int, x: Int, width: Int) {
      (self.index, self.x, self.width) = (index, x, width)
    }
  }

  package static let gap = 2

  /// The columns of the page, in order.
  package private(set) var columns: [Placed] = []
  /// The visible page, from 0.
  package private(set) var page = 0
  /// The number of pages: one if all columns fit.
  package private(set) var pageCount = 1

  /// Arranges the columns of a page, or of the last one if there is no such page; a column that must
  /// be visible may need another one.
  package init(_ requests: [Request], room: Int, page: Int, showing column: Int? = nil) {
    guard !requests.isEmpty, room > 0 else { return }
    let pages = Self.pages(of: requests, room: room)
    pageCount = pages.count
    self.page = max(0, min(page, pages.count - 1))
    if let column, !pages[self.page].contains(column) {
      self.page = pages.firstIndex { $0.contains(column) } ?? self.page
    }
    columns = Self.place(pages[self.page], requests, room: room)
  }

  private static func pages(of requests: [Request], room: Int) -> [[Int]] {
    func fits(_ columns: [Int]) -> Bool {
      let lengths = columns.reduce(0) { min($0 + min(requests[$1].minimum, room + 1), room + 1) }
      return lengths + gap * (columns.count - 1) <= room
    }
    let greatest = requests.map(\.priority).max() ?? 0
    let pinned = requests.firstIndex { $0.priority == greatest } ?? 0
    var kept = Array(requests.indices)
    while kept.count > 1, !fits(kept) {
      let others = kept.filter { $0 != pinned }
      let unsorted = others.filter { !requests[$0].isSorted }
      let candidates = unsorted.isEmpty ? others : unsorted
      let least = candidates.map { requests[$0].priority }.min() ?? 0
      // Of equal ones, the last is omitted first.
      let last = candidates.last { requests[$0].priority == least }
      kept.removeAll { $0 == last }
    }
    var pages = [kept]
    for column in requests.indices where !kept.contains(column) {
      let last = pages[pages.count - 1] + [column]
      if pages.count > 1, fits(last) {
        pages[pages.count - 1] = last
      } else {
        let page = [pinned, column]
        pages.append(fits(page) ? page : [column])
      }
    }
    return pages
  }

  private static func place(_ page: [Int], _ requests: [Request], room: Int) -> [Placed] {
    let page = page.sorted()
    var widths = page.map { min(requests[$0].minimum, room) }
    var spare = max(0, room - widths.reduce(0, +) - gap * (page.count - 1))
    for (place, column) in page.enumerated() {
      let growth = max(0, min(spare, requests[column].ideal - widths[place]))
      widths[place] += growth
      spare -= growth
    }
    var shares = page.reduce(0) { $0 + requests[$1].share }
    for (place, column) in page.enumerated() where shares > 0 {
      let growth = spare * requests[column].share / shares
      shares -= requests[column].share
      widths[place] += growth
      spare -= growth
    }
    var x = 0
    return page.indices.map { place in
      defer { x += widths[place] + gap }
      return Placed(index: page[place], x: x, width: widths[place])
    }
  }
}
