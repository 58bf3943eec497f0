/// What changes from frame to frame.
enum Scenario: String, CaseIterable {
  /// Every cell, with text of many scripts.
  case full
  /// One label among thirty.
  case label
  /// A list of ten thousand rows, by one row.
  case scroll
}
