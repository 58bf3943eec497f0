import HanokFiles
import HanokLocalization
import HanokReview

/// The texts that are typed and not saved, in a separate file: nothing is lost with an editor that is
/// killed.
///
/// Each editor has its own ``HanokFiles/DraftFile`` beside the tables. Another one takes over what an editor
/// that is gone has left.
@MainActor final class EditDraft {
  /// A text that isn't saved.
  struct Text: Equatable {
    let text: String
    /// The translation that the text was typed over; nil if an older editor hasn't kept it.
    let base: String?
  }

  private let folder: String?
  private var file: DraftFile?

  /// Creates the draft of a language's folder; nil keeps nothing.
  init(in folder: String?) { self.folder = folder }

  /// Replaces the texts that are kept; texts that can't be kept are lost only with the editor.
  func keep(_ texts: [TranslationItem.ID: Text]) {
    if texts.isEmpty { return remove() }
    guard let folder, let new = DraftFile.keep(Self.bytes(texts), in: folder) else { return }
    // After the new one, so that there is always one.
    file?.remove()
    file = new
  }

  private func remove() {
    file?.remove()
    file = nil
  }

  /// Takes over the texts of an editor that is gone; without one, the result is empty.
  func takeOver() -> [TranslationItem.ID: Text] {
    guard let folder else { return [:] }
    for abandoned in DraftFile.abandoned(.text, in: folder) {
      let texts = Self.texts(in: abandoned.path)
      if texts.isEmpty { continue }
      file = abandoned
      return texts
    }
    return [:]
  }

  /// Returns the keys of a text in the file: each text has a number.
  private static func keys(
    _ number: Int
  ) -> (table: String, key: String, base: String, text: String) {
    ("table.\(number)", "key.\(number)", "base.\(number)", "text.\(number)")
  }

  private static func bytes(_ texts: [TranslationItem.ID: Text]) -> [UInt8] {
    var editor = TableEditor(StringsFile(""))
    var previous: String?
    for (number, (id, text)) in texts.enumerated() {
      let keys = Self.keys(number)
      let base = text.base.map { [(keys.base, $0)] } ?? []
      for (key, value) in [(keys.table, id.table), (keys.key, id.key)] + base + [
        (keys.text, text.text)
      ] {
        editor.insert(key, value, note: EntryNote(""), after: previous)
        previous = key
      }
    }
    return editor.result.bytes
  }

  /// Returns the texts in a file; there are none in a file that isn't whole, since its editor was
  /// killed while it wrote.
  private static func texts(in path: String) -> [TranslationItem.ID: Text] {
    guard let bytes = try? FileReader.bytes(of: path) else { return [:] }
    let file = StringsFile(bytes)
    guard file.problems.isEmpty else { return [:] }
    var texts: [TranslationItem.ID: Text] = [:]
    for number in 0... {
      let keys = Self.keys(number)
      guard let table = file.entry(keys.table)?.value.value,
        let key = file.entry(keys.key)?.value.value, let text = file.entry(keys.text)?.value.value
      else { break }
      texts[.init(table: table, key: key)] = Text(
        text: text, base: file.entry(keys.base)?.value.value)
    }
    return texts
  }
}
