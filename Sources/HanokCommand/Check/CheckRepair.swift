import HanokArguments
import HanokLocalization
import HanokReview

/// The repairs of `hanok check`, in the files of a folder.
struct CheckRepair {
  private let folder: LocalizationFolder
  private let repairsSource: Bool

  /// - Parameter repairsSource: Whether the source language's tables are repaired, too. Their translations are
  ///   of the texts as they are, so that they change only where that is asked for.
  init(_ folder: LocalizationFolder, repairsSource: Bool) {
    self.folder = folder
    self.repairsSource = repairsSource
  }

  /// Applies the repairs of findings to their files, and returns the number of repairs.
  func apply(_ findings: [TranslationFinding]) throws(CommandFailure) -> Int {
    let files = Dictionary(grouping: findings.filter { $0.repair != nil }) { $0.problem.path ?? "" }
    var count = 0
    do throws(Problem) {
      for (path, findings) in files.sorted(by: { $0.key < $1.key }) {
        let table = sourceTable(at: path)
        if table != nil, !repairsSource { continue }
        let file = StringsFile(try FileReader.bytes(of: path), path: path)
        let repaired = TranslationRepair(of: file, findings)
        guard repaired.count > 0 else { continue }
        try FileReplacement.write(repaired.file.bytes, to: path)
        if let table { try recordSource(of: table, file, repaired.file) }
        count += repaired.count
      }
    } catch {
      throw CommandFailure(inputOutput: error)
    }
    return count
  }

  /// Returns the name of the source language's table at a path; nil for another file.
  private func sourceTable(at path: String) -> String? {
    folder.source?.tables.first { table in
      (try? folder.path(of: table, in: Catalog.sourceLanguage)) == path
    }
  }

  /// Records the repaired texts of a source table in the translations of the old ones.
  private func recordSource(
    of table: String, _ old: StringsFile, _ new: StringsFile
  ) throws(Problem) {
    for language in folder.languages where language.tag != Catalog.sourceLanguage {
      guard let file = try folder.file(of: table, in: language.tag) else { continue }
      var editor = TableEditor(file)
      for (before, after) in zip(old.entries, new.entries)
      where before.value.value != after.value.value {
        guard let entry = editor.entry(before.key.value),
          entry.note.isSource(before.value.value) == true
        else { continue }
        var note = entry.note
        note[EntryNote.Name.source] = after.value.value
        editor.set(before.key.value, entry.value.value, note: note)
      }
      guard !editor.isUnchanged else { continue }
      let path = try folder.path(of: table, in: language.tag)
      try FileReplacement.write(editor.result.bytes, to: path)
    }
  }
}
