import Testing

extension Issue {
  /// Records a warning, with which the test passes.
  ///
  /// Swift 6.2 has no issues that are only warnings: it prints the text.
  static func warn(_ text: String, at sourceLocation: SourceLocation) {
    #if compiler(>=6.3)
      record(Comment(rawValue: text), severity: .warning, sourceLocation: sourceLocation)
    #else
      print("warning: \(text)")
    #endif
  }
}
