import HanokLocalization

/// A walk through pending changes, and the decisions on them, each of which is written at once.
struct SnapshotReview {
  /// A decision on a change.
  enum Decision: CaseIterable {
    case accept
    case reject
    case skip
  }

  /// The groups with changes that aren't decided yet.
  private(set) var groups: [ChangeGroup]
  /// The place of the current change in the first group.
  private(set) var place = 0
  /// The screens that were decided on, by decision.
  private(set) var counts: [Decision: Int] = [:]

  /// Begins a review.
  init(_ changes: [SnapshotChange]) {
    groups = ChangeGroup.groups(of: changes)
  }

  /// The current group; nil when everything is decided.
  var group: ChangeGroup? { groups.first }

  /// The current change; nil when everything is decided.
  var change: SnapshotChange? { group?.changes[place] }

  /// Goes to another change of the group, around its ends.
  mutating func move(by step: Int) {
    guard let count = group?.changes.count else { return }
    place = ((place + step) % count + count) % count
  }

  /// Decides on the current change, and goes to the next.
  ///
  /// - Parameter alike: Whether the decision is for the whole group.
  /// - Throws: The problem of a file that can't be written or has changed; its change stays.
  mutating func decide(_ decision: Decision, alike: Bool) throws(Problem) {
    guard let group, let change else { return }
    for change in alike ? group.changes : [change] {
      if decision != .skip {
        var snapshot = try PendingSnapshot(change.path)
        try snapshot.settle(change, isAccepted: decision == .accept)
      }
      counts[decision, default: 0] += max(1, change.variants.count)
      groups[0].changes.removeAll { $0 == change }
      if groups[0].changes.isEmpty { groups.removeFirst() }
    }
    if place >= self.group?.changes.count ?? 0 { place = 0 }
    if alike { place = 0 }
  }
}
