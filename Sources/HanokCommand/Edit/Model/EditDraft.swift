import HanokFiles
import HanokLocalization

/// The text that is being typed, in a file of its own until it is saved: nothing is lost with an editor
/// that is killed.
///
/// Each editor has its own ``HanokFiles/DraftFile`` beside the tables. Another one takes over what an editor
/// that is gone has left.
@MainActor final class EditDraft {
  private let folder: String?
  private var file: DraftFile?

  /// Creates the draft of a language's folder; nil keeps nothing.
  init(in folder: String?) { self.folder = folder }

  /// Keeps a text in place of the one before; one that can't be kept is lost with the editor alone.
  func keep(_ text: String, of id: TranslationItem.ID) {
    guard let folder else { return }
    guard let new = DraftFile.keep(Self.bytes(text, of: id), in: folder) else { return }
    // After the new one, so that there is always one.
    file?.remove()
    file = new
  }

  /// Removes the text: it is saved.
  func remove() {
    file?.remove()
    file = nil
  }

  /// Takes over the text of an editor that is gone, or returns nil without one.
  func takeOver() -> (id: TranslationItem.ID, text: String)? {
    guard let folder else { return nil }
    for abandoned in DraftFile.abandoned(.text, in: folder) {
      guard let content = Self.content(of: abandoned.path) else { continue }
      file = abandoned
      return content
    }
    return nil
  }

  private static let (table, key, text) = ("table", "key", "text")

  private static func bytes(_ text: String, of id: TranslationItem.ID) -> [UInt8] {
    var editor = TableEditor(StringsFile(""))
    var previous: String?
    for (key, value) in [(table, id.table), (key, id.key), (Self.text, text)] {
      editor.insert(key, value, note: EntryNote(""), after: previous)
      previous = key
    }
    return editor.result.bytes
  }

  /// Returns the text in a file, or nil if it isn't whole: its editor was killed while it wrote.
  private static func content(of path: String) -> (id: TranslationItem.ID, text: String)? {
    guard let bytes = try? FileReader.bytes(of: path) else { return nil }
    let file = StringsFile(bytes)
    guard file.problems.isEmpty, let table = file.entry(table)?.value.value,
      let key = file.entry(key)?.value.value, let text = file.entry(text)?.value.value
    else { return nil }
    return (.init(table: table, key: key), text)
  }
}
