import HanokUnicode
import Synchronization

extension Localizer {
  /// Tells `problem` in full: the place, the sentence, the line with a caret, what to do.
  ///
  /// ```
  /// fr.lproj/Quiz.strings:3:18: A semicolon is missing after the value of “title”.
  ///   "title" = "Titre"
  ///                    ^
  /// Put ; after the closing quote.
  /// ```
  ///
  /// Control characters in it are shown, not sent. Columns count characters; the caret stands by
  /// cells.
  public func describe(_ problem: Problem) -> String { describe(problem, label: "") }

  /// Tells `problem` with a label before its sentence, as compilers write `error: `.
  package func describe(_ problem: Problem, label: String) -> String {
    let place = problem.place.map { "\($0.line):\($0.column)" }
    let heading = [problem.path, place].compactMap(\.self).joined(separator: ":")
    var lines = [(heading.isEmpty ? "" : heading + ": ") + label + string(problem.sentence)]
    if let place = problem.place { lines += place.picture }
    lines += advice(on: problem)
    return lines.map(\.visible).joined(separator: "\n")
  }

  /// What to do about `problem`, and what was probably meant, a line each.
  private func advice(on problem: Problem) -> [String] {
    let suggestion = problem.suggestion.map {
      Message("suggestion", table: "Hanok", ["name": .init($0)])
    }
    return [suggestion, problem.remedy].compactMap { $0.map { string($0) } }
  }
}

extension SourcePlace {
  /// The line, and below it a caret under the place.
  fileprivate var picture: [String] {
    let indent = "  "
    let cells = excerpt.prefix(caret).reduce(0) { $0 + $1.cells }
    let line = String(excerpt.map { $0 == "\t" ? " " : $0 })
    return [indent + line, indent + String(repeating: " ", count: cells) + "^"]
  }
}

extension Character {
  /// The cells that most terminals give this character: two for what is wide (UAX #11, wide and
  /// fullwidth), and none for a mark of direction, which isn't shown.
  fileprivate var cells: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isDirectionMark { return 0 }
    return [.wide, .fullwidth].contains(CharacterProperties(first).eastAsianWidth) ? 2 : 1
  }
}

/// Collects problems, each once, from any thread.
final class ProblemLog: Sendable {
  /// A message drawn sixty times a second with ever new arguments must not fill the memory.
  private static let capacity = 1_000

  private struct State {
    var problems: [Problem] = []
    var known: Set<Problem> = []
  }

  private let state = Mutex(State())

  /// In the order in which they were first recorded.
  var problems: [Problem] { state.withLock { $0.problems } }

  func record(_ problems: [Problem]) {
    guard !problems.isEmpty else { return }
    state.withLock { state in
      for problem in problems where state.problems.count < Self.capacity {
        if state.known.insert(problem).inserted { state.problems.append(problem) }
      }
    }
  }
}
