import ArgumentParser
import BeforeStep0
import BeforeStep1
import BeforeStep2
import BeforeStep3
import BeforeStep4
import BeforeStep5
import Hanok

/// The steps from one class to its parts, each of which runs.
nonisolated enum BeforeStep: Int, CaseIterable, ExpressibleByArgument, Sendable {
  /// All is in one class.
  case oneClass
  /// A button is asked for, not a title.
  case button
  /// The rules are a model's.
  case model
  /// The words are in tables.
  case words
  /// The layout is a view's.
  case view
  /// The network is behind a protocol.
  case service
}

extension BeforeStep {
  /// Returns the program's controller, which downloads from an address.
  @MainActor func controller(address: String) -> ViewController {
    switch self {
    case .oneClass: BeforeStep0.QuizController(address: address)
    case .button: BeforeStep1.QuizController(address: address)
    case .model: BeforeStep2.QuizController(address: address)
    case .words: BeforeStep3.QuizController(address: address)
    case .view: BeforeStep4.QuizController(address: address)
    case .service: BeforeStep5.QuizController(loader: HTTPStatements(address: address))
    }
  }
}
