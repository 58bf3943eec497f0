public import HanokLocalization
public import HanokTerminal
import HanokUnicode

/// A date in one row, which opens a ``DatePicker`` below it.
///
/// ```
/// ‹ 21 November 2026 ▾ ›
/// ╭────────────────────────────╮
/// │ ‹     November 2026      › │
/// ```
///
/// Enter, Space, the down arrow or a click opens it; a day chosen there becomes the date, and
/// Escape leaves the date unchanged.
open class CompactDatePicker: DateControl {
  /// The text while no day is chosen.
  public var placeholder: Message = .Hanok.datePickerChoose {
    didSet { knownWidth = nil; setNeedsContentUpdate() }
  }

  private var knownWidth: Int?

  private var row: DropDown {
    let written = date.flatMap { day in texts.map { AttributedText($0.written(day)) } }
    return DropDown(
      control: self,
      text: written ?? traits.map { AttributedText(drawing: placeholder, in: $0) }
        ?? AttributedText(""),
      isPlaceholder: date == nil)
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: min(idealWidth, proposal.width ?? .max), height: 1)
  }

  open override func traitsDidChange() {
    knownWidth = nil
    super.traitsDidChange()
  }

  /// The cells with the longest of some dates in all months.
  private var idealWidth: Int {
    if let knownWidth { return knownWidth }
    guard let traits, let texts else { return 0 }
    let days = (0..<12).map { today.adding(days: 30 * $0) } + [date].compactMap { $0 }
    let width = DropDown.width(
      of: days.map { AttributedText(texts.written($0)) }
        + [AttributedText(drawing: placeholder, in: traits)],
      in: traits)
    knownWidth = width
    return width
  }

  open override func draw(in canvas: Canvas) { row.draw(in: canvas) }

  open override var truncatedText: String? { row.truncatedText }

  open override var pressActions: [any KeyAction] { DropDown.actions }

  open override func press() { dropDown() }

  /// Shows the calendar below the field.
  public func dropDown() {
    row.open {
      let picker = DatePicker(today: today, date: date)
      picker.limits = limits
      let popover = ViewController()
      popover.view = picker
      picker.addAction { [weak self, weak popover, weak picker] in
        popover?.dismiss()
        if let day = picker?.date { self?.choose(day) }
      }
      return popover
    }
  }
}
