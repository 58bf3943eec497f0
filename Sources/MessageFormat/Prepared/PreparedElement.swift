/// Some text of a pattern and the value behind it, all by number: it is copied without counting
/// references, and so are the choices.
struct PreparedElement: Sendable {
  /// Where the text stands among all the text of the message; it may be empty.
  var text: Range<Int>
  /// Nil at the end of a pattern.
  var value: PreparedValue?
}

/// An argument, and the function that writes it, by their numbers.
struct PreparedValue: Sendable {
  let argument: Int
  let function: Int
}

/// A pattern, or a choice between further ones by the keys of a selector.
///
///     female one {{…}}        who ── female ── count ── one ── …
///     female *   {{…}}         │                └────── * ─── …
///     *      *   {{…}}         └──── * ─────── count ── * ─── …
enum PreparedVariants: Sendable {
  /// Which elements are the pattern.
  case pattern(Range<Int>)
  /// What selects, which branches there are, and, for `*`, the variants that are left.
  case choice(PreparedValue, branches: Range<Int>, rest: Int?)
}

/// What follows a key: variants by their number.
struct PreparedBranch: Sendable {
  let key: PreparedKey
  let variants: Int
}
