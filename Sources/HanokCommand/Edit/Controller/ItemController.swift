import Hanok
import HanokLocalization
import HanokReview
import HanokUnicode

/// A message and its translation, with what is wrong in it while it is typed.
final class ItemController: ContentViewController<ItemView> {
  /// Called when a text is entered in the field.
  var onEntering: () -> Void = {}
  /// Called when the note to the next translator is wanted.
  var onNote: () -> Void = {}
  /// Called when the translation is done, and the next one is wanted.
  var onDone: () -> Void = {}
  /// Called after changes of the text, once in a turn.
  var onTyping: () -> Void = {}
  /// Called after the user has written something new, which nobody has undone or redone.
  var onWriting: () -> Void = {}
  /// Called when the screen goes.
  var onLeaving: () -> Void = {}

  /// The message that is shown, as it was last read or saved.
  private(set) var item: TranslationItem?
  private let session: EditSession
  private var findings: [TranslationFinding] = []
  /// The forms that are yet to be written.
  private var missing: [VariantForms.Form] = []
  /// The suggestions, with those of near texts; nil until they are found.
  private var found: [TranslationSuggestion]?
  private var search: Task<Void, Never>?
  /// Whether the user has changed the text since it was read.
  private var isTextChanged = false
  /// Whether the message has forms in the language.
  private var hasForms = false
  private lazy var sourcePreview = TranslationPreview(Catalog.sourceLanguage)
  /// Whether the source is shown with its code.
  private var showsSourceCode = false
  /// The finding that was shown last.
  private var shownFinding = -1

  /// The greatest number of suggestions.
  private nonisolated static let suggestionCount = 3
  /// The checks whose findings are about variants, where the forms that are empty are named.
  private static let checksOfMissingForms = ["missing-category", "no-catch-all"]
  /// The number of bytes of a source text for which near ones are looked for.
  private nonisolated static let leastLengthForNear = 8

  /// Creates a screen without a message.
  init(_ session: EditSession) {
    self.session = session
    super.init(ItemView())
    contentView.language = session.language
  }

  override func viewDidLoad() {
    contentView.field.onChange = { [weak self] in self?.textDidChange() }
    contentView.field.onWriting = { [weak self] in self?.onWriting() }
    contentView.field.onEntering = { [weak self] in self?.onEntering() }
    contentView.copyButton.addTarget(self, action: ItemController.copySource)
    contentView.variantsButton.addTarget(self, action: ItemController.insertVariants)
    contentView.onSuggestion = { [weak self] in self?.writeText($0) }
  }

  override func viewWillDisappear() { onLeaving() }

  // The words of suggestions and widths are in the language of the interface.
  override func traitsDidChange() {
    if item == nil { return }
    showSource()
    showText()
  }

  /// The text in the field.
  var text: String { contentView.field.text }

  /// Whether the text differs from what was last read or saved.
  var isEdited: Bool { item.map { !$0.translation.isSame(as: text) } ?? false }

  /// Shows a message.
  func show(_ item: TranslationItem) {
    let isOther = item.id != self.item?.id
    let wasEdited = isEdited
    self.item = item
    title = .HanokCommand.editItemTitle(table: item.id.table, key: item.id.key)
    if isOther || !wasEdited || text.isSame(as: item.translation) {
      // The history belongs to the message, even if the next one has the same text.
      if isOther {
        hasForms = forms(of: "", isCode: false) != nil
        showInField(item.translation)
      } else {
        setText(item.translation)
      }
      // The field undoes it.
      if let typed = session.unsavedTexts[item.id] { setText(typed, asTyping: true) }
    }
    contentView.show(comment: item.description, note: item.translatorNote)
    showSource()
    contentView.showTerms(session.review.terms(in: item))
    showSuggestions(isOther)
    showText()
  }

  /// Shows what the tables have of the same text at once, and what is near as soon as it is found.
  private func showSuggestions(_ isOther: Bool) {
    guard let item else { return }
    if isOther { found = nil }
    let equal = session.project.equal(to: item, atMost: Self.suggestionCount)
    let known = EditedProject.distinct(
      found ?? equal, but: item.translation, atMost: Self.suggestionCount)
    contentView.showSuggestions(known, source: item.source)
    guard isOther else { return }
    search?.cancel()
    search = task { [weak self, project = session.project] in
      let found = await Self.suggestions(for: item, in: project)
      guard let self, !Task.isCancelled, self.item?.id == item.id, found != equal else { return }
      self.found = found
      showSuggestions(false)
    }
  }

  @concurrent private static func suggestions(
    for item: TranslationItem, in project: EditedProject
  ) async -> [TranslationSuggestion] {
    let memory = project.memory(for: item, atMost: suggestionCount)
    // Nothing is near to a text of some letters.
    guard memory.count < suggestionCount, item.source.utf8.count >= leastLengthForNear else {
      return memory
    }
    return memory + project.near(item, atMost: suggestionCount)
  }

  /// The text that redoing in the field leads to; nil if it has undone nothing.
  var undoneText: String? { contentView.field.undoneText }

  /// Whether something that was typed can be undone.
  var canUndo: Bool { contentView.field.canUndo }

  /// Whether something that was typed and undone can be redone.
  var canRedo: Bool { contentView.field.canRedo }

  /// Undoes what was typed last in any form, and returns whether there was something.
  func undo() -> Bool { contentView.field.undo() }

  /// Redoes what was undone last in any form, and returns whether there was something.
  func redo() -> Bool { contentView.field.redo() }

  /// Moves the focus to the field, behind its text.
  func beginEditing() { contentView.field.beginEditing() }

  /// Returns the forms of a text of the message; nil for a text that has none, or is edited as code.
  private func forms(of text: String, isCode: Bool? = nil) -> VariantForms? {
    guard let item, !(isCode ?? contentView.field.showsCode) else { return nil }
    return session.forms(of: text, for: item)
  }

  private func toggleCode() {
    let showsCode = !contentView.field.showsCode
    contentView.field.show(text, as: forms(of: text, isCode: showsCode), withCode: showsCode)
    beginEditing()
    showSource()
    showText()
  }

  /// Hands the text on to the session, which doesn't save every text.
  func commit() {
    if let item { session.submit(text, of: item.id) }
  }

  /// The reason why the text is saved only after a question, or nil.
  var obstacle: Message? { item.flatMap { session.obstacle(to: text, of: $0.id) } }

  /// Hands the text on as a translation, edited or not; no text isn't one.
  func confirm() {
    if let item, isEdited || !text.isEmpty { session.translate(item.id, as: text) }
  }

  override var keyCommands: [KeyCommand] {
    guard let item, view.window != nil else { return [] }
    return [
      KeyCommand(
        .HanokCommand.editDone, keys: [KeyEvent(.enter, .alt), KeyEvent(.enter, .control)],
        priority: 3
      ) { [weak self] in self?.onDone() },
      KeyCommand(
        .function(5), title: .HanokCommand.editCopySource,
        isEnabled: !contentView.field.isText(item.source)
      ) { [weak self] in self?.copySource() },
      KeyCommand(
        .function(6), title: .HanokCommand.editInsertVariants, isEnabled: variants != nil,
        priority: 1
      ) { [weak self] in self?.insertVariants() },
      KeyCommand(
        .function(7), title: .HanokCommand.editUseSuggestion,
        isEnabled: !contentView.suggestionButtons.isEmpty, priority: 1
      ) { [weak self] in
        self?.contentView.suggestionButtons.first?.sendActions(for: .primaryActionTriggered)
      },
      KeyCommand(
        .function(3), title: .HanokCommand.editRepair,
        isEnabled: findings.contains { $0.repair != nil }, priority: 1
      ) { [weak self] in self?.repair() },
      KeyCommand(
        .function(9), title: .HanokCommand.editInsertPlaceholder, isEnabled: missingPart != nil,
        priority: 1
      ) { [weak self] in self?.insertPlaceholder() },
      KeyCommand(.character("n"), .alt, title: .HanokCommand.editNote) { [weak self] in
        self?.onNote()
      },
      KeyCommand(
        .character("c"), .alt,
        title: contentView.field.showsCode
          ? .HanokCommand.editShowForms : .HanokCommand.editShowCode,
        isEnabled: hasForms
      ) { [weak self] in self?.toggleCode() },
      KeyCommand(
        .function(8), title: .HanokCommand.editNextFinding,
        isEnabled: !(findings.isEmpty && missing.isEmpty),
        priority: 1
      ) { [weak self] in self?.showNextFinding() },
    ]
  }

  /// The next placeholder or tag of the source that the line with the cursor lacks.
  private var missingPart: String? {
    item.flatMap { contentView.field.missingPart(of: $0.source) }
  }

  private func insertPlaceholder() { if let missingPart { contentView.field.insert(missingPart) } }

  /// The source with the variants of the language, for an empty field alone.
  private var variants: String? {
    guard contentView.field.isEmpty, let item, item.source.contains(".match") else { return nil }
    return session.expansion.expanded(item.source)
  }

  private func insertVariants() {
    guard let variants else { return }
    writeText(variants)
    if contentView.field.hasForms {
      beginEditing()
    } else if let end = SourceRuns.endOfFirstVariant(in: variants) {
      contentView.field.select(end..<end)
    }
  }

  /// Replaces what is wrong without doubt.
  private func repair() {
    let (text, count) = TranslationRepair.repaired(text, findings)
    if count > 0 { writeText(text) }
  }

  private func copySource() { if let item { writeText(item.source) } }

  /// Replaces the text as if it was typed, in one step.
  private func writeText(_ text: String) {
    replaceText(by: text)
    onWriting()
  }

  /// Replaces the text in one step that the field can undo.
  func replaceText(by text: String) {
    contentView.field.focus()
    setText(text, asTyping: true)
    showSource()
  }

  /// Shows a text that the field can't undo.
  private func showInField(_ text: String) {
    contentView.field.show(text, as: forms(of: text))
    session.beginField()
  }

  private func setText(_ text: String, asTyping: Bool = false) {
    let field = contentView.field
    if field.isText(text) { return }
    if asTyping {
      field.replace(by: text, as: forms(of: text))
    } else {
      showInField(text)
    }
  }

  /// Marks the text to be read once in this turn, after all keys of a read.
  private func textDidChange() {
    isTextChanged = true
    contentView.setNeedsUpdateProperties()
  }

  override func updateProperties() {
    guard isTextChanged else { return }
    isTextChanged = false
    // Undoing may have shown the code, or the forms.
    if showsSourceCode == contentView.field.hasForms { showSource() }
    showText()
    onTyping()
  }

  /// Shows what is wrong with the text, and what becomes of it.
  private func showText() {
    guard let item else { return }
    missing = contentView.field.missingForms
    findings = session.findings(of: text, for: item).filter { finding in
      missing.isEmpty || !Self.checksOfMissingForms.contains(finding.check.name)
    }
    shownFinding = -1
    showFindings()
    contentView.preview.lines = session.preview.rows(
      of: text, source: item.source, width: item.width
    ).map {
      PreviewView.Line($0, limit: item.width, hasForms: contentView.field.hasForms)
    }
    let state: Message = isEdited ? .HanokCommand.editStateEdited : Self.words(of: item.state)
    contentView.show(
      state: .HanokCommand.editCaption(language: "\(session.language)", state: state))
    contentView.showBeginnings(contentView.field.isEmpty, hasVariants: variants != nil)
    contentView.setNeedsLayout()
  }

  private func showFindings() {
    let forms = missing.enumerated().map { index, form in
      FindingsView.Finding(
        sentence: .HanokCommand.editFormEmpty(examples: FormExample.label(form.examples)),
        isError: true, isCurrent: index == shownFinding)
    }
    let found = findings.enumerated().map { index, finding in
      FindingsView.Finding(
        sentence: finding.problem.sentence,
        advice: [finding.problem.suggestedName, Self.advice(on: finding)].compactMap(\.self),
        isError: finding.severity == .error, isCurrent: missing.count + index == shownFinding)
    }
    // In a form, a brace that is typed is text.
    let bare = contentView.field.hasForms ? [] : SourceRuns.bareLiterals(in: text)
    let known = item.map { SourceRuns.bareLiterals(in: $0.source) } ?? []
    let braces = bare.filter { !known.contains($0) }.map { code in
      FindingsView.Finding(sentence: .HanokCommand.editBraces(code: code), isError: false)
    }
    contentView.findings.findings = forms + found + braces
  }

  /// Returns what to do here: the remedies are written for the files, too.
  private static func advice(on finding: TranslationFinding) -> Message? {
    switch finding.check {
    case .changedSource: return .HanokCommand.editRemedyChanged
    case .needsReview: return .HanokCommand.editRemedyReview
    default: break
    }
    if finding.problem.kind.name == "backslashes" { return .HanokCommand.editRemedyBackslashes }
    guard finding.repair != nil else { return finding.problem.remedy }
    guard let remedy = finding.problem.remedy else { return .HanokCommand.editRemedyRepair }
    return .HanokCommand.editRemedyOrRepair(remedy: remedy)
  }

  /// Shows the next finding, and selects its place in the text if it has one.
  private func showNextFinding() {
    contentView.updatePropertiesIfNeeded()
    let count = missing.count + findings.count
    if count == 0 { return }
    shownFinding = (shownFinding + 1) % count
    showFindings()
    contentView.showCurrentFinding()
    if shownFinding < missing.count { return contentView.field.focus(on: missing[shownFinding]) }
    contentView.field.focus()
    if let range = findings[shownFinding - missing.count].range { contentView.field.select(range) }
  }

  private static func words(of state: TranslationItem.State) -> Message {
    switch state {
    case .missing, .untranslated: .HanokCommand.editStateUntranslated
    case .changed: .HanokCommand.editStateChanged
    case .review: .HanokCommand.editStateReview
    case .translated: .HanokCommand.editStateTranslated
    }
  }

  /// Shows the source as its forms, or as its code beside that of the translation.
  private func showSource() {
    guard let item else { return }
    showsSourceCode = !contentView.field.hasForms
    contentView.showSource(styled(item.source), former: item.formerSource.map(styled))
  }

  private func styled(_ source: String) -> AttributedText {
    let forms =
      contentView.field.hasForms ? VariantForms.ofSource(source, sourcePreview) : []
    var text = AttributedText("")
    for (index, form) in forms.enumerated() {
      let label = contentView.traits?.localizer.string(FormExample.label(form.examples)) ?? ""
      text.runs.append(.init("\(index == 0 ? "" : "\n")\(label): "))
      text.runs += SourceRuns.cut(form.text, at: FormText.units(in: form.text)).map(Self.run)
    }
    if forms.isEmpty { text.runs = SourceRuns.parts(of: source).map(Self.run) }
    return text
  }

  private static func run(_ part: (text: String, kind: SourceRuns.Kind)) -> AttributedText.Run {
    switch part.kind {
    case .text: .init(part.text)
    case .placeholder: .init(part.text, role: .key)
    case .markup: .init(part.text, role: .emphasis)
    }
  }
}
