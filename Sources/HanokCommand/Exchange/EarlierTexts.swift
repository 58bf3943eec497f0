import HanokExchange
import HanokLocalization
import HanokUnicode

/// The translations of the files that were merged before: another text for the same unit is a conflict.
struct EarlierTexts {
  private struct Name: Hashable {
    let language: LanguageTag
    let table: String
    let unit: UnitName
  }

  private struct Text {
    let target: String
    let path: String
  }

  private var texts: [Name: Text] = [:]

  /// Removes the units of which an earlier file has another translation.
  ///
  /// - Parameter language: The language of the tables that the texts are for.
  /// - Returns: A problem for each removed unit.
  func conflicts(
    leftOutOf table: inout ReturnedFile.Table, of file: ReturnedFile, in language: LanguageTag
  ) -> [Problem] {
    var conflicts: [Problem] = []
    table.units = table.units.filter { unit in
      let name = Name(language: language, table: table.name, unit: unit.name)
      guard let target = Self.finishedText(of: unit), let text = texts[name],
        text.target != target
      else { return true }
      conflicts.append(
        ToolProblem.otherFile(
          unit.name.text, (text.target, target), firstPath: text.path,
          file.text.place(at: unit.offset), path: file.text.path))
      return false
    }
    return conflicts
  }

  /// Keeps the texts in mind that the table has now.
  mutating func keep(
    _ taken: Set<UnitName>, of table: ReturnedFile.Table, of file: ReturnedFile,
    in language: LanguageTag
  ) {
    for unit in table.units where taken.contains(unit.name) {
      guard let target = Self.finishedText(of: unit) else { continue }
      let name = Name(language: language, table: table.name, unit: unit.name)
      if texts[name] == nil { texts[name] = Text(target: target, path: file.text.path) }
    }
  }

  private static func finishedText(of unit: ReturnedUnit) -> String? {
    unit.isEmpty || unit.state == .initial ? nil : unit.target
  }
}
