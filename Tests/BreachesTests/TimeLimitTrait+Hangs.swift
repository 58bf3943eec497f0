import Testing

extension Trait where Self == TimeLimitTrait {
  /// Ends a test that hangs.
  ///
  /// The time of a test includes its waiting for the main actor, which runs the tests of all suites:
  /// the limit has to be longer than a whole run on a busy machine.
  nonisolated static var hangs: Self { .timeLimit(.minutes(30)) }
}
