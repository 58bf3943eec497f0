import PTYTesting

/// What happens to a terminal's size before the end.
nonisolated enum Resizing: String, CaseIterable, Sendable {
  case none
  case toNothing = "0x0"
  case toOneCell = "1x1"
  case toMany = "1000x400"

  /// All but none.
  static let resizings = allCases.filter { $0 != .none }

  /// A storm of a hundred sizes, down to no cell, and then the one that is left.
  func happen(to terminal: PseudoTerminal) {
    if self == .none { return }
    for step in 0..<100 {
      terminal.resize(columns: step * 37 % 200, rows: step * 23 % 60)
    }
    switch self {
    case .none: break
    case .toNothing: terminal.resize(columns: 0, rows: 0)
    case .toOneCell: terminal.resize(columns: 1, rows: 1)
    case .toMany: terminal.resize(columns: 1_000, rows: 400)
    }
  }
}
