package import HanokLocalization

/// The result of a merge: each text of a file is added, changed, unchanged, unfinished or left out.
package struct MergeOutcome: Sendable {
  /// The number of translations where there was none.
  package var added = 0
  /// The number of translations that replaced another one.
  package var changed = 0
  /// The number of translations that are the table's.
  package var unchanged = 0
  /// The number of translations that weren't changed but are now of the current source.
  package var confirmed = 0
  /// The number of messages whose state alone was changed.
  package var restated = 0
  /// The units that brought no translation.
  package var skips: [Skip] = []
  /// The number of translations of a source that has changed since.
  package var outdated = 0
  /// The translations that were changed in the file and in the table; the table's stays.
  package var conflicts: [Problem] = []
  /// The translations that would break their messages.
  package var refused: [Problem] = []
  /// The units whose messages or variants are gone.
  package var gone: [Problem] = []
  /// The units whose texts the table has now.
  package var taken: [UnitName] = []
  /// The number of texts beyond one for each problem: the plural forms of an entry share one.
  package var furtherLeft = 0

  /// A unit that brought no translation.
  package struct Skip: Sendable, Hashable {
    /// The reason why.
    package enum Reason: Sendable, CaseIterable {
      /// It has no text.
      case empty
      /// It isn't finished, or it only has the source text.
      case unfinished
      /// No program uses it any more.
      case unused
      /// No whole number chooses its plural form.
      case unreachable
      /// It is for one device or width, of several texts of a string.
      case variation

      /// Whether the text stays unfinished; otherwise it is left out.
      package var isUnfinished: Bool { self == .empty || self == .unfinished }
    }

    /// The key, and the name of the variant: `score|few`.
    package let name: String
    package let reason: Reason

    /// Creates a unit that brought no translation.
    package init(name: String, reason: Reason) {
      self.name = name
      self.reason = reason
    }
  }

  /// The number of units that brought no translation.
  package var skipped: Int { skips.count }
  /// The number of texts that are missing or unfinished, and stay so.
  package var unfinished: Int { skips.count { $0.reason.isUnfinished } }
  /// The number of texts that were left out, each for a reason that is reported.
  package var left: Int {
    conflicts.count + refused.count + gone.count + furtherLeft + skips.count
      - unfinished
  }
  /// The number of texts of the file.
  package var texts: Int { added + changed + unchanged + unfinished + left }

  /// Whether every translation is in the tables, or was left out for a reason that concerns it alone.
  package var isWhole: Bool { conflicts.isEmpty && refused.isEmpty && gone.isEmpty }

  /// Creates an outcome of nothing.
  package init() {}

  /// Adds the outcome of another table.
  package mutating func add(_ other: MergeOutcome) {
    added += other.added
    changed += other.changed
    unchanged += other.unchanged
    confirmed += other.confirmed
    restated += other.restated
    skips += other.skips
    outdated += other.outdated
    conflicts += other.conflicts
    refused += other.refused
    gone += other.gone
    furtherLeft += other.furtherLeft
    taken += other.taken
  }
}
