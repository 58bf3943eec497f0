import HanokUnicode
import Synchronization

extension Localizer {
  /// Returns the description of `problem`: the place, the sentence, the line with a caret, advice.
  ///
  /// ```
  /// fr.lproj/Quiz.strings:3:18: A semicolon is missing after the value of “title”.
  ///   "title" = "Titre"
  ///                    ^
  /// Put ; after the closing quote.
  /// ```
  ///
  /// Control characters in it are replaced by visible ones. Columns count characters; the caret is
  /// positioned in cells.
  public func describe(_ problem: Problem) -> String { describe(problem, label: "") }

  /// Returns a description with a label before the sentence, such as a compiler's `error: `.
  package func describe(_ problem: Problem, label: String) -> String {
    ProblemDescription.text(
      path: problem.path, place: problem.place, label: label, sentence: string(problem.sentence),
      advice: advice(on: problem)
    ) { scalar in
      // UAX #11.
      [.wide, .fullwidth].contains(CharacterProperties(scalar).eastAsianWidth)
    }
  }

  /// Returns the suggestion and the remedy of `problem`, a line each.
  private func advice(on problem: Problem) -> [String] {
    [problem.suggestedName, problem.remedy].compactMap { $0.map { string($0) } }
  }
}

extension Problem {
  /// A question that names the suggestion, or nil without one.
  package var suggestedName: Message? {
    suggestion.map { Message("suggestion", table: "Hanok", ["name": .init($0)]) }
  }
}

/// A log of problems, each once, that can be used from any thread.
final class ProblemLog: Sendable {
  /// A message drawn sixty times a second with changing arguments must not fill the memory.
  private static let capacity = 1_000

  private struct State {
    var problems: [Problem] = []
    var known: Set<Problem> = []
  }

  private let state = Mutex(State())

  /// The problems in the order of their first record.
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
