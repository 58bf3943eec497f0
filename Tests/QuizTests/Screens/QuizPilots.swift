import Hanok
import HanokTesting
import QuizController
import QuizView

/// The quiz in the languages of its tables.
enum QuizPilots {
  nonisolated static let languages = ["ar", "en", "ja", "ko"]
  nonisolated static let sizes = [
    Size(width: 80, height: 24), Size(width: 40, height: 12), Size(width: 20, height: 6),
  ]

  /// Opens the quiz's first question.
  static func question(_ language: String, _ size: Size) throws -> Pilot {
    try Pilot(QuizViewController(), in: language, size: size, [.quiz])
  }
}

extension Pilot {
  /// Answers, and waits until the mark has gone.
  func answer(_ letters: String) {
    for letter in letters {
      type(String(letter))
      advance(by: QuizViewController.markDuration)
    }
  }
}

/// The screens of the quiz, each with the keys that lead to it.
nonisolated enum QuizPage: String, CaseIterable, Sendable {
  case question
  case laterQuestion = "later-question"
  case leave
  case result
  case perfectResult = "perfect-result"

  var keys: (answers: String, then: String) {
    switch self {
    case .question: ("", "")
    case .laterQuestion: ("tt", "")
    case .leave: ("tft", "q")
    case .result: ("ttftt", "")
    case .perfectResult: ("tfftt", "")
    }
  }

  /// Opens the screen.
  @MainActor func pilot(_ language: String, _ size: Size) throws -> Pilot {
    let pilot = try QuizPilots.question(language, size)
    pilot.answer(keys.answers)
    pilot.type(keys.then)
    return pilot
  }
}
