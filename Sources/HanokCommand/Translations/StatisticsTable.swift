import HanokLocalization
import HanokReview
import HanokTerminal
import HanokUnicode

/// The statistics of translations as lines of text, with a bar for each table.
///
/// ```
/// Korean (ko)           Untranslated  Changed  Extra  Findings
///   Hanok  ████████████████  100%             0        0      0         1
///   Quiz   ██████████▒▒░░░░   63%            14        8      0         0
/// ```
///
/// On a narrow terminal the numbers that aren't zero are in words below the bar.
struct StatisticsTable {
  private let report: StatisticsReport
  private let width: Int
  private let localizer: Localizer

  /// Creates a table of a width in cells.
  init(_ report: StatisticsReport, width: Int, _ localizer: Localizer) {
    self.report = report
    self.width = width
    self.localizer = localizer
  }

  /// The lines, none wider than the table where its words allow it.
  var lines: [String] {
    if report.languages.isEmpty { return [localizer.string(.HanokCommand.statsNone)] }
    let wide = wideLines
    return wide.allSatisfy { $0.cells <= width } ? wide : narrowLines
  }

  private static let widestBar = 24
  private static let narrowestBar = 8

  private func rows(of language: StatisticsReport.Language) -> [StatisticsReport.Row] {
    language.tables.count > 1 ? language.tables + [language.sum] : language.tables
  }

  private func name(_ row: StatisticsReport.Row) -> String {
    row.table ?? localizer.string(.HanokCommand.statsTotal)
  }

  private func heading(_ language: StatisticsReport.Language) -> String {
    localizer.string(.HanokCommand.statsLanguage(tag: language.language))
  }

  // MARK: - Wide

  private var headings: [String] {
    let messages: [Message] = [
      .HanokCommand.statsUntranslated, .HanokCommand.statsChanged, .HanokCommand.statsExtra,
      .HanokCommand.statsFindings,
    ]
    return messages.map { localizer.string($0) }
  }

  private func numbers(_ row: StatisticsReport.Row) -> [Int] {
    let statistics = row.statistics
    return [
      statistics.untranslated, statistics.changed, statistics.gone + statistics.extra,
      row.findings,
    ]
  }

  private var wideLines: [String] {
    let all = report.languages.flatMap(rows)
    let headings = headings
    let columns = headings.indices.map { column in
      all.map { number(numbers($0)[column]).cells }.reduce(headings[column].cells, max)
    }
    let nameWidth = 2 + all.map { name($0).cells }.reduce(0, max)
    let shareWidth = all.map { share($0).cells }.reduce(0, max)
    let rest = nameWidth + shareWidth + columns.reduce(0) { $0 + $1 + 2 } + 4
    let barWidth = min(max(width - rest, Self.narrowestBar), Self.widestBar)
    let start = nameWidth + barWidth + shareWidth + 4
    return report.languages.enumerated().flatMap { index, language in
      let title = zip(headings, columns).map { "  " + $0.padded(before: $1) }.joined()
      let lines = rows(of: language).map { row in
        let cells = zip(numbers(row), columns).map { "  " + number($0).padded(before: $1) }
        return "\("  \(name(row))".padded(after: nameWidth))  \(bar(row, barWidth))  "
          + share(row).padded(before: shareWidth) + cells.joined()
      }
      return (index > 0 ? [""] : []) + [heading(language).padded(after: start) + title] + lines
    }
  }

  // MARK: - Narrow

  private var narrowLines: [String] {
    let all = report.languages.flatMap(rows)
    let nameWidth = 2 + all.map { name($0).cells }.reduce(0, max)
    let shareWidth = all.map { share($0).cells }.reduce(0, max)
    let room = width - nameWidth - shareWidth - 4
    let isBeside = room >= Self.narrowestBar
    let barWidth = isBeside ? room : max(width - shareWidth - 6, Self.narrowestBar)
    return report.languages.enumerated().flatMap { index, language in
      (index > 0 ? [""] : []) + [heading(language)]
        + rows(of: language).flatMap { row in
          let name = "  \(name(row))"
          let bar =
            "  \(bar(row, min(barWidth, Self.widestBar)))  \(share(row).padded(before: shareWidth))"
          return (isBeside ? [name.padded(after: nameWidth) + bar] : [name, "  " + bar])
            + wrapped(phrases(row)).map { "    " + $0 }
        }
    }
  }

  /// The numbers in words, those that aren't zero.
  private func phrases(_ row: StatisticsReport.Row) -> [String] {
    let statistics = row.statistics
    let extra = statistics.gone + statistics.extra
    let phrases: [(count: Int, message: Message)] = [
      (
        statistics.untranslated,
        .HanokCommand.statsCountUntranslated(count: statistics.untranslated)
      ),
      (statistics.changed, .HanokCommand.statsCountChanged(count: statistics.changed)),
      (extra, .HanokCommand.statsCountExtra(count: extra)),
      (row.findings, .HanokCommand.statsCountFindings(count: row.findings)),
    ]
    return phrases.filter { $0.count > 0 }.map { localizer.string($0.message) }
  }

  /// Returns phrases in lines, none of which is broken.
  private func wrapped(_ phrases: [String]) -> [String] {
    let separator = " · "
    return phrases.reduce(into: []) { lines, phrase in
      if let last = lines.last, last.cells + separator.cells + phrase.cells + 4 <= width {
        lines[lines.count - 1] = last + separator + phrase
      } else {
        lines.append(phrase)
      }
    }
  }

  // MARK: - Parts

  private func number(_ number: Int) -> String {
    localizer.string(.HanokCommand.statsNumber(number: number))
  }

  /// The translated part in percent, rounded down: a hundred is all.
  private func share(_ row: StatisticsReport.Row) -> String {
    let total = max(row.statistics.total, 1)
    let percent = row.statistics.total == 0 ? 100 : row.statistics.translated * 100 / total
    return localizer.string(.HanokCommand.statsShare(part: Double(percent) / 100))
  }

  /// Returns a bar: translated, changed since, and the rest.
  ///
  /// Whatever there is, however little, has a cell.
  private func bar(_ row: StatisticsReport.Row, _ width: Int) -> String {
    let statistics = row.statistics
    guard statistics.total > 0 else { return String(repeating: "░", count: width) }
    let parts = [statistics.translated, statistics.changed, statistics.untranslated]
    var cells = parts.map { $0 == 0 ? 0 : max(1, $0 * width / statistics.total) }
    // What is left over by rounding is the widest part's.
    if let widest = cells.indices.max(by: { parts[$0] < parts[$1] }) {
      cells[widest] += width - cells.reduce(0, +)
    }
    return zip(["█", "▒", "░"], cells).map { String(repeating: $0, count: $1) }.joined()
  }
}

extension String {
  /// The number of cells that the text occupies.
  var cells: Int {
    VisibleClusters(self, ambiguous: .narrow).reduce(0) { $0 + $1.visible.width }
  }

  /// Returns the text with spaces before it, up to a number of cells.
  func padded(before width: Int) -> String {
    String(repeating: " ", count: max(width - cells, 0)) + self
  }

  /// Returns the text with spaces after it, up to a number of cells.
  func padded(after width: Int) -> String {
    self + String(repeating: " ", count: max(width - cells, 0))
  }
}
