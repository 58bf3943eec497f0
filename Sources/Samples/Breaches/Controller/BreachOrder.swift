import BreachesModel
import BreachesView
import Hanok

/// The order of breaches by a column.
///
/// Names are in the order of the language, with the numbers in them by value; dates and counts by
/// value.
struct BreachOrder {
  private let column: BreachListView.Column
  private let collation: Collation?

  init(_ column: BreachListView.Column, in language: LanguageTag) {
    self.column = column
    collation = try? Collation(language, isNumeric: true)
  }

  /// Returns the indices of breaches in order; equal ones are ordered by name.
  func order(of breaches: [Breach]) -> [Int] {
    let byName = sorted(Array(breaches.indices)) { breaches[$0].title }
    return switch column {
    case .name: byName
    case .domain: sorted(byName) { breaches[$0].domain ?? "" }
    case .date: byName.sorted { breaches[$0].date < breaches[$1].date }
    case .accounts: byName.sorted { breaches[$0].accounts < breaches[$1].accounts }
    }
  }

  private func sorted(_ numbers: [Int], by text: (Int) -> String) -> [Int] {
    collation?.sorted(numbers, by: text) ?? numbers.sorted { text($0) < text($1) }
  }
}
