public import HanokLocalization
import HanokTerminal

/// A field for something to look for.
///
/// ```
/// /Search      /한글‸
/// ```
///
/// It sends `.valueChanged` when nothing was typed for a moment, so that one search follows many
/// keys; Enter sends it at once, and then `.primaryActionTriggered`. Escape empties the field. Where
/// something is done for `.searchDidEnd`, Escape ends the search: it sends that, too, also in an empty
/// field, so that one key leads back to what is searched.
open class SearchField: TextField {
  /// The time after the last key at which `.valueChanged` is sent.
  public var delay = Duration.milliseconds(300)
  private var timer: (any Cancellable)?

  /// An empty field.
  ///
  /// - Parameter placeholder: The words in the empty field; nil for “Search”.
  public override init(placeholder: Message? = nil) {
    super.init(placeholder: placeholder ?? .Hanok.searchFieldPlaceholder)
  }

  open override var leadingSign: String? { traits?.symbols.search }

  /// Whether a change waits to be sent.
  public var isChangePending: Bool { timer != nil }

  override func valueDidChange() {
    timer?.cancel()
    timer = nil
    guard let application, delay > .zero else { return super.valueDidChange() }
    timer = application.schedule(after: delay) { [weak self] in self?.sendPendingChange() }
  }

  private func sendPendingChange() {
    guard let timer else { return }
    timer.cancel()
    self.timer = nil
    sendActions(for: .valueChanged)
  }

  open override func enter() {
    sendPendingChange()
    super.enter()
  }

  /// Empties the field as a user does, and sends the change at once.
  public func clear() {
    change(0..<content.length, to: "", as: .other)
    sendPendingChange()
  }

  private func escape() {
    if !content.isEmpty { clear() }
    sendActions(for: .searchDidEnd)
  }

  open override var keyCommands: [KeyCommand] {
    let endsSearch = hasActions(for: .searchDidEnd)
    let escape = KeyCommand(
      .escape, title: endsSearch ? .Hanok.searchFieldEnd : .Hanok.searchFieldClear,
      isEnabled: isEditable && (endsSearch || !content.isEmpty)
    ) { [weak self] in self?.escape() }
    return [escape] + super.keyCommands
  }
}
