package import HanokScenes
import QuizView

/// The screens of the quiz.
package nonisolated enum QuizScenes {
  package static let all = [
    scene("question").recordingRightToLeft,
    scene("right", answer(true)),
    scene("wrong", after: [true], answer(true)),
    scene("later-question", after: [true, true]),
    scene("leave", after: [true, false, true], .activate(.Quiz.quit))
      .cut("en-XA", "en-XC").recordingRightToLeft,
    scene("result", after: [true, true, false, true, true]).cut("en-XA", "en-XC"),
    scene("perfect-result", after: [true, false, false, true, true]).cut("en-XA", "en-XC"),
  ]

  // Buttons are chosen by their names: their letters depend on the language.
  private static func answer(_ answer: Bool) -> Pilot.Step {
    .activate(answer ? .Quiz.answerTrue : .Quiz.answerFalse)
  }

  /// A scene after some answers, each after the mark of the last one has gone, and another step.
  private static func scene(
    _ name: String, after answers: [Bool] = [], _ step: Pilot.Step? = nil
  ) -> Scene {
    let steps = answers.flatMap { [answer($0), .advance(QuizViewController.markDuration)] }
    return Scene(name, [.quiz], steps: steps + (step.map { [$0] } ?? [])) { QuizViewController() }
  }
}

nonisolated extension Scene {
  /// Allows captions of buttons that are cut in pseudo-languages where there are twenty columns.
  fileprivate func cut(_ languages: String...) -> Scene {
    allowing(
      .cutText, in: languages, at: [Size(width: 20, height: 6)],
      because: "No word of a language that people speak is as long beside a key.")
  }
}
