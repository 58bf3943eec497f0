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
  let review: EntryReview
  /// Shows what a text becomes.
  let preview: TranslationPreview
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
    review = EntryReview(project.language)
    preview = TranslationPreview(project.language)
    draft = EditDraft(in: project.folder?.language(project.language)?.path)
    for table in project.tables { add(review.suspects(in: table), of: table) }
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
    for table in project.tables where !read.contains(table.name) {
      let keys = await Self.suspects(in: table, review)
      if Task.isCancelled { return }
      add(keys, of: table)
    }
    onReading()
  }

  private func add(_ keys: Set<String>, of table: TranslationTable) {
    suspects.formUnion(keys.map { TranslationItem.ID(table: table.name, key: $0) })
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

  @concurrent private static func suspects(
    in table: TranslationTable, _ review: EntryReview
  ) async -> Set<String> { review.suspects(in: table) }

  /// Replaces a translation, and marks it as translated; an empty one is yet to be made.
  func translate(_ id: TranslationItem.ID, as text: String) {
    let wasUnsaved = unsavedTexts.removeValue(forKey: id) != nil
    if project.translate(id, as: text) { didChange(id) } else if wasUnsaved { onChange(id) }
  }

  /// Returns the reason why a text replaces a translation only after a question, or nil.
  func obstacle(to text: String, of id: TranslationItem.ID) -> Message? {
    guard let item = project[id], item.translation != text else { return nil }
    if text.allSatisfy(\.isWhitespace) {
      let state = Message.HanokCommand.editStateUntranslated
      return .HanokCommand.editCaption(language: "\(language)", state: state)
    }
    return findings(of: text, for: item).first { $0.severity == .error }?.problem.sentence
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

  /// Redoes the last undone translation, and returns its message.
  func redo() -> TranslationItem.ID? {
    let id = project.redo()
    if let id { didChange(id) }
    return id
  }

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

  /// Returns what is wrong with a translation as it is typed, beside the others of its table.
  func findings(of text: String, for item: TranslationItem) -> [TranslationFinding] {
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
