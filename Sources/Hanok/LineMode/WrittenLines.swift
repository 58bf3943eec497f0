/// The last output in line mode, from which changes are determined.
struct WrittenLines {
  /// A page of a view, with a weak reference to the view.
  private struct TurnedPage {
    weak var view: View?
    let page: Int
  }

  /// The last paragraph of each view, which is kept so that no other view gets its identifier.
  private var paragraphs: [ObjectIdentifier: LineParagraph] = [:]
  /// The current pages of long tables, including those on covered screens.
  private var turnedPages: [ObjectIdentifier: TurnedPage] = [:]
  /// The choices that were written last, or nil to write them again.
  private var choices: [String]?
  /// The choices that stop the work, as they were written during it.
  private var stops: [String] = []

  /// The current pages of long tables by their views.
  var pages: [ObjectIdentifier: Int] {
    mutating get {
      turnedPages = turnedPages.filter { $0.value.view != nil }
      return turnedPages.mapValues(\.page)
    }
  }

  /// Writes the choices again with the next changes.
  mutating func repeatChoices() { choices = nil }

  /// Returns the lines that have changed, and the choices if they are due.
  ///
  /// - Parameters:
  ///   - isBusy: Whether the screen is about to change by itself.
  ///   - postponesReports: Whether automatic changes of a busy screen are left for later.
  /// - Returns: The lines, and whether they report automatic changes of a busy screen.
  mutating func changes(
    on screen: LineScreen, isBusy: Bool, postponesReports: Bool
  ) -> (lines: [String], haveReports: Bool) {
    var haveReports = false
    var lines: [String] = []
    var current: [ObjectIdentifier: LineParagraph] = [:]
    for paragraph in screen.paragraphs {
      let id = ObjectIdentifier(paragraph.view)
      let former = paragraphs[id]
      let isReport = isBusy && paragraph.changesFrequently && paragraph.growth == nil
      if isReport, postponesReports {
        current[id] = former
        continue
      }
      current[id] = paragraph
      if turnedPages[id] != nil { setPage(paragraph.page, of: paragraph.view) }
      let changed = screen.changedLines(of: paragraph, since: former)
      // Removed lines aren't reported, but the choices may have changed.
      let isOther = paragraph.growth == nil && paragraph.lines != former?.lines ?? []
      guard !changed.isEmpty || isOther else { continue }
      lines += changed
      if isReport { haveReports = true }
      // It may be read aloud: after the changes, the choices are written again.
      if !paragraph.changesFrequently { choices = nil }
    }
    paragraphs = current
    return (lines + dueChoices(of: screen, isBusy: isBusy), haveReports)
  }

  /// Returns the choices in a line if they are due; a busy screen has its choices written once.
  private mutating func dueChoices(of screen: LineScreen, isBusy: Bool) -> [String] {
    let current = isBusy ? screen.stops.map(\.text) : screen.listedChoices
    let former = isBusy ? stops : choices
    if isBusy {
      if !current.isEmpty { (stops, choices) = (current, nil) }
    } else {
      (stops, choices) = ([], current)
    }
    return current == former || current.isEmpty ? [] : [current.joined(separator: "  ")]
  }

  /// Returns the changed lines of a screen whose application ends, without letters and numbers, which
  /// nobody can type any more.
  ///
  /// - Parameter output: The same screen without letters and numbers.
  func lastChanges(on screen: LineScreen, as output: LineScreen) -> [String] {
    zip(screen.paragraphs, output.paragraphs).flatMap { paragraph, written in
      let former = paragraphs[ObjectIdentifier(paragraph.view)]
      return screen.changedLines(of: paragraph, since: former).isEmpty ? [] : written.lines
    }
  }

  /// Turns to a page of a long table, which is then written.
  mutating func turn(to page: Int, of view: View) {
    setPage(page, of: view)
    paragraphs[ObjectIdentifier(view)]?.page = page
    paragraphs[ObjectIdentifier(view)]?.lines = []
  }

  /// Turns the pages of the last long table; at either end, the page is written again.
  mutating func turnPages(of screen: LineScreen, by step: Int) {
    guard let paragraph = screen.paragraphs.last(where: { $0.pageCount > 1 }) else { return }
    // A page beyond the last is clamped to it.
    let page = min(paragraph.page, paragraph.pageCount - 1)
    turn(to: max(0, page + step), of: paragraph.view)
  }

  private mutating func setPage(_ page: Int, of view: View) {
    turnedPages[ObjectIdentifier(view)] = TurnedPage(view: view, page: page)
  }
}
