import HanokLocalization

/// A message of the source language, and its translation.
struct TranslationItem: Sendable, Hashable {
  /// The name of a message: its table and its key.
  struct ID: Sendable, Hashable {
    let table: String
    let key: String
  }

  /// The part of an entry that a translator writes, and the remarks of its note.
  struct Content: Sendable, Hashable {
    /// The value; the source text where it is yet to be translated.
    var value: String
    /// The description and the remarks.
    var note: EntryNote

    /// Whether two contents are written with the same bytes: a composed letter and its parts aren't.
    static func == (left: Content, right: Content) -> Bool {
      left.value.utf8.elementsEqual(right.value.utf8) && left.note == right.note
    }
  }

  /// How far a translation is.
  enum State: Sendable, Hashable, CaseIterable {
    /// The table has no entry.
    case missing
    /// The entry has the source text, or none.
    case untranslated
    /// The source text has changed since it was translated.
    case changed
    /// Its note says that somebody has to read it again.
    case review
    case translated
  }

  let id: ID
  /// The source message.
  let source: String
  /// The note of the source language's entry.
  let sourceComment: String
  /// The comment above the entries that it is one of, with no empty line between; it is empty where
  /// there is none.
  let groupComment: String
  /// The content of the entry, or nil if there is none.
  var content: Content? { didSet { state = Self.state(of: content, source) } }
  /// How far the translation is; of many messages it is asked for often.
  private(set) var state: State

  /// Creates a message, and its translation if there is one.
  ///
  /// - Parameters:
  ///   - sourceComment: The note of the source language's entry.
  ///   - groupComment: The comment above the entries that it is one of.
  init(
    id: ID, source: String, sourceComment: String, groupComment: String = "",
    content: Content? = nil
  ) {
    self.id = id
    self.source = source
    self.sourceComment = sourceComment
    self.groupComment = groupComment
    self.content = content
    state = Self.state(of: content, source)
  }

  private static func state(of content: Content?, _ source: String) -> State {
    guard let content else { return .missing }
    if content.note.isUntranslated || content.value.isEmpty { return .untranslated }
    // Comparing words takes much longer.
    let recorded = content.note.source
    guard recorded == source || content.note.isSource(source) != false else { return .changed }
    return content.note.needsReview ? .review : .translated
  }

  /// Whether somebody has to translate it, or to look at it again.
  var isOpen: Bool { state != .translated }

  /// The translation, or an empty text for one that is yet to be made.
  var translation: String {
    switch state {
    case .missing, .untranslated: ""
    case .changed, .review, .translated: content?.value ?? ""
    }
  }

  /// The description for translators.
  var description: String {
    let notes = [content?.note, EntryNote(sourceComment), EntryNote(groupComment)]
    return notes.lazy.compactMap { $0?.description }.first { !$0.isEmpty } ?? ""
  }

  /// The source message as it was translated, if it has changed since.
  var formerSource: String? { state == .changed ? content?.note.source : nil }

  /// What a translator tells the next one.
  var translatorNote: String { content?.note[EntryNote.Name.note] ?? "" }

  /// The greatest width of the text, in cells, or nil without a bound.
  var width: Int? { content?.note.width ?? EntryNote(sourceComment).width }

  /// Returns the content with a translation, or with none for an empty text.
  func content(translated text: String) -> Content? {
    var note = content?.note ?? newNote
    // It is somebody else's opinion of another text.
    note[EntryNote.Name.state] = nil
    if text.isEmpty {
      if content == nil { return nil }
      note[EntryNote.Name.source] = nil
      note[EntryNote.Name.untranslated] = ""
      return Content(value: source, note: note)
    }
    note[EntryNote.Name.untranslated] = nil
    note[EntryNote.Name.source] = source
    return Content(value: text, note: note)
  }

  /// Returns the content with a note to the next translator, or with none for an empty text.
  func content(noting text: String) -> Content {
    var content = content ?? Content(value: source, note: newNote)
    if self.content == nil { content.note[EntryNote.Name.untranslated] = "" }
    content.note[EntryNote.Name.note] = text.isEmpty ? nil : text
    return content
  }

  /// The note of an entry that is added: the description and the width of the source's.
  private var newNote: EntryNote {
    var note = EntryNote(sourceComment)
    note.remarks.removeAll { $0.name != EntryNote.Name.width }
    return note
  }
}
