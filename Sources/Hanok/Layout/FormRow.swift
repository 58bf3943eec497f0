public import HanokLocalization
import HanokTerminal

/// A row of a ``FormView``.
public final class FormRow {
  /// The view for the value.
  public let field: View
  /// The name of the field.
  public var label: Message {
    didSet {
      labelView.message = label
      nameField(label)
    }
  }
  /// The text next to or below the field while there is no error.
  public var hint: Message? { didSet { showNote() } }
  /// The error of the value, shown instead of the hint; nil for none.
  public var error: Message? { didSet { if error != oldValue { showNote() } } }
  /// Whether the row is hidden.
  public var isHidden = false { didSet { for view in views { view.isHidden = isHidden } } }

  let labelView: FormLabel
  let noteView = FormNoteView()
  private let validator: (() -> Message?)?
  /// Whether the row's label is the field's accessibility label.
  private let namesField: Bool
  /// Whether the row is in its form, and so manages the field.
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
    let element = field.accessibilityElement
    namesField =
      field.isAccessibilityElement
      && (element.label == nil || element.traits.contains(.textField))
    if field.isAccessibilityElement {
      nameField(label)
      // It is read with the field, not before it.
      labelView.isAccessibilityElement = false
      noteView.isAccessibilityElement = false
    } else if element.label != nil {
      // The content of the field has the label already.
      labelView.isAccessibilityElement = false
    }
    (field as? Control)?.addAction(for: .valueChanged) { [weak self] in self?.valueDidChange() }
    (field as? any FinishingField)?.onFinish = { [weak self] in self?.showOwnProblem() }
    showNote()
  }

  /// Validates the value, and shows its error.
  ///
  /// - Returns: Whether the value is valid.
  @discardableResult
  public func validate() -> Bool {
    // A text that isn't a value has an error of its own.
    if let field = field as? any FinishingField, !field.finishEditing() {
      error = field.validationMessage
    } else {
      error = validator?()
    }
    return error == nil
  }

  /// Stops managing the field, and removes its label and error.
  func release() {
    isInForm = false
    (field as? TextField)?.validationMessage = nil
    if field.isAccessibilityElement { field.accessibilityHint = nil }
    nameField(nil)
  }

  /// Has the field read aloud by the name of the row, before its own if it has one.
  private func nameField(_ label: Message?) {
    guard field.isAccessibilityElement else { return }
    if namesField { field.accessibilityLabel = label } else { field.rowLabel = label }
  }

  /// Validates an invalid value again at each change; a valid one only later, after typing.
  private func valueDidChange() { if isInForm, error != nil { validate() } }

  /// Shows the error of a text that isn't a value.
  private func showOwnProblem() {
    guard isInForm else { return }
    if let problem = (field as? any FinishingField)?.validationMessage { error = problem }
  }

  private func showNote() {
    noteView.hint = hint
    let textField = field as? TextField
    textField?.validationMessage = error
    // A text field has a sign of the error itself, and reads it with its value.
    noteView.show(error ?? hint, isError: error != nil, hasSign: textField == nil)
    let words = error == nil ? hint : textField == nil ? error : nil
    if field.isAccessibilityElement { field.accessibilityHint = words }
  }
}

/// The label of a field: a click on it moves the focus to the field.
final class FormLabel: Label {
  private weak var field: View?

  init(_ message: Message, of field: View) {
    self.field = field
    super.init(message)
    numberOfLines = 0
  }

  override func mouse(_ event: MouseEvent) -> Bool {
    guard case .press(.left) = event.kind, let field else { return false }
    return field.focusFirst()
  }
}

extension View {
  /// Moves the focus to the view, or to the first one in it that can have it.
  @discardableResult
  func focusFirst() -> Bool {
    for view in visibleDescendants where view.becomeFirstResponder() { return true }
    return false
  }
}

/// The hint or error of a field; an error begins with a sign, unless the field has it.
final class FormNoteView: View {
  /// Whether an empty row is reserved for the text.
  var keepsPlace = false
  /// The text while there is no error.
  var hint: Message? { didSet { if hint != oldValue { superview?.setNeedsContentUpdate() } } }
  private let label = Label()
  private var showsSign = false

  /// The cells of the sign and of the space after it.
  private var indent: Int { showsSign ? 2 : 0 }

  override init() {
    super.init()
    label.numberOfLines = 0
    addSubview(label)
  }

  override var isAccessibilityElement: Bool {
    get { false }
    set { label.isAccessibilityElement = newValue }
  }

  func show(_ message: Message?, isError: Bool, hasSign: Bool) {
    label.message = message
    label.style = isError ? \.failure : \.secondary
    showsSign = isError && hasSign
    setNeedsContentUpdate()
    setNeedsDisplay()
  }

  /// The width for the hint in one line: a form whose width follows its texts doesn't jump when an
  /// error that is longer appears, which wraps.
  var idealWidth: Int {
    guard let traits, let hint else { return 0 }
    return traits.layout(hint, width: ProposedSize.largestLength).width
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let size = label.fittingSize(ProposedSize(width: proposal.width.map { $0 - indent }))
    return Size(width: size.width + indent, height: max(keepsPlace ? 1 : 0, size.height))
  }

  override func layoutSubviews() {
    place(label, at: Rect(x: indent, y: 0, width: frame.width - indent, height: frame.height))
  }

  override func draw(in canvas: Canvas) {
    if !showsSign { return }
    let traits = canvas.traits
    canvas.write(traits.symbols.warning, at: .zero, style: traits.theme.failure)
  }
}
