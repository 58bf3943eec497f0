import HanokLocalization
import HanokReview
import HanokUnicode

/// A language's tables beside those of the source language, as a translator edits them.
///
/// Tables are added as they are read, so that the first one is shown before the others are there.
struct EditedProject: Sendable {
  /// The tables on the disk, of which some aren't read yet; nil for tables in memory.
  let files: TranslationProject?
  /// The language that is edited.
  let language: LanguageTag
  /// The names of the source language's tables, in order.
  let tableNames: [String]
  /// The tables that were read, in order.
  private(set) var tables: [TranslationTable] = []
  /// The changes that can be undone and redone.
  var history = EditHistory()

  /// Creates a project without reading a table.
  ///
  /// - Parameter toolkit: The folder of the toolkit's tables, whose translations the package may have,
  ///   too; nil without one.
  init(
    _ folder: LocalizationFolder, toolkit: LocalizationFolder? = nil, language: LanguageTag,
    tables: [String]? = nil
  ) {
    files = TranslationProject(folder, toolkit: toolkit)
    self.language = language
    tableNames = (tables ?? folder.source?.tables ?? []).sorted(by: Self.isBefore)
  }

  /// Creates a project of tables in memory.
  init(_ tables: [TranslationTable], language: LanguageTag) {
    files = nil
    self.language = language
    tableNames = tables.map(\.name)
    self.tables = tables
  }

  /// The folder of the tables; nil for tables in memory.
  var folder: LocalizationFolder? { files?.folder }

  /// Adds a table that was read; the tables stay in order.
  mutating func add(_ table: TranslationTable) {
    tables.append(table)
    tables.sort { Self.isBefore($0.name, $1.name) }
  }

  /// Whether a table comes before another one: Hanok's own words come after the program's.
  private static func isBefore(_ name: String, _ other: String) -> Bool {
    (name.hasPrefix("Hanok") ? 1 : 0, name) < (other.hasPrefix("Hanok") ? 1 : 0, other)
  }

  /// Returns an item, or nil if there is none.
  subscript(_ id: TranslationItem.ID) -> TranslationItem? {
    guard let index = tables.firstIndex(where: { $0.name == id.table }),
      let place = tables[index].place(of: id.key)
    else { return nil }
    return tables[index].items[place]
  }

  /// Returns the letters of controls, and the labels that they are for, beside a message that is one.
  func siblings(of id: TranslationItem.ID) -> [TranslationItem] {
    tables.first { $0.name == id.table }?.siblings(of: id.key) ?? []
  }

  /// The number of messages that were read.
  var count: Int { tables.reduce(0) { $0 + $1.items.count } }

  /// The number of messages that are translated.
  var translatedCount: Int { tables.reduce(0) { $0 + $1.translatedCount } }

  /// Whether there is a translation that isn't saved yet.
  var hasEdits: Bool { tables.contains(where: \.hasEdits) }

  /// Replaces the translation of an item, in a way that can be undone.
  ///
  /// - Parameter text: The translation; an empty one marks the item as yet to be translated.
  /// - Returns: Whether something has changed.
  @discardableResult
  mutating func translate(_ id: TranslationItem.ID, as text: String) -> Bool {
    guard let item = self[id] else { return false }
    return change(item, to: item.content(translated: text))
  }

  /// Replaces the note to the next translator, in a way that can be undone.
  ///
  /// - Parameter text: The note; an empty one removes it.
  /// - Returns: Whether something has changed.
  @discardableResult
  mutating func note(_ id: TranslationItem.ID, _ text: String) -> Bool {
    guard let item = self[id], item.translatorNote != text else { return false }
    return change(item, to: item.content(noting: text))
  }

  private mutating func change(_ item: TranslationItem, to new: TranslationItem.Content?) -> Bool {
    if item.content == new { return false }
    var changed = item
    changed.content = new
    set(item.id, new)
    history.record(
      .init(
        id: item.id, old: item.content, new: new,
        texts: (item.translation, changed.translation)))
    return true
  }

  /// Undoes the last change, or all changes that a field has undone, and returns the item.
  mutating func undo(beside field: EditHistory.Typed? = nil) -> TranslationItem.ID? {
    let changes = history.takeUndo(beside: field)
    for change in changes { restore(change.id, change.old) }
    return changes.last?.id
  }

  /// Redoes the last undone change, or all changes that a field has redone, and returns the item.
  mutating func redo(beside field: EditHistory.Typed? = nil) -> TranslationItem.ID? {
    let changes = history.takeRedo(beside: field)
    for change in changes { set(change.id, change.new) }
    return changes.last?.id
  }

  /// Takes over a table's file that another program has written.
  mutating func show(_ rewritten: TranslationTable.Rewritten, of table: String) {
    guard let index = tables.firstIndex(where: { $0.name == table }) else { return }
    tables[index].show(rewritten)
  }

  /// Keeps items as they are, whatever other programs write into them, and takes over those that were kept
  /// until now.
  mutating func hold(_ ids: Set<TranslationItem.ID>) {
    for index in tables.indices {
      let table = tables[index].name
      let keys = ids.filter { $0.table == table }.map(\.key)
      tables[index].hold(Set(keys))
    }
  }

  /// Keeps an item as it was when its text was typed, in an editor that is gone.
  mutating func hold(_ id: TranslationItem.ID, translatedAs text: String) {
    guard let index = tables.firstIndex(where: { $0.name == id.table }) else { return }
    tables[index].hold(id.key, translatedAs: text)
  }

  /// Takes the items that other programs have changed; what was done to them here can't be undone.
  mutating func takeForeignChanges() -> Set<TranslationItem.ID> {
    var ids: Set<TranslationItem.ID> = []
    for index in tables.indices {
      let table = tables[index].name
      ids.formUnion(tables[index].takeForeignKeys().map { .init(table: table, key: $0) })
    }
    if !ids.isEmpty { history.forget(ids) }
    return ids
  }

  /// Writes the edits of all tables.
  ///
  /// - Returns: The entries that somebody else has changed meanwhile.
  /// - Throws: The first problem of a file; the other tables are written.
  mutating func save() throws(Problem) -> [TranslationTable.Conflict] {
    var conflicts: [TranslationTable.Conflict] = []
    var failure: Problem?
    for index in tables.indices {
      do throws(Problem) { conflicts += try tables[index].save() } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return conflicts
  }

  /// Decides on a conflict; after another program's text was taken, undoing doesn't bring back another.
  mutating func settle(_ conflict: TranslationTable.Conflict, keepsMine: Bool) {
    guard let index = tables.firstIndex(where: { $0.name == conflict.id.table }) else { return }
    tables[index].settle(conflict, keepsMine: keepsMine)
    if !keepsMine { history.forget([conflict.id]) }
  }

  /// Returns translations of the same source text elsewhere, each once.
  func suggestions(for item: TranslationItem, atMost count: Int) -> [String] {
    var found: [String] = []
    for table in tables {
      for other in table.items where other.source == item.source && other.id != item.id {
        let text = other.translation
        guard other.state == .translated, !found.contains(text), text != item.translation
        else { continue }
        found.append(text)
        if found.count == count { return found }
      }
    }
    return found
  }

  /// Returns the translations of the same source text: those that an update has set aside, and those
  /// elsewhere.
  func equal(to item: TranslationItem, atMost count: Int) -> [TranslationSuggestion] {
    let aside = setAside(beside: item).filter { $0.source == item.source }
      .map { TranslationSuggestion(text: $0.text, origin: .setAside) }
    return Self.distinct(
      aside + same(as: item, atMost: count), but: item.translation, atMost: count)
  }

  /// Returns the translations that may be right for a message, the likeliest first: those that an update
  /// has set aside, and then those of the same source text elsewhere.
  ///
  /// - Complexity: Each text that was set aside is compared; with many, it isn't work for the main actor.
  func memory(for item: TranslationItem, atMost count: Int) -> [TranslationSuggestion] {
    var aside: [(Double, TranslationSuggestion)] = []
    for text in setAside(beside: item) {
      if Task.isCancelled { return [] }
      if let ranked = rank(of: text, for: item) { aside.append(ranked) }
    }
    let sorted = aside.sorted { $0.0 > $1.0 }.map(\.1)
    return Self.distinct(
      sorted + same(as: item, atMost: count), but: item.translation, atMost: count)
  }

  private func setAside(beside item: TranslationItem) -> [SetAsideTranslation] {
    tables.first { $0.name == item.id.table }?.setAside ?? []
  }

  private func same(as item: TranslationItem, atMost count: Int) -> [TranslationSuggestion] {
    suggestions(for: item, atMost: count).map { TranslationSuggestion(text: $0, origin: .same) }
  }

  /// Returns how near a translation that was set aside is, and the suggestion of it; nil for another one.
  private func rank(
    of text: SetAsideTranslation, for item: TranslationItem
  ) -> (Double, TranslationSuggestion)? {
    var suggestion = TranslationSuggestion(text: text.text, origin: .setAside)
    guard let source = text.source else { return text.isNear(item.id.key) ? (0, suggestion) : nil }
    if source == item.source { return (1, suggestion) }
    guard let share = TextSimilarity.share(of: item.source, source) else { return nil }
    suggestion.source = source
    return (share, suggestion)
  }

  /// Returns translations of near source texts, the nearest first, each once.
  func near(_ item: TranslationItem, atMost count: Int) -> [TranslationSuggestion] {
    var found: [(share: Double, suggestion: TranslationSuggestion)] = []
    for table in tables {
      for other in table.items
      where other.state == .translated && other.id != item.id && other.source != item.source {
        if Task.isCancelled { return [] }
        guard other.translation != item.translation,
          let share = TextSimilarity.share(of: item.source, other.source)
        else { continue }
        let equal = found.firstIndex { $0.suggestion.text == other.translation }
        if let equal, found[equal].share >= share { continue }
        if let equal { found.remove(at: equal) }
        let place = found.firstIndex { $0.share < share } ?? found.count
        let suggestion = TranslationSuggestion(
          text: other.translation, origin: .near(share), source: other.source)
        found.insert((share, suggestion), at: place)
        if found.count > count { found.removeLast() }
      }
    }
    return found.map(\.suggestion)
  }

  /// Returns the first suggestions with different texts, none of which the message has already.
  static func distinct(
    _ suggestions: [TranslationSuggestion], but text: String, atMost count: Int
  ) -> [TranslationSuggestion] {
    var kept: [TranslationSuggestion] = []
    for suggestion in suggestions where kept.count < count && suggestion.text != text {
      if !kept.contains(where: { $0.text == suggestion.text }) { kept.append(suggestion) }
    }
    return kept
  }

  /// Restores what an entry was; one that was added stays, as yet to be translated.
  private mutating func restore(_ id: TranslationItem.ID, _ old: TranslationItem.Content?) {
    var content = old ?? self[id]?.content(translated: "")
    if old == nil { content?.note[EntryNote.Name.note] = nil }
    set(id, content)
  }

  private mutating func set(_ id: TranslationItem.ID, _ content: TranslationItem.Content?) {
    guard let index = tables.firstIndex(where: { $0.name == id.table }) else { return }
    tables[index].edit(id.key, content)
  }
}
