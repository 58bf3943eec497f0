/// A problem found at an offset, before its line and column are known.
struct SourceFault {
  let kind: Problem.Kind
  /// In UTF-8 bytes of the source.
  let offset: Int
  let arguments: [String: Message.Argument]
  /// The offset of something that the sentence names by its line, as `line`.
  let reference: Int?

  init(
    _ kind: Problem.Kind, at offset: Int, arguments: [String: Message.Argument] = [:],
    reference: Int? = nil
  ) {
    self.kind = kind
    self.offset = offset
    self.arguments = arguments
    self.reference = reference
  }

  func problem(path: String, lines: inout SourceLines) -> Problem {
    var arguments = arguments
    if let reference { arguments["line"] = .init(lines.line(at: reference)) }
    return Problem(kind, arguments, path: path, place: lines.place(at: offset))
  }
}
