import HanokFiles
import HanokLocalization
import HanokSystem

/// The text that is being typed, in a file of its own until it is saved: nothing is lost with an editor
/// that is killed.
///
/// Each editor has its own, beside the tables: `fr.lproj/edit.1234~`. Another one takes over what one
/// that is gone has left.
struct EditDraft: Sendable {
  private let path: String?

  /// Creates the draft of a language's folder; nil keeps nothing.
  init(in folder: String?) { path = folder.map { $0 + "/edit" } }

  /// Keeps a text in place of the one before; one that can't be kept is lost with the editor alone.
  func keep(_ text: String, of id: TranslationItem.ID) {
    guard let path else { return }
    var editor = TableEditor(StringsFile(""))
    var previous: String?
    for (key, value) in [(Self.table, id.table), (Self.key, id.key), (Self.text, text)] {
      editor.insert(key, value, note: EntryNote(""), after: previous)
      previous = key
    }
    try? FileReplacement.write(editor.result.bytes, to: AbandonedFile.own(besides: path))
  }

  /// Removes the text: it is saved.
  func remove() {
    if let path { unsafe unlink(AbandonedFile.own(besides: path)) }
  }

  /// Takes over the text of an editor that is gone, or returns nil without one.
  func takeOver() -> (id: TranslationItem.ID, text: String)? {
    guard let path else { return nil }
    for abandoned in AbandonedFile.all(besides: path) {
      guard let bytes = try? FileReader.bytes(of: abandoned) else { continue }
      let file = StringsFile(bytes)
      guard let table = file.entry(Self.table)?.value.value,
        let key = file.entry(Self.key)?.value.value, let text = file.entry(Self.text)?.value.value
      else { continue }
      guard unsafe rename(abandoned, AbandonedFile.own(besides: path)) == 0 else { continue }
      return (.init(table: table, key: key), text)
    }
    return nil
  }

  private static let (table, key, text) = ("table", "key", "text")
}
