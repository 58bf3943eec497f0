import HanokArguments
import HanokLocalization
import HanokReview
import HanokUnicode

/// A project while it is edited: its tables, what is wrong in them, and what is on the screen.
@MainActor final class EditSession {
  /// A translation, and what is wrong with it.
  private struct Reviewed {
    let text: String
    /// The message, and those that it is compared with.
    let items: [TranslationItem]
    let findings: [TranslationFinding]
  }

  /// The tables.
  private(set) var project: EditedProject
  /// The messages with findings, as far as they were looked at.
  private(set) var suspects: Set<TranslationItem.ID> = []
  /// The problems of tables that can't be read.
  private(set) var problems: [Problem] = []
  /// Whether tables are still being read.
  private(set) var isReading: Bool
  /// Finds what is wrong in a text.
  private(set) var review: EntryReview
  /// The findings that only whole tables show, as they are saved.
  private var tableFindings: [TranslationItem.ID: [TranslationFinding]] = [:]
  /// Reports that another program has written a table; nil for tables in memory.
  var watcher: (any FolderWatching)?
  /// Called after other programs have changed messages.
  var onFollowing: () -> Void = {}
  /// Whether another program has written while the tables were read.
  private var isFollowDue = false
  /// The tables that are yet to be looked at.
  private var unreviewed: Set<String> = []
  /// The messages that have changed since their tables are looked at.
  private var changedInReview: Set<TranslationItem.ID> = []
  /// The number of reviews that aren't at their end.
  private var reviewCount = 0
  /// The number of tasks that read files or look at them.
  private var workCount = 0
  /// How often the files were looked at for what others have written.
  private(set) var followCount = 0
  /// Whether files are being read, or looked at.
  var isBusy: Bool { workCount > 0 }
  /// Shows what a text becomes.
  let preview: TranslationPreview
  /// The variants that messages need in the language.
  private(set) lazy var expansion = VariantExpansion(for: language)
  /// The texts that the user has left and that aren't saved without a question: they have an error, or
  /// empty a translation.
  private(set) var unsavedTexts: [TranslationItem.ID: String] = [:]
  /// The unsaved texts of another editor, in tables that aren't edited here.
  private var otherTexts: [TranslationItem.ID: EditDraft.Text] = [:]
  /// The file with the texts that are typed and not saved.
  private let draft: EditDraft
  /// Reads the screens of the program, with the tables as they are saved; nil without a program.
  var readScreens: (@MainActor () async throws(Problem) -> [ProgramScreen])?
  /// The screens that were read last, until a translation changes.
  private var screens: [ProgramScreen]?
  /// The findings of the last text, until a translation changes: a text is reviewed when it is handed
  /// on, and again when it is shown.
  private var reviewed: Reviewed?
  /// Called after tables were read, or messages looked at.
  var onReading: () -> Void = {}
  /// Called after the content of a message has changed.
  var onChange: (TranslationItem.ID) -> Void = { _ in }

  /// Creates a session.
  init(_ project: EditedProject) {
    self.project = project
    isReading = project.tables.count < project.tableNames.count
    review = EntryReview(
      project.language, terms: Self.terms(in: project.tables, of: nil, project.language))
    preview = TranslationPreview(project.language)
    draft = EditDraft(in: project.folder?.language(project.language)?.path)
    for table in project.tables { take(review.findings(in: table), of: table.name) }
  }

  /// The language that is edited.
  var language: LanguageTag { project.language }

  /// Reads the tables, one after the other, and then looks for what is wrong in them.
  func read() async {
    workCount += 1
    defer { workCount -= 1 }
    let read = Set(project.tables.map(\.name))
    for name in project.tableNames where !read.contains(name) {
      guard let files = project.files else { break }
      let result = await Self.table(name, of: files, in: language)
      if Task.isCancelled { return }
      switch result {
      case .success(let table): project.add(table)
      case .failure(let problem): problems.append(problem)
      }
      isReading = project.tables.count + problems.count < project.tableNames.count
      onReading()
    }
    review = await Self.review(of: project)
    unreviewed.formUnion(Set(project.tables.map(\.name)).subtracting(read))
    guard await look() else { return }
    onReading()
    if isFollowDue { await follow() }
  }

  /// Follows what other programs have written into the tables, and into the glossary.
  func follow() async {
    workCount += 1
    defer {
      workCount -= 1
      followCount += 1
    }
    isFollowDue = isReading
    if isReading { return }
    for table in project.tables {
      if let rewritten = await Self.rewritten(table) { project.show(rewritten, of: table.name) }
      if Task.isCancelled { return }
    }
    let review = await Self.review(of: project)
    let changed = project.takeForeignChanges()
    unreviewed.formUnion(changed.map(\.table))
    if review.terms != self.review.terms { unreviewed.formUnion(project.tables.map(\.name)) }
    if unreviewed.isEmpty { return }
    self.review = review
    (screens, reviewed) = (nil, nil)
    _ = await look()
    onFollowing()
  }

  /// Looks for what is wrong in the tables that are yet to be looked at, and returns false if the task was
  /// cancelled.
  private func look() async -> Bool {
    if reviewCount == 0 { changedInReview = [] }
    reviewCount += 1
    defer { reviewCount -= 1 }
    for table in project.tables where unreviewed.contains(table.name) {
      // What is written from now on is looked at again.
      unreviewed.remove(table.name)
      let findings = await Self.findings(in: table, review)
      if Task.isCancelled {
        unreviewed.insert(table.name)
        return false
      }
      take(findings, of: table.name)
      // A table is looked at as it was.
      for id in changedInReview where id.table == table.name { reviewWithSiblings(id) }
    }
    return true
  }

  private func take(_ findings: EntryReview.TableFindings, of table: String) {
    reviewed = nil
    suspects = suspects.filter { $0.table != table }
    suspects.formUnion(findings.suspects.map { TranslationItem.ID(table: table, key: $0) })
    tableFindings = tableFindings.filter { $0.key.table != table }
    for (key, found) in findings.ofTable { tableFindings[.init(table: table, key: key)] = found }
  }

  @concurrent private static func table(
    _ name: String, of files: TranslationProject, in language: LanguageTag
  ) async -> Result<TranslationTable, Problem> {
    do throws(Problem) {
      return .success(try TranslationTable(name, of: files, in: language))
    } catch {
      return .failure(error)
    }
  }

  @concurrent private static func findings(
    in table: TranslationTable, _ review: EntryReview
  ) async -> EntryReview.TableFindings { review.findings(in: table) }

  @concurrent private static func rewritten(
    _ table: TranslationTable
  ) async -> TranslationTable.Rewritten? { table.rewritten() }

  /// Returns a review with the terms of the glossary as it is now.
  @concurrent private static func review(of project: EditedProject) async -> EntryReview {
    EntryReview(
      project.language, terms: terms(in: project.tables, of: project.files, project.language))
  }

  /// Returns the terms of the glossary: of its table, or of its files if that isn't edited.
  nonisolated private static func terms(
    in tables: [TranslationTable], of files: TranslationProject?, _ language: LanguageTag
  ) -> [ReviewTerm] {
    let name = ReviewGlossaries.table
    if let table = tables.first(where: { $0.name == name }) {
      return ReviewTerm.terms(in: table.file, beside: table.source)
    }
    // Its files may be new: the folder is as it was when it was opened.
    guard let files, let folder = try? LocalizationFolder(files.folder.path),
      let source = try? folder.file(of: name, in: Catalog.sourceLanguage),
      let target = try? folder.file(of: name, in: language)
    else { return [] }
    return ReviewTerm.terms(in: target, beside: source)
  }

  /// Replaces a translation, and marks it as translated; an empty one is yet to be made.
  func translate(_ id: TranslationItem.ID, as text: String) {
    let wasUnsaved = unsavedTexts.removeValue(forKey: id) != nil
    if project.translate(id, as: text) { didChange(id) } else if wasUnsaved { onChange(id) }
  }

  /// Replaces the note to the next translator; an empty one removes it.
  func note(_ id: TranslationItem.ID, _ text: String) {
    if project.note(id, text) { didChange(id) }
  }

  /// Returns the reason why a text replaces a translation only after a question, or nil.
  func obstacle(to text: String, of id: TranslationItem.ID) -> Message? {
    guard let item = project[id], !item.translation.isSame(as: text) else { return nil }
    if text.allSatisfy(\.isWhitespace) {
      let state = Message.HanokCommand.editStateUntranslated
      return .HanokCommand.editCaption(language: "\(language)", state: state)
    }
    if let form = openForm(of: text, for: item) {
      return .HanokCommand.editFormEmpty(examples: FormExample.label(form.examples))
    }
    return ownFindings(of: text, for: item).first { $0.severity == .error }?.problem.sentence
  }

  /// Returns the forms of a text of a message; nil for a text that has none.
  func forms(of text: String, for item: TranslationItem) -> VariantForms? {
    VariantForms(of: text, source: item.source, expansion, preview)
  }

  /// Returns a form that a text leaves open, and that the translation has; nil for none.
  ///
  /// A translation that lacks a form may do so on purpose.
  private func openForm(of text: String, for item: TranslationItem) -> VariantForms.Form? {
    guard let missing = forms(of: text, for: item)?.missing, !missing.isEmpty else { return nil }
    let former = forms(of: item.translation, for: item)?.missing.map(\.keys) ?? []
    return missing.first { !former.contains($0.keys) }
  }

  /// Keeps a typed text unsaved, even if nothing is wrong with it; without a change, there is none.
  func keepUnsaved(_ text: String, of id: TranslationItem.ID) {
    let isTranslation = project[id]?.translation.isSame(as: text) ?? true
    let former = unsavedTexts[id]
    unsavedTexts[id] = isTranslation ? nil : text
    if former != unsavedTexts[id] { onChange(id) }
  }

  /// Takes over a typed text: as the translation, or as an unsaved text if there is an obstacle.
  func submit(_ text: String, of id: TranslationItem.ID) {
    if obstacle(to: text, of: id) == nil {
      // Without a change, an unsaved text is the translation again.
      if project[id]?.translation.isSame(as: text) == false {
        translate(id, as: text)
      } else if unsavedTexts.removeValue(forKey: id) != nil {
        onChange(id)
      }
    } else if unsavedTexts.updateValue(text, forKey: id) != text {
      onChange(id)
    }
  }

  /// Takes over the texts that another editor had not saved, and returns those of this project.
  func restoreTexts() -> [TranslationItem.ID: String] {
    let texts = draft.takeOver()
    otherTexts = texts.filter { project[$0.key] == nil }
    let restored = texts.mapValues(\.text).filter { id, text in
      project[id].map { $0.translation != text } ?? false
    }
    // What another program has written meanwhile is asked about when the text is saved.
    for id in restored.keys {
      if let base = texts[id]?.base { project.hold(id, translatedAs: base) }
    }
    unsavedTexts.merge(restored) { $1 }
    if restored.isEmpty { draft.keep(otherTexts) }
    for id in restored.keys { onChange(id) }
    return restored
  }

  /// Keeps unsaved texts for the next editor, with those of tables that aren't edited here.
  func keepDraft(_ texts: [TranslationItem.ID: String]) {
    let own = Dictionary(
      uniqueKeysWithValues: texts.map { id, text in
        (id, EditDraft.Text(text: text, base: project[id]?.translation))
      })
    draft.keep(own.merging(otherTexts) { text, _ in text })
  }

  /// Undoes the last translation, or all that the field of its message has undone, and returns the message.
  func undo(beside field: EditHistory.Typed?) -> TranslationItem.ID? {
    guard let id = project.undo(beside: field) else { return nil }
    unsavedTexts[id] = nil
    didChange(id)
    return id
  }

  /// Redoes the last undone translation, or all that the field of its message has redone, and returns the
  /// message.
  func redo(beside field: EditHistory.Typed?) -> TranslationItem.ID? {
    let id = project.redo(beside: field)
    if let id { didChange(id) }
    return id
  }

  /// Called when the field shows a text that it can't undo.
  func beginField() { project.history.beginField() }

  /// Forgets what was undone: something else was written since.
  func forgetUndone() { project.history.forgetUndone() }

  /// Keeps a text that was typed for a message and undone in its field.
  func keepTyping(_ text: String, of id: TranslationItem.ID) {
    if project[id]?.translation.isSame(as: text) == true { return }
    project.history.keepTyping((id, text))
  }

  /// Takes the typed text that is the next step to redo; nil if that is a translation.
  func takeTyping() -> EditHistory.Typed? { project.history.takeTyping() }

  /// Keeps messages as they are while their texts are typed: what another program writes into one is asked
  /// about when it is saved.
  func hold(_ ids: Set<TranslationItem.ID>) { project.hold(ids) }

  /// Whether other programs have changed messages that ``follow()`` hasn't looked at yet.
  var hasForeignChanges: Bool { project.tables.contains(where: \.hasForeignKeys) }

  /// Writes all that isn't saved.
  ///
  /// - Returns: The entries that somebody else has changed meanwhile.
  /// - Throws: The problem of a file that can't be written.
  func save() throws(Problem) -> [TranslationTable.Conflict] { try project.save() }

  /// Returns the screens of the program, read once for each state of the tables.
  ///
  /// - Throws: The problem of a program that doesn't write them.
  func programScreens() async throws(Problem) -> [ProgramScreen] {
    if let screens { return screens }
    let read = try await readScreens?() ?? []
    if !Task.isCancelled { screens = read }
    return read
  }

  /// Decides on a conflict.
  func settle(_ conflict: TranslationTable.Conflict, keepsMine: Bool) {
    project.settle(conflict, keepsMine: keepsMine)
    didChange(conflict.id)
  }

  /// Returns what is wrong with a translation as it is typed, and what its table as a whole shows.
  func findings(of text: String, for item: TranslationItem) -> [TranslationFinding] {
    let ofTable = (text.isEmpty ? [] : tableFindings[item.id] ?? []).filter { finding in
      // Another text is made from the source as it is now, and nobody has asked to read it again.
      switch finding.check {
      case .changedSource: item.state == .changed && item.translation == text
      case .needsReview: item.content?.note.needsReview == true && item.translation == text
      default: true
      }
    }
    let own = ownFindings(of: text, for: item)
    return own + ofTable.filter { finding in !own.contains { $0.check == finding.check } }
  }

  /// Returns what is wrong with a translation as it is typed, beside the others of its table.
  private func ownFindings(
    of text: String, for item: TranslationItem
  ) -> [TranslationFinding] {
    let siblings = project.siblings(of: item.id)
    let items = [item] + siblings
    // Texts that are composed in another way are others here.
    if let reviewed, reviewed.items == items, reviewed.text.utf8.elementsEqual(text.utf8) {
      return reviewed.findings
    }
    let findings = review.findings(of: text, for: item, beside: siblings)
    reviewed = Reviewed(text: text, items: items, findings: findings)
    return findings
  }

  private func didChange(_ id: TranslationItem.ID) {
    (screens, reviewed) = (nil, nil)
    changedInReview.insert(id)
    reviewWithSiblings(id)
  }

  /// Looks for what is wrong in a message, and in those that are right or wrong with it: letters and
  /// labels.
  private func reviewWithSiblings(_ id: TranslationItem.ID) {
    review(id)
    onChange(id)
    for sibling in project.siblings(of: id) where review(sibling.id) { onChange(sibling.id) }
  }

  /// Looks for what is wrong in a message, and returns whether that is another answer than before.
  @discardableResult private func review(_ id: TranslationItem.ID) -> Bool {
    guard let item = project[id] else { return false }
    if findings(of: item.translation, for: item).isEmpty {
      return suspects.remove(id) != nil
    }
    return suspects.insert(id).inserted
  }
}
