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

  /// Removes the units of which an earlier file has another translation, and keeps the others in mind.
  ///
  /// - Returns: A problem for each removed unit.
  mutating func conflicts(
    leftOutOf table: inout ReturnedFile.Table, of file: ReturnedFile
  ) -> [Problem] {
    var conflicts: [Problem] = []
    var new: [Name: Text] = [:]
    table.units = table.units.filter { unit in
      let name = Name(language: file.target, table: table.name, unit: unit.name)
      guard !unit.isEmpty, unit.state != .initial, let target = unit.target else { return true }
      new[name] = Text(target: target, path: file.text.path)
      guard let text = texts[name], text.target != target else { return true }
      conflicts.append(
        ToolProblem.otherFile(
          unit.name.text, (text.target, target), firstPath: text.path,
          file.text.place(at: unit.offset), path: file.text.path))
      return false
    }
    texts.merge(new) { first, _ in first }
    return conflicts
  }
}
