import Hanok
import HanokLocalization
import HanokReview

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
  private var findings = ItemFindings()
  private lazy var search = SuggestionSearch(session, for: self) { [weak self] in
    self?.showSuggestions(isOther: false)
  }
  /// Whether the user has changed the text since it was read.
  private var isTextChanged = false
  /// Whether the message has forms in the language.
  private var hasForms = false
  private lazy var sourceText = SourceText()
  /// Whether the source is shown with its code.
  private var showsSourceCode = false

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
    showSuggestions(isOther: isOther)
    showText()
  }

  private func showSuggestions(isOther: Bool) {
    guard let item else { return }
    contentView.showSuggestions(
      search.suggestions(for: item, isOther: isOther), source: item.source)
  }

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
    let field = contentView.field
    return [
      command(
        .HanokCommand.editDone, KeyEvent(.enter, .alt), KeyEvent(.enter, .control), priority: 3
      ) { $0.onDone() },
      command(
        .HanokCommand.editCopySource, KeyEvent(.function(5)), isEnabled: !field.isText(item.source)
      ) { $0.copySource() },
      command(
        .HanokCommand.editInsertVariants, KeyEvent(.function(6)), isEnabled: variants != nil,
        priority: 1
      ) { $0.insertVariants() },
      command(
        .HanokCommand.editUseSuggestion, KeyEvent(.function(7)),
        isEnabled: !contentView.suggestionButtons.isEmpty, priority: 1
      ) {
        $0.contentView.suggestionButtons.first?.sendActions(for: .primaryActionTriggered)
      },
      command(
        .HanokCommand.editRepair, KeyEvent(.function(3)), isEnabled: findings.hasRepair, priority: 1
      ) { $0.repair() },
      command(
        .HanokCommand.editInsertPlaceholder, KeyEvent(.function(9)), isEnabled: missingPart != nil,
        priority: 1
      ) { $0.insertPlaceholder() },
      command(.HanokCommand.editNote, KeyEvent(.character("n"), .alt)) { $0.onNote() },
      command(
        field.showsCode ? .HanokCommand.editShowForms : .HanokCommand.editShowCode,
        KeyEvent(.character("c"), .alt), isEnabled: hasForms
      ) { $0.toggleCode() },
      command(
        .HanokCommand.editNextFinding, KeyEvent(.function(8)), isEnabled: !findings.isEmpty,
        priority: 1
      ) { $0.showNextFinding() },
    ]
  }

  private func command(
    _ title: Message, _ keys: KeyEvent..., isEnabled: Bool = true, priority: Int = 0,
    _ action: @escaping (ItemController) -> Void
  ) -> KeyCommand {
    KeyCommand(title, keys: keys, isEnabled: isEnabled, priority: priority) { [weak self] in
      if let self { action(self) }
    }
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
    let (text, count) = TranslationRepair.repaired(text, findings.reviewed)
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
    findings = ItemFindings(
      missing: contentView.field.missingForms, reviewed: session.findings(of: text, for: item))
    showFindings()
    contentView.preview.lines = session.preview.rows(
      of: text, source: item.source, width: item.width
    ).map {
      PreviewView.Line($0, limit: item.width, hasForms: contentView.field.hasForms)
    }
    let state = ItemMark(item, isSuspect: false, isUnsaved: isEdited).words
    contentView.show(
      state: .HanokCommand.editCaption(language: "\(session.language)", state: state))
    contentView.showBeginnings(contentView.field.isEmpty, hasVariants: variants != nil)
    contentView.setNeedsLayout()
  }

  private func showFindings() {
    // In a form, a brace that is typed is text.
    let literals = contentView.field.hasForms ? [] : SourceRuns.bareLiterals(in: text)
    let known = item.map { SourceRuns.bareLiterals(in: $0.source) } ?? []
    contentView.findings.findings = findings.lines(
      braces: literals.filter { !known.contains($0) })
  }

  /// Shows the next finding, and selects its place in the text if it has one.
  private func showNextFinding() {
    contentView.updatePropertiesIfNeeded()
    guard let target = findings.moveToNext() else { return }
    showFindings()
    contentView.showCurrentFinding()
    switch target {
    case .form(let form): contentView.field.focus(on: form)
    case .text(let range):
      contentView.field.focus()
      if let range { contentView.field.select(range) }
    }
  }

  /// Shows the source as its forms, or as its code beside that of the translation.
  private func showSource() {
    guard let item else { return }
    showsSourceCode = !contentView.field.hasForms
    contentView.showSource(styled(item.source), former: item.formerSource.map(styled))
  }

  private func styled(_ source: String) -> AttributedText {
    sourceText.styled(
      source, asForms: contentView.field.hasForms, contentView.traits?.localizer)
  }
}
