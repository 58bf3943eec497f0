/// `:hanok:compact`: a number in few characters, as `1.2K` or `1.2 thousand`.
///
/// `display` is `short` or `long`; all options of `:number` count too, and it selects as written.
enum CompactFunction {
  @Sendable static func call(_ call: FunctionCall) throws(FunctionFailure) -> ResolvedValue {
    NumberFunction.value(try NumberFunction.operand(of: call), .compact, call)
  }
}
