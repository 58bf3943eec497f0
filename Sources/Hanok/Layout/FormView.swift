public import HanokLocalization
import HanokTerminal

/// Rows of a label, a field, and a hint or an error.
///
/// ```
/// wide:    Name      ______________  Your whole name.
///          Birthday  ______________  ! This isn't a date.
///
/// less:    Name      ______________      narrow:   Name
///                    Your whole name.              ______________
///          Birthday  ______________                Your whole name.
///                    ! This isn't a date.          Birthday
///                                                  ______________
///                                                  ! This isn't a date.
/// ```
///
/// The column of labels is as wide as the longest of them in the current language. A row with a
/// hint or a validation reserves a row for it, so that nothing moves when an error appears, if its
/// text fits one line; its width follows labels, fields and hints, never an error, which wraps. Put
/// a form that may grow into a ``ScrollView``.
open class FormView: View {
  /// The rows, from the top.
  public private(set) var rows: [FormRow] = []
  /// The empty rows between two rows.
  public var rowSpacing = 0 { didSet { if rowSpacing != oldValue { setNeedsContentUpdate() } } }

  /// The minimum width, in cells, for texts next to the field.
  private static let leastWidthBeside = 72
  /// The minimum width of fields next to labels; labels are above narrower ones.
  private static let leastFieldWidth = 20
  private static let columnSpacing = 2
  /// The cell at the start of a text field for the sign of an error: a box, too, begins after it.
  private static let fieldEdge = 1

  /// Creates a form without rows.
  public override init() { super.init() }

  /// Adds a row at the bottom.
  ///
  /// - Parameters:
  ///   - hint: The text next to or below the field while there is no error.
  ///   - validate: Returns the error of the field's value, or nil.
  @discardableResult
  public func addRow(
    _ label: Message, _ field: View, hint: Message? = nil, validate: (() -> Message?)? = nil
  ) -> FormRow {
    let row = FormRow(label, field, hint: hint, validate: validate)
    rows.append(row)
    for view in row.views { addSubview(view) }
    return row
  }

  /// Removes a row; its field can be used in another row, or elsewhere.
  public func removeRow(_ row: FormRow) {
    guard let index = rows.firstIndex(where: { $0 === row }) else { return }
    rows.remove(at: index)
    row.release()
    for view in row.views where view.superview === self { view.removeFromSuperview() }
  }

  /// Removes all rows.
  public func removeAllRows() {
    for row in rows { removeRow(row) }
  }

  /// Validates all visible rows, shows the errors, and moves the focus to the first invalid field.
  ///
  /// - Returns: Whether all values are valid.
  @discardableResult
  public func validate() -> Bool {
    let wrong = rows.filter { !$0.isHidden && !$0.validate() }
    wrong.first?.field.focusFirst()
    return wrong.isEmpty
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? idealWidth
    let places = places(in: max(0, width - layoutMargins.width))
    let bottom = places.map { $0.frames.map(\.maxY).max() ?? 0 }.max() ?? 0
    let right = places.flatMap { $0.frames.map(\.maxX) }.max() ?? 0
    return Size(
      width: min(width, right + layoutMargins.width), height: bottom + layoutMargins.height
    ).clamped
  }

  open override func layoutSubviews() {
    let area = layoutArea
    for (row, frames) in places(in: area.width) {
      for (view, frame) in zip(row.views, frames) {
        place(view, at: frame.offset(x: area.minX, y: area.minY))
      }
    }
  }

  private var shownRows: [FormRow] { rows.filter { !$0.isHidden } }

  private var labelWidth: Int {
    shownRows.map { $0.labelView.fittingSize(.unspecified).width }.max() ?? 0
  }

  private var idealWidth: Int {
    let field = shownRows.map { $0.field.fittingSize(.unspecified).width }.max() ?? 0
    let note = shownRows.map(\.noteView.idealWidth).max() ?? 0
    // With less, labels would be above their fields in the width that was asked for.
    return labelWidth + Self.columnSpacing + max(field, note, Self.leastFieldWidth)
      + layoutMargins.width
  }

  /// Returns the frames of each row's label, field and text, from the leading side.
  private func places(in width: Int) -> [(row: FormRow, frames: [Rect])] {
    var places: [(row: FormRow, frames: [Rect])] = []
    let start = labelWidth + Self.columnSpacing
    let isAbove = width - start < Self.leastFieldWidth
    let isBeside = width >= Self.leastWidthBeside && !isAbove
    let room = isAbove ? width : width - start
    let fieldRoom = isBeside ? (room - Self.columnSpacing) / 2 : room
    let hasTextFields = shownRows.contains { $0.field is TextField }
    var y = 0
    for row in shownRows {
      let x = isAbove ? 0 : start
      let label = row.labelView.fittingSize(ProposedSize(width: isAbove ? width : labelWidth))
      let indent = hasTextFields && row.field is Checkbox ? Self.fieldEdge : 0
      let fieldWidth = max(0, fieldRoom - indent)
      let field = row.field.fittingSize(ProposedSize(width: fieldWidth))
      let fieldY = isAbove ? y + label.height : y
      let fieldHeight = isAbove ? field.height : max(field.height, label.height)
      let noteX = isBeside ? x + fieldRoom + Self.columnSpacing : x
      let noteWidth = isBeside ? max(0, width - noteX) : room
      let note = row.noteView.fittingSize(ProposedSize(width: noteWidth))
      let noteY = isBeside ? fieldY : fieldY + fieldHeight
      places.append(
        (
          row,
          [
            Rect(x: 0, y: y, width: min(width, label.width), height: label.height),
            Rect(
              x: x + indent, y: fieldY, width: min(field.width, fieldWidth), height: field.height),
            Rect(x: noteX, y: noteY, width: noteWidth, height: note.height),
          ]
        ))
      y = max(fieldY + fieldHeight, noteY + note.height) + rowSpacing
    }
    return places
  }
}
