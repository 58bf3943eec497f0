public import HanokLocalization
import HanokTerminal

/// A field for a search.
///
/// ```
/// /Search      /한글‸
/// ```
///
/// It sends `.valueChanged` after a pause in typing, so that one search follows several keys; without
/// a pause it follows the keys that arrive together. Enter sends it at once, and then
/// `.primaryActionTriggered`. Escape clears the field. If it has an action for `.searchDidEnd`,
/// Escape ends the search: it also sends that, even in an empty field, so that one key leads back to
/// the searched content.
open class SearchField: TextField {
  /// The delay of `.valueChanged` after the last key; zero for the end of its turn.
  public var delay = Duration.milliseconds(300)
  private var timer: (any Cancellable)?
  /// Whether the delay is about to begin: at the end of the turn, after many keys.
  private var isDelayDue = false
  /// Whether a change hasn't been sent yet.
  public private(set) var isChangePending = false

  /// Creates an empty field.
  ///
  /// - Parameter placeholder: The text in the empty field; nil for “Search”.
  public override init(placeholder: Message? = nil) {
    super.init(placeholder: placeholder ?? .Hanok.searchFieldPlaceholder)
  }

  open override var leadingSign: String? { traits?.symbols.search }

  override func valueDidChange() {
    isChangePending = true
    if window == nil { return sendPendingChange() }
    // A field that is hidden before the end of the turn isn't updated.
    if timer == nil { beginDelay() }
    isDelayDue = true
    setNeedsUpdateProperties()
  }

  open override func updateProperties() {
    guard isDelayDue, isChangePending else { return }
    isDelayDue = false
    if delay > .zero { beginDelay() } else { sendPendingChange() }
  }

  private func beginDelay() {
    guard delay > .zero else { return }
    timer?.cancel()
    timer = application?.schedule(after: delay) { [weak self] in self?.sendPendingChange() }
  }

  open override func firstResponderDidChange() {
    // What has the focus next is what was found.
    if delay <= .zero, !isFirstResponder { sendPendingChange() }
    super.firstResponderDidChange()
  }

  private func sendPendingChange() {
    guard isChangePending else { return }
    isChangePending = false
    timer?.cancel()
    timer = nil
    sendActions(for: .valueChanged)
  }

  open override func enter() {
    sendPendingChange()
    super.enter()
  }

  /// Clears the field for the user, and sends the change at once.
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
    let escape = keyCommand(
      FieldAction.endSearch, title: endsSearch ? .Hanok.searchFieldEnd : .Hanok.searchFieldClear,
      isEnabled: isEditable && (endsSearch || !content.isEmpty)
    ) { [weak self] in self?.escape() }
    return [escape] + super.keyCommands
  }
}
