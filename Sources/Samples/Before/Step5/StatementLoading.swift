/// Loads statements from outside: the model's view of any network.
package protocol StatementLoading: Sendable {
  /// Returns the statements, or throws the reason why there are none.
  func statements() async throws(LoadFailure) -> [Statement]
}

/// The reason why no statements could be loaded.
package nonisolated enum LoadFailure: Error, Hashable, Sendable {
  /// The text isn't an address of the web.
  case noAddress
  /// No server has answered.
  case noAnswer
  /// The server has answered with another status than 200.
  case status(Int)
  /// The answer isn't a list of statements.
  case noStatements
}
