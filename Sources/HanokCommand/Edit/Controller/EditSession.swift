import HanokArguments
import HanokLocalization
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
  var onFollowing: (Set<TranslationItem.ID>) -> Void = { _ in }
  /// Shows what a text becomes.
  let preview: TranslationPreview
  /// The variants that messages need in the language.
  private(set) lazy var expansion = VariantExpansion(for: language)
  /// The texts that the user has left and that aren't saved without a question: they have an error, or
  /// empty a translation.
  private(set) var unsavedTexts: [TranslationItem.ID: String] = [:]
  /// The unsaved texts of another editor, in tables that aren't edited here.
  private var otherTexts: [TranslationItem.ID: String] = [:]
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
    let names = Set(project.tables.map(\.name)).subtracting(read)
    guard await look(at: names) else { return }
    onReading()
  }

  /// Follows what other programs have written into the tables, and into the glossary.
  func follow() async {
    if isReading { return }
    for table in project.tables {
      if let rewritten = await Self.rewritten(table) { project.show(rewritten, of: table.name) }
      if Task.isCancelled { return }
    }
    let review = await Self.review(of: project)
    let changed = project.takeForeignChanges()
    let hasOtherTerms = review.terms != self.review.terms
    if changed.isEmpty, !hasOtherTerms { return }
    self.review = review
    (screens, reviewed) = (nil, nil)
    let names = hasOtherTerms ? project.tables.map(\.name) : changed.map(\.table)
    _ = await look(at: Set(names))
    onFollowing(changed)
  }

  /// Looks for what is wrong in some tables, and returns false if the task was cancelled.
  private func look(at names: Set<String>) async -> Bool {
    for table in project.tables where names.contains(table.name) {
      let findings = await Self.findings(in: table, review)
      if Task.isCancelled { return false }
      take(findings, of: table.name)
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
    guard let item = project[id], item.translation != text else { return nil }
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

  /// Takes over a typed text: as the translation, or as an unsaved text if there is an obstacle.
  func submit(_ text: String, of id: TranslationItem.ID) {
    if obstacle(to: text, of: id) == nil {
      // Without a change, an unsaved text is the translation again.
      if project[id]?.translation != text {
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
    let restored = texts.filter { id, text in project[id].map { $0.translation != text } ?? false }
    unsavedTexts.merge(restored) { $1 }
    if restored.isEmpty { draft.keep(otherTexts) }
    for id in restored.keys { onChange(id) }
    return restored
  }

  /// Keeps unsaved texts for the next editor, with those of tables that aren't edited here.
  func keepDraft(_ texts: [TranslationItem.ID: String]) {
    draft.keep(texts.merging(otherTexts) { text, _ in text })
  }

  /// Undoes the last translation, and returns its message.
  func undo() -> TranslationItem.ID? {
    let id = project.undo()
    if let id { didChange(id) }
    return id
  }

  /// Whether undoing the last translation leads to a text of a message.
  func undoes(_ id: TranslationItem.ID, to text: String) -> Bool { project.undoes(id, to: text) }

  /// Keeps a text that was typed for a message and undone in its field.
  func keepTyping(_ text: String, of id: TranslationItem.ID) { project.keepTyping(text, of: id) }

  /// Takes the typed text that is the next step to redo; nil if that is a translation.
  func takeTyping() -> (id: TranslationItem.ID, text: String)? { project.takeTyping() }

  /// Redoes the last undone translation, and returns its message.
  func redo() -> TranslationItem.ID? {
    let id = project.redo()
    if let id { didChange(id) }
    return id
  }

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
    return ownFindings(of: text, for: item) + ofTable
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
    review(id)
    onChange(id)
    // Letters and labels are right or wrong together.
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
