import HanokLocalization

/// The units of a table, each once: of two texts for one unit, neither is known to be meant.
struct SingleUnits {
  /// The units in the order of the file.
  private(set) var units: [ReturnedUnit] = []

  private struct Name: Hashable {
    let name: UnitName
    let form: Int?

    init(_ unit: ReturnedUnit) { (name, form) = (unit.name, unit.form?.index) }
  }

  /// The units of one name.
  private struct Group {
    /// The unit that is kept, or at which the conflict is reported: a finished text before a draft.
    private(set) var main: ReturnedUnit
    /// The first unit with another text than the main one.
    private(set) var other: ReturnedUnit?
    /// The number of units with a text.
    private(set) var count: Int

    init(_ unit: ReturnedUnit) { (main, count) = (unit, unit.isEmpty ? 0 : 1) }

    mutating func add(_ unit: ReturnedUnit) {
      guard !unit.isEmpty else { return }
      count += 1
      if main.isEmpty {
        main = unit
      } else if unit.target != main.target {
        other = other ?? unit
      } else if (main.state ?? .translated) < (unit.state ?? .translated) {
        main = unit
      }
    }
  }

  /// Leaves out what is in the file twice, and texts that no program uses any more.
  init(_ table: ReturnedFile.Table, of file: ReturnedFile, _ outcome: inout MergeOutcome) {
    outcome.skips += table.unused.map { .init(name: $0, reason: .unused) }
    var groups: [Group] = []
    var numbers: [Name: Int] = Dictionary(minimumCapacity: table.units.count)
    let places = table.units.map { unit in
      let name = Name(unit)
      if let number = numbers[name] {
        groups[number].add(unit)
        return number
      }
      numbers[name] = groups.count
      groups.append(Group(unit))
      return groups.count - 1
    }
    for (unit, place) in zip(table.units, places) {
      let group = groups[place]
      let isMain = unit.offset == group.main.offset
      if let other = group.other, !unit.isEmpty {
        guard isMain else { continue }
        let isBefore = unit.offset < other.offset
        outcome.conflicts.append(
          file.conflict(isBefore ? unit : other, isBefore ? other : unit, in: table.name))
        outcome.furtherLeft += group.count - 1
      } else if isMain, group.other == nil {
        units.append(unit)
      } else if unit.isEmpty {
        outcome.skips.append(.init(name: unit.name.text, reason: .empty))
      } else {
        outcome.unchanged += 1
      }
    }
  }
}
