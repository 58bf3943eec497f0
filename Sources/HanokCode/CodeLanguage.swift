/// A language of source code.
public nonisolated enum CodeLanguage: CaseIterable, Hashable, Sendable {
  /// Swift.
  case swift
  /// JSON.
  case json
  /// A table of strings with messages.
  case strings
  /// The changes between files.
  case diff
  /// A shell's commands.
  case shell
}
