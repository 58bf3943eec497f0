public import HanokLocalization
import HanokTerminal

/// A row of a ``FormView``.
public final class FormRow {
  /// The view that takes the value.
  public let field: View
  /// The name of the field.
  public var label: Message { didSet { labelDidChange() } }
  /// The words beside or below the field as long as nothing is wrong.
  public var hint: Message? { didSet { showNote() } }
  /// What is wrong with the value, shown instead of the hint; nil for nothing.
  public var error: Message? { didSet { if error != oldValue { showNote() } } }
  /// Whether the row is left out.
  public var isHidden = false { didSet { for view in views { view.isHidden = isHidden } } }

  let labelView: FormLabel
  let noteView = FormNoteView()
  private let validator: (() -> Message?)?
  /// Whether the field has no name but that of the row.
  private let namesField: Bool
  /// Whether the row is in its form, and so looks after the field.
  private var isInForm = true

  var views: [View] { [labelView, field, noteView] }

  init(
    _ label: Message, _ field: View, hint: Message?, validate: (() -> Message?)?
  ) {
    self.label = label
    self.field = field
    self.hint = hint
    validator = validate
    labelView = FormLabel(label, of: field)
    noteView.keepsPlace = hint != nil || validate != nil
    namesField =
      field.isAccessibilityElement
      && (field.accessibilityLabel == nil || field is TextField || field is DateControl)
    if field.isAccessibilityElement {
      nameField(label)
      // Said with the field, not before it.
      labelView.isAccessibilityElement = false
      noteView.isAccessibilityElement = false
    } else if !field.isAccessibilityElement, field.accessibilityLabel != nil {
      // What is in the field says its name.
      labelView.isAccessibilityElement = false
    }
    (field as? Control)?.addAction(for: .valueChanged) { [weak self] in self?.valueDidChange() }
    (field as? ValueField)?.onFinish = { [weak self] in self?.showOwnProblem() }
    showNote()
  }

  /// Asks what is wrong with the value, and shows it.
  ///
  /// - Returns: Whether nothing is wrong.
  @discardableResult
  public func validate() -> Bool {
    // A text that is no value is none to be judged.
    if let field = field as? ValueField, !field.finishEditing() {
      error = field.validationMessage
    } else {
      error = validator?()
    }
    return error == nil
  }

  /// Looks after the field no longer, and takes its words away from it.
  func release() {
    isInForm = false
    (field as? TextField)?.validationMessage = nil
    if field.isAccessibilityElement { field.accessibilityHint = nil }
    nameField(nil)
  }

  private func labelDidChange() {
    labelView.message = label
    nameField(label)
  }

  /// Has the field read aloud by the name of the row, before its own if it has one.
  private func nameField(_ label: Message?) {
    guard field.isAccessibilityElement else { return }
    if namesField { field.accessibilityLabel = label } else { field.rowLabel = label }
  }

  /// Gives the keys to the field, or to the first view in it that takes them.
  func focus() {
    for view in field.visibleDescendants where view.becomeFirstResponder() { return }
  }

  /// What was wrong is looked at again with each change; what wasn't is left to be typed.
  private func valueDidChange() { if isInForm, error != nil { validate() } }

  /// Shows why the text that was typed is no value.
  private func showOwnProblem() {
    guard isInForm else { return }
    if let problem = (field as? ValueField)?.validationMessage { error = problem }
  }

  private func showNote() {
    let textField = field as? TextField
    textField?.validationMessage = error
    // A text field has the sign of what is wrong itself, and says it with its value.
    noteView.show(error ?? hint, isError: error != nil, hasSign: textField == nil)
    let words = error == nil ? hint : textField == nil ? error : nil
    if field.isAccessibilityElement { field.accessibilityHint = words }
  }
}

/// The name of a field: a click on it gives the field the keys.
final class FormLabel: Label {
  private weak var field: View?

  init(_ message: Message, of field: View) {
    self.field = field
    super.init(message)
    numberOfLines = 0
  }

  override func mouse(_ event: MouseEvent) -> Bool {
    guard case .press(.left) = event.kind, let field else { return false }
    for view in field.visibleDescendants where view.becomeFirstResponder() { return true }
    return false
  }
}

/// The words about a field: before those about an error there is a sign, unless the field has it.
final class FormNoteView: View {
  /// Whether there is a row for the words before they come.
  var keepsPlace = false
  private let sign = SignView()
  private let label = Label()

  /// The cells of the sign and of the space behind it.
  private static let signWidth = 2

  override init() {
    super.init()
    label.numberOfLines = 0
    addSubview(sign)
    addSubview(label)
  }

  override var isAccessibilityElement: Bool {
    get { false }
    set { label.isAccessibilityElement = newValue }
  }

  func show(_ message: Message?, isError: Bool, hasSign: Bool) {
    label.message = message
    label.style = isError ? \.failure : \.secondary
    sign.isHidden = !isError || !hasSign
    setNeedsContentUpdate()
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let indent = sign.isHidden ? 0 : Self.signWidth
    let size = label.fittingSize(ProposedSize(width: proposal.width.map { $0 - indent }))
    return Size(width: size.width + indent, height: max(keepsPlace ? 1 : 0, size.height))
  }

  override func layoutSubviews() {
    let indent = sign.isHidden ? 0 : Self.signWidth
    place(sign, at: Rect(x: 0, y: 0, width: 1, height: 1))
    place(label, at: Rect(x: indent, y: 0, width: frame.width - indent, height: frame.height))
  }
}

/// The sign of what is wrong.
private final class SignView: View {
  override func draw(in canvas: Canvas) {
    guard let traits else { return }
    canvas.write(traits.symbols.warning, at: .zero, style: traits.theme.failure)
  }
}
