/// A round of statements: the current one, and the score.
package nonisolated struct Quiz {
  private var questions: [Question]
  private var index = 0
  private var isAnswered = false

  /// The number of right answers.
  package private(set) var score = 0

  /// Creates a round.
  package init(_ questions: [Question]) { self.questions = questions }

  /// The number of statements.
  package var count: Int { questions.count }

  /// The statement to judge; nil after the last one.
  package var question: Question? { index < questions.count ? questions[index] : nil }

  /// Judges a verdict on the current statement, which counts once.
  ///
  /// - Returns: Whether it is right; nil if the statement has been answered already.
  package mutating func answer(_ verdict: Bool) -> Bool? {
    guard let question, !isAnswered else { return nil }
    isAnswered = true
    let isRight = verdict == question.isTrue
    if isRight { score += 1 }
    return isRight
  }

  /// Continues with the next statement.
  package mutating func moveOn() {
    if index < questions.count { index += 1 }
    isAnswered = false
  }

  /// Adds statements after the last one.
  package mutating func add(_ more: [Question]) { questions += more }
}

/// A statement, and whether it is true.
package nonisolated struct Question {
  let text: String
  let isTrue: Bool

  /// Creates a statement.
  package init(text: String, isTrue: Bool) {
    self.text = text
    self.isTrue = isTrue
  }
}

extension [Question] {
  /// The statements before any download.
  package nonisolated static var standard: [Question] {
    [
      Question(text: "4 plus 2 is 6.", isTrue: true),
      Question(text: "5 plus 3 is 9.", isTrue: false),
      Question(text: "3 plus 8 is 11.", isTrue: true),
    ]
  }
}
