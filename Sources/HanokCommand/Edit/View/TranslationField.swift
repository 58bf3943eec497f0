import Hanok
import HanokLocalization
import HanokTerminal

/// The field of a translation: a field for each form of a number, or one for the whole text.
///
/// ```
/// 1        {$score} punkt
/// 2, 3, 4  {$score} punkty
/// others   ‸
/// ```
///
/// Placeholders and tags are moved over and deleted as a whole. The text has the direction of its
/// language, and code has its own.
final class TranslationField: View {
  /// Called after the user has changed the text.
  var onChange: () -> Void = {}
  /// Called after the user has written something new, which nobody has undone or redone.
  var onWriting: () -> Void = {}
  /// Called when the text is entered.
  var onEntering: () -> Void = {}
  /// The language of the text.
  var language = LanguageTag.english { didSet { updateDirections() } }

  private let code = TextView(placeholder: .HanokCommand.editPlaceholder)
  private var forms: VariantForms?
  private var formFields: [TextView] = []
  private var formLabels: [Label] = []
  /// The field that was used last.
  private weak var lastField: TextView?
  /// Whether the texts of all forms are edited as one text, with its code.
  private(set) var showsCode = false
  private var history = FieldHistory(.init(forms: nil, texts: [EditableText(isMultiline: true)]))

  /// The most rows of the field of a form.
  private static let mostFormRows = 4
  /// The least width with labels beside the fields; below it, they are above.
  private static let leastWidthForLabels = 40
  /// The divisor of the width for the widest label.
  private static let labelShare = 3

  override init() {
    super.init()
    code.accessibilityLabel = .HanokCommand.editTranslation
    prepare(code)
    code.addAction(for: .valueChanged) { [weak self] in self?.didType(in: 0) }
    addSubview(code)
  }

  private func prepare(_ field: TextView, isForm: Bool = false) {
    field.units = { line in
      (isForm ? FormText.units(in: line) : SourceRuns.units(in: line)).map {
        TextUnit($0.range, role: $0.kind == .markup ? .emphasis : .key)
      }
    }
    field.addAction { [weak self] in self?.onEntering() }
    field.addAction(for: .editingDidBegin) { [weak self, weak field] in self?.lastField = field }
  }

  private func didType(in index: Int) {
    if history.record(fields[index].content, at: index) {
      // What others have undone isn't redone before what is typed now.
      for (other, field) in fields.enumerated() where other != index { forgetHistory(of: field) }
      onWriting()
    }
    textDidChange()
  }

  private func forgetHistory(of field: TextView) {
    guard field.content.canUndo || field.content.canRedo else { return }
    var content = field.content
    content.forgetHistory()
    field.restore(content)
  }

  private func textDidChange() {
    updateDirections()
    setNeedsContentUpdate()
    onChange()
  }

  // MARK: - The text

  /// The whole text, with its code.
  var text: String { forms?.message ?? code.text }

  /// The forms that are yet to be written; none while nothing is written.
  var missingForms: [VariantForms.Form] { forms?.missing ?? [] }

  /// Whether nothing is written yet.
  var isEmpty: Bool { fields.allSatisfy(\.content.isEmpty) }

  /// Whether each form has a field of its own.
  var hasForms: Bool { forms != nil }

  private var fields: [TextView] { forms == nil ? [code] : formFields }

  /// Whether the text is a certain one; another length needs no copy of the text.
  func isText(_ other: String) -> Bool {
    if forms == nil, code.content.length != other.utf8.count { return false }
    return text.utf8.elementsEqual(other.utf8)
  }

  /// Shows another text; nothing of what was typed before can be undone.
  func show(_ text: String, as forms: VariantForms?) {
    write(text, as: forms)
    history = FieldHistory(contents)
  }

  /// Replaces the text for the user, who can undo it in one step.
  func replace(by text: String, as new: VariantForms?) {
    write(text, as: new)
    history.replace(with: contents)
    textDidChange()
  }

  /// Shows the text with its code, or without it, in a step that the user can undo.
  func show(_ text: String, as forms: VariantForms?, withCode showsCode: Bool) {
    self.showsCode = showsCode
    replace(by: text, as: forms)
  }

  private func write(_ text: String, as new: VariantForms?) {
    keepFocus {
      setForms(new)
      code.reset(new == nil ? text : "")
      for (field, form) in zip(formFields, new?.forms ?? []) { field.reset(form.text) }
    }
    updateDirections()
    setNeedsContentUpdate()
  }

  /// Changes the fields; what takes the place of the field with the focus has it then.
  private func keepFocus(_ change: () -> Void) {
    let hadFocus = fields.contains(where: \.isFirstResponder)
    change()
    if hadFocus { focus() }
  }

  private var contents: FieldHistory.Contents {
    .init(forms: forms, showsCode: showsCode, texts: fields.map(\.content))
  }

  // MARK: - Undoing

  /// Whether a change of any field can be undone.
  var canUndo: Bool { history.canUndo }

  /// Whether an undone change of any field can be redone.
  var canRedo: Bool { history.canRedo }

  /// Undoes the last change of any field, and returns whether there was one.
  func undo() -> Bool { revert { $0.undo() } }

  /// Redoes the last undone change of any field, and returns whether there was one.
  func redo() -> Bool { revert { $0.redo() } }

  /// The text that redoing in the fields leads to; nil if they have undone nothing.
  var undoneText: String? { history.redone?.message }

  private func revert(_ revert: (inout FieldHistory) -> Bool) -> Bool {
    guard revert(&history) else { return false }
    let contents = history.current
    showsCode = contents.showsCode
    keepFocus {
      setForms(contents.forms)
      for (index, content) in contents.texts.enumerated() {
        forms?.setText(content.text, at: index)
        fields[index].restore(content)
      }
      if let typed = contents.typed { lastField = fields[typed] }
    }
    contents.typed.map { fields[$0] }?.becomeFirstResponder()
    textDidChange()
    return true
  }

  // MARK: - The field that is used

  private var active: TextView {
    let fields = fields
    return fields.first(where: \.isFirstResponder) ?? fields.first { $0 === lastField }
      ?? fields.first ?? code
  }

  /// Moves the focus behind the text: of the first form that is yet to be written, or of the first.
  func beginEditing() {
    let open = forms?.forms.firstIndex(where: \.isMissing)
    let field = open.map { formFields[$0] } ?? fields.first ?? code
    field.becomeFirstResponder()
    field.selectedRange = field.content.length..<field.content.length
  }

  /// Moves the focus to the field of a form.
  func focus(on form: VariantForms.Form) {
    guard let index = forms?.forms.firstIndex(where: { $0.keys == form.keys }) else { return }
    formFields[index].becomeFirstResponder()
  }

  /// Moves the focus to the field that was used last.
  func focus() { active.becomeFirstResponder() }

  /// Writes a text in place of the selection.
  func insert(_ text: String) {
    focus()
    active.replace(active.selectedRange, withText: text)
  }

  /// Selects a range of the whole text.
  func select(_ range: Range<Int>) {
    guard let forms else {
      code.becomeFirstResponder()
      return code.selectedRange = range
    }
    guard let place = forms.place(of: range), formFields.indices.contains(place.form) else {
      return focus()
    }
    formFields[place.form].becomeFirstResponder()
    formFields[place.form].selectedRange = place.range
  }

  /// Returns the next placeholder or tag of the source that the form, or the line, with the cursor lacks.
  func missingPart(of source: String) -> String? {
    let field = active
    if let forms, let index = formFields.firstIndex(where: { $0 === field }) {
      let form = forms.forms[index]
      return FormText.missingPart(of: form.sourceText, in: form.text)
    }
    let line = field.content.lineIndex(at: field.content.selection.range.upperBound)
    return SourceRuns.missingPart(of: source, in: field.content.line(line))
  }

  // MARK: - The forms

  private func setForms(_ new: VariantForms?) {
    let (shown, others) = (forms?.forms ?? [], new?.forms ?? [])
    let isSame = shown.count == others.count && zip(shown, others).allSatisfy { $0.isShown(as: $1) }
    forms = new
    code.isHidden = new != nil
    if isSame { return }
    for view in formFields + formLabels { view.removeFromSuperview() }
    formFields = []
    formLabels = []
    for (index, form) in (new?.forms ?? []).enumerated() { addField(of: form, at: index) }
    setNeedsContentUpdate()
  }

  private func addField(of form: VariantForms.Form, at index: Int) {
    let values = FormExample.label(form.examples)
    let label = Label(values)
    label.style = \.secondary
    label.numberOfLines = 0
    let field = TextView(
      placeholder: form.sourceText.isEmpty ? nil : .HanokCommand.editText(text: form.sourceText))
    field.accessibilityLabel = .HanokCommand.editForm(examples: values)
    label.isAccessibilityElement = false
    prepare(field, isForm: true)
    field.addAction(for: .valueChanged) { [weak self, weak field] in
      guard let self, let field else { return }
      forms?.setText(field.text, at: index)
      didType(in: index)
    }
    formLabels.append(label)
    formFields.append(field)
    addSubview(label)
    addSubview(field)
  }

  private func updateDirections() {
    let own: TextView.WritingDirection = language.isRightToLeft ? .rightToLeft : .leftToRight
    for field in formFields { field.baseWritingDirection = own }
    code.baseWritingDirection = SourceRuns.isCode(code.text) ? .leftToRight : own
  }

  // MARK: - Layout

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? 40
    guard forms != nil else {
      let rows = rows(of: code, width: width, atMost: .max)
      return Size(width: width, height: min(rows, proposal.height ?? rows))
    }
    return Size(width: width, height: frames(width: width).last?.field.maxY ?? 0)
  }

  override func layoutSubviews() {
    place(code, at: bounds)
    for (index, frames) in frames(width: frame.width).enumerated() {
      place(formLabels[index], at: frames.label)
      place(formFields[index], at: frames.field)
    }
  }

  /// Returns the places of the labels and the fields of all forms.
  private func frames(width: Int) -> [(label: Rect, field: Rect)] {
    let isBeside = width >= Self.leastWidthForLabels
    let widest = formLabels.map { $0.fittingSize(.unspecified).width }.max() ?? 0
    let labelWidth = isBeside ? min(widest, width / Self.labelShare) : width
    let start = isBeside ? labelWidth + 1 : 0
    var y = 0
    return zip(formLabels, formFields).enumerated().map { index, pair in
      let (label, field) = pair
      let labelRows = label.fittingSize(ProposedSize(width: labelWidth)).height
      let hint = forms?.forms[index].sourceText ?? ""
      let rows = rows(of: field, width: width - start, atMost: Self.mostFormRows, hint: hint)
      let top = isBeside ? y : y + labelRows
      defer { y = isBeside ? y + max(labelRows, rows) : top + rows }
      return (
        Rect(x: 0, y: y, width: labelWidth, height: labelRows),
        Rect(x: start, y: top, width: max(0, width - start), height: rows)
      )
    }
  }

  /// Returns the rows that a field needs; what is longer than some doesn't make it higher.
  ///
  /// - Parameter hint: What an empty field shows.
  private func rows(
    of field: TextView, width: Int, atMost most: Int, hint: String = ""
  ) -> Int {
    guard let traits else { return 1 }
    let limit = min(most, Self.mostRows)
    let text = field.content.isEmpty ? hint : String(field.text.prefix(limit * max(1, width)))
    let lines = TextLayout(
      AttributedText(text), width: max(1, width - 2), purpose: .editing, rules: traits.textRules
    ).lines.count
    return min(lines, limit)
  }

  /// The most rows of the whole field.
  private static let mostRows = 10
}
