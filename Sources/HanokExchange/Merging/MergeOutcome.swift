package import HanokLocalization

/// The result of a merge: how many translations came to what, and the problems of the others.
package struct MergeOutcome: Sendable {
  /// The number of translations where there was none.
  package var added = 0
  /// The number of translations that replaced another one.
  package var changed = 0
  /// The number of translations that are the table's.
  package var unchanged = 0
  /// The number of translations that weren't changed but are now of the current source.
  package var confirmed = 0
  /// The number of units without a finished translation.
  package var skipped = 0
  /// The number of translations of a source that has changed since.
  package var outdated = 0
  /// The translations that were changed in the file and in the table; the table's stays.
  package var conflicts: [Problem] = []
  /// The translations that would break their messages.
  package var refused: [Problem] = []
  /// The units whose messages or variants are gone.
  package var gone: [Problem] = []

  /// Creates an outcome of nothing.
  package init() {}

  /// Adds the outcome of another table.
  package mutating func add(_ other: MergeOutcome) {
    added += other.added
    changed += other.changed
    unchanged += other.unchanged
    confirmed += other.confirmed
    skipped += other.skipped
    outdated += other.outdated
    conflicts += other.conflicts
    refused += other.refused
    gone += other.gone
  }
}
