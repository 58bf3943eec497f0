package import HanokScenes
import QuizView

/// The screens of the quiz.
package nonisolated enum QuizScenes {
  package static let all = [
    scene("question").recordingRightToLeft,
    scene("right", .type("t")),
    scene("wrong", answers: "t", .type("t")),
    scene("later-question", answers: "tt"),
    scene("leave", answers: "tft", .type("q")).cut("en-XA", "en-XC").recordingRightToLeft,
    scene("result", answers: "ttftt").cut("en-XA", "en-XC"),
    scene("perfect-result", answers: "tfftt").cut("en-XA", "en-XC"),
  ]

  /// A scene after some answers, each after the mark of the last one has gone, and another step.
  private static func scene(
    _ name: String, answers: String = "", _ step: Pilot.Step? = nil
  ) -> Scene {
    let steps: [Pilot.Step] = answers.flatMap {
      [.type(String($0)), .advance(QuizViewController.markDuration)]
    }
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
