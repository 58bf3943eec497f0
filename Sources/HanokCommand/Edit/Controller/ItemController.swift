import Hanok
import HanokLocalization
import HanokUnicode

/// A message and its translation, with what is wrong in it while it is typed.
final class ItemController: ContentViewController<ItemView> {
  /// Called when a text is entered in the field.
  var onEntering: () -> Void = {}
  /// Called when the translation is done, and the next one is wanted.
  var onDone: () -> Void = {}
  /// Called after changes of the text, once in a turn.
  var onTyping: () -> Void = {}
  /// Called when the screen goes.
  var onLeaving: () -> Void = {}

  /// The message that is shown, as it was last read or saved.
  private(set) var item: TranslationItem?
  private let session: EditSession
  private var findings: [TranslationFinding] = []
  /// Whether the user has changed the text since it was read.
  private var isTextChanged = false
  /// The finding that was shown last.
  private var shownFinding = -1

  /// The greatest number of suggestions.
  private static let suggestionCount = 3

  /// Creates a screen without a message.
  init(_ session: EditSession) {
    self.session = session
    super.init(ItemView())
    contentView.language = session.language
  }

  override func viewDidLoad() {
    contentView.field.addTarget(self, action: ItemController.textDidChange, for: .valueChanged)
    contentView.field.addAction { [weak self] in self?.onEntering() }
    contentView.copyButton.addTarget(self, action: ItemController.copySource)
    contentView.variantsButton.addTarget(self, action: ItemController.insertVariants)
    contentView.onSuggestion = { [weak self] in self?.replaceText(by: $0) }
  }

  override func viewWillDisappear() { onLeaving() }

  // The words of suggestions and widths are in the language of the interface.
  override func traitsDidChange() { if item != nil { showText() } }

  /// The text in the field.
  var text: String { contentView.field.text }

  /// Whether the text differs from what was last read or saved.
  var isEdited: Bool { item.map { $0.translation != text } ?? false }

  /// Shows a message.
  func show(_ item: TranslationItem) {
    let isOther = item.id != self.item?.id
    let wasEdited = isEdited
    self.item = item
    title = .HanokCommand.editItemTitle(table: item.id.table, key: item.id.key)
    if isOther || !wasEdited || text == item.translation {
      setText(item.translation)
      // The field undoes it.
      if let typed = session.unsavedTexts[item.id] { setText(typed, asTyping: true) }
    }
    contentView.show(
      comment: item.description, source: Self.styled(item.source),
      former: item.formerSource.map(Self.styled))
    contentView.showSuggestions(
      session.project.suggestions(for: item, atMost: Self.suggestionCount))
    showText()
  }

  /// Moves the focus to the field, behind its text.
  func beginEditing() {
    contentView.field.becomeFirstResponder()
    let end = text.utf8.count
    contentView.field.selectedRange = end..<end
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
        .function(5), title: .HanokCommand.editCopySource, isEnabled: !isText(item.source)
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
      KeyCommand(
        .function(8), title: .HanokCommand.editNextFinding, isEnabled: !findings.isEmpty,
        priority: 1
      ) { [weak self] in self?.showNextFinding() },
    ]
  }

  /// Whether the text is a certain one; another length needs no copy of the text.
  private func isText(_ other: String) -> Bool {
    contentView.field.content.length == other.utf8.count && text == other
  }

  /// The next placeholder or tag of the source that the line with the cursor lacks.
  private var missingPart: String? {
    guard let item else { return nil }
    let content = contentView.field.content
    let line = content.lineIndex(at: content.selection.range.upperBound)
    return SourceRuns.missingPart(of: item.source, in: content.line(line))
  }

  private func insertPlaceholder() {
    guard let missingPart else { return }
    contentView.field.becomeFirstResponder()
    contentView.field.replace(contentView.field.selectedRange, withText: missingPart)
  }

  /// The source with the variants of the language, for an empty field alone.
  private var variants: String? {
    guard contentView.field.content.isEmpty, let item, item.source.contains(".match") else {
      return nil
    }
    return VariantExpansion(for: session.language).expanded(item.source)
  }

  private func insertVariants() {
    guard let variants else { return }
    replaceText(by: variants)
    if let end = SourceRuns.endOfFirstVariant(in: variants) {
      contentView.field.selectedRange = end..<end
    }
  }

  /// Replaces what is wrong without doubt.
  private func repair() {
    let (text, count) = TranslationRepair.repaired(text, findings)
    if count > 0 { replaceText(by: text) }
  }

  private func copySource() { if let item { replaceText(by: item.source) } }

  /// Replaces the text in one step that the field can undo.
  private func replaceText(by text: String) {
    contentView.field.becomeFirstResponder()
    setText(text, asTyping: true)
  }

  private func setText(_ text: String, asTyping: Bool = false) {
    let field = contentView.field
    if field.text == text { return }
    if asTyping {
      field.replace(0..<field.text.utf8.count, withText: text)
    } else {
      field.text = text
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
    showText()
    onTyping()
  }

  /// Shows what is wrong with the text, and what becomes of it.
  private func showText() {
    guard let item else { return }
    findings = session.findings(of: text, for: item)
    shownFinding = -1
    showFindings()
    contentView.field.baseWritingDirection = SourceRuns.isCode(text) ? .leftToRight : .natural
    contentView.preview.lines = session.preview.rows(
      of: text, source: item.source, width: item.width
    ).map { PreviewView.Line($0, limit: item.width) }
    let state: Message = isEdited ? .HanokCommand.editStateEdited : Self.words(of: item.state)
    contentView.show(
      state: .HanokCommand.editCaption(language: "\(session.language)", state: state))
    contentView.showBeginnings(text.isEmpty, hasVariants: variants != nil)
    contentView.setNeedsLayout()
  }

  private func showFindings() {
    contentView.findings.findings = findings.enumerated().map { index, finding in
      .init(
        sentence: finding.problem.sentence,
        advice: [finding.problem.suggestedName, Self.advice(on: finding)].compactMap(\.self),
        isError: finding.severity == .error, isCurrent: index == shownFinding)
    }
  }

  /// Returns what to do here: the remedies are written for the files, too.
  private static func advice(on finding: TranslationFinding) -> Message? {
    if finding.check == .changedSource { return .HanokCommand.editRemedyChanged }
    guard finding.repair != nil else { return finding.problem.remedy }
    guard let remedy = finding.problem.remedy else { return .HanokCommand.editRemedyRepair }
    return .HanokCommand.editRemedyOrRepair(remedy: remedy)
  }

  /// Shows the next finding, and selects its place in the text if it has one.
  private func showNextFinding() {
    contentView.updatePropertiesIfNeeded()
    if findings.isEmpty { return }
    shownFinding = (shownFinding + 1) % findings.count
    showFindings()
    contentView.showCurrentFinding()
    contentView.field.becomeFirstResponder()
    if let range = findings[shownFinding].range { contentView.field.selectedRange = range }
  }

  private static func words(of state: TranslationItem.State) -> Message {
    switch state {
    case .missing, .untranslated: .HanokCommand.editStateUntranslated
    case .changed: .HanokCommand.editStateChanged
    case .translated: .HanokCommand.editStateTranslated
    }
  }

  private static func styled(_ source: String) -> AttributedText {
    var text = AttributedText("")
    text.runs = SourceRuns.parts(of: source).map { part in
      switch part.kind {
      case .text: .init(part.text)
      case .placeholder: .init(part.text, role: .key)
      case .markup: .init(part.text, role: .emphasis)
      }
    }
    return text
  }
}

extension PreviewView.Line {
  /// A row of a preview in words.
  fileprivate init(_ row: TranslationPreview.Row, limit: Int?) {
    let keys = row.keys.joined(separator: " ")
    let numbers = row.values.joined(separator: ", ")
    let values =
      keys.isEmpty || numbers.isEmpty || keys == numbers ? keys + numbers : "\(keys): \(numbers)"
    let note: Message =
      if row.text == nil {
        .HanokCommand.editUnreached
      } else if row.isTooWide, let limit {
        .HanokCommand.editTooWide(width: row.width, limit: limit)
      } else {
        .HanokCommand.editWidth(width: row.width)
      }
    let text = row.text ?? ""
    self.init(
      values: keys == numbers ? keys : values, text: row.isolated,
      spoken: values.isEmpty
        ? .HanokCommand.editPreviewPlain(text: text, note: note)
        : .HanokCommand.editPreviewSpoken(values: values, text: text, note: note),
      note: note, isWarning: row.isTooWide || row.text == nil)
  }
}
