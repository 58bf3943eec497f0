import HanokLocalization

/// The units of a table, each once: of two texts for one unit, neither is known to be meant.
struct SingleUnits {
  /// The units in the order of the file.
  private(set) var units: [ReturnedUnit] = []

  private struct Name: Hashable {
    let name: UnitName
    let form: Int?
  }

  /// Leaves out what is in the file twice, and texts that no program uses any more.
  init(_ table: ReturnedFile.Table, of file: ReturnedFile, _ outcome: inout MergeOutcome) {
    outcome.skips += table.unused.map { .init(name: $0, reason: .unused) }
    let groups = Dictionary(grouping: table.units) { Name(name: $0.name, form: $0.form?.index) }
    guard groups.count < table.units.count else {
      units = table.units
      return
    }
    for unit in table.units {
      let group = groups[Name(name: unit.name, form: unit.form?.index)] ?? []
      let texts = group.filter { !$0.isEmpty }
      let main = texts.first ?? group.first
      guard Set(texts.map(\.target)).count > 1, let main else {
        if unit.offset == main?.offset {
          units.append(unit)
        } else if unit.isEmpty {
          outcome.skips.append(.init(name: unit.name.text, reason: .empty))
        } else {
          outcome.unchanged += 1
        }
        continue
      }
      if unit.isEmpty {
        outcome.skips.append(.init(name: unit.name.text, reason: .empty))
      } else if unit.offset == main.offset {
        outcome.conflicts.append(Self.conflict(texts, table.name, file))
        outcome.furtherLeft += texts.count - 1
      }
    }
  }

  /// Returns the conflict of texts of one unit, at the second one.
  private static func conflict(
    _ texts: [ReturnedUnit], _ table: String, _ file: ReturnedFile
  ) -> Problem {
    let other = texts.first { $0.target != texts[0].target } ?? texts[0]
    let arguments: [String: Message.Argument] = [
      "key": .init(other.name.text), "table": .init(table),
      "line": .init(file.text.place(at: texts[0].offset).line),
      "first": .init(texts[0].target ?? ""), "second": .init(other.target ?? ""),
    ]
    return file.text.problem(.duplicateUnit, arguments, at: other.offset)
  }
}
