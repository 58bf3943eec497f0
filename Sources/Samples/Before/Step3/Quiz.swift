/// A round of statements: the current one, and the score.
package nonisolated struct Quiz {
  private var statements: [Statement]
  private var index = 0
  private var isAnswered = false

  /// The number of right answers.
  package private(set) var score = 0

  /// Creates a round.
  package init(_ statements: [Statement]) { self.statements = statements }

  /// The number of statements.
  package var count: Int { statements.count }

  /// The statement to judge; nil after the last one.
  package var statement: Statement? { index < statements.count ? statements[index] : nil }

  /// Judges a verdict on the current statement, which counts once.
  ///
  /// - Returns: Whether it is right; nil if the statement has been answered already.
  package mutating func answer(_ verdict: Bool) -> Bool? {
    guard let statement, !isAnswered else { return nil }
    isAnswered = true
    let isRight = verdict == statement.isTrue
    if isRight { score += 1 }
    return isRight
  }

  /// Continues with the next statement.
  package mutating func moveOn() {
    if index < statements.count { index += 1 }
    isAnswered = false
  }

  /// Adds statements after the last one.
  package mutating func add(_ more: [Statement]) { statements += more }
}

/// A statement: a sum, right or wrong.
package nonisolated struct Statement: Decodable, Hashable, Sendable {
  let left: Int
  let right: Int
  let sum: Int

  /// Creates a statement.
  package init(_ left: Int, plus right: Int, is sum: Int) {
    self.left = left
    self.right = right
    self.sum = sum
  }

  /// Whether the sum is right.
  var isTrue: Bool { left + right == sum }
}

extension [Statement] {
  /// The statements before any download.
  package nonisolated static var standard: [Statement] {
    [
      Statement(4, plus: 2, is: 6), Statement(5, plus: 3, is: 9), Statement(3, plus: 8, is: 11),
    ]
  }
}
