import HanokLocalization

/// Changes that are alike: one decision.
struct ChangeGroup {
  /// What they come to.
  let essence: ChangeEssence
  /// The changes, in the order of their paths; at least one.
  var changes: [SnapshotChange]

  /// Returns the groups of changes, in the order of their first ones.
  static func groups(of changes: [SnapshotChange]) -> [ChangeGroup] {
    var places: [ChangeEssence: Int] = [:]
    var groups: [ChangeGroup] = []
    for change in changes {
      let essence = ChangeEssence(change)
      if let place = places[essence] {
        groups[place].changes.append(change)
      } else {
        places[essence] = groups.count
        groups.append(ChangeGroup(essence: essence, changes: [change]))
      }
    }
    return groups
  }

  /// The number of screens: variants, or snapshots that are one text.
  var screenCount: Int { changes.map { max(1, $0.variants.count) }.reduce(0, +) }

  /// The number of replacements that a title has room for.
  private static let titleLimit = 3

  /// What the changes come to, in words.
  var title: Message {
    switch essence {
    case .added: .HanokCommand.snapshotsAdded
    case .removed: .HanokCommand.snapshotsRemoved
    case .replaced([]): .HanokCommand.snapshotsMoved
    case .replaced(let replacements):
      .HanokCommand.snapshotsReplaced(
        texts: replacements.sorted().prefix(Self.titleLimit).map { "\($0.old) → \($0.new)" }
          .joined(separator: ", ") + (replacements.count > Self.titleLimit ? ", …" : ""))
    }
  }
}
