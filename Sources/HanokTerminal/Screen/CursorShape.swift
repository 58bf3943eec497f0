/// The shapes of a terminal's cursor.
public enum CursorShape: Hashable, Sendable {
  /// The one that the user has configured, for typing.
  case standard
  /// A line below a character, which covers nothing: for a cursor that only marks what has the focus.
  case underline

  /// The sequence that sets it.
  var sequence: StaticString {
    switch self {
    case .standard: ControlFunction.standardCursor
    case .underline: ControlFunction.underlineCursor
    }
  }
}
