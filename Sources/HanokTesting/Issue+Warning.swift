import Testing

extension Issue {
  /// Records a warning, with which the test passes.
  ///
  /// Swift 6.2 has no warnings; there it is a known issue.
  static func warn(_ text: String, at sourceLocation: SourceLocation) {
    #if compiler(>=6.3)
      record(Comment(rawValue: text), severity: .warning, sourceLocation: sourceLocation)
    #else
      withKnownIssue(sourceLocation: sourceLocation) {
        record(Comment(rawValue: text), sourceLocation: sourceLocation)
      }
    #endif
  }
}
