public import HanokLocalization

/// A control that is ticked or not, with a text next to it.
///
/// ```
/// [✓] Show hidden files    ‹✓› focused     ✓  disabled, without brackets
/// [ ] Show hidden files    [–] some of its items are ticked, and some aren't
/// ```
///
/// Space, Enter, its letter or a click toggles it; a mixed one becomes ticked.
open class Checkbox: ToggleControl {
  /// The states of a checkbox.
  public nonisolated enum State: Hashable, Sendable {
    /// Not ticked.
    case off
    /// Ticked.
    case on
    /// Some of its items are ticked: only the program sets this, by ``Checkbox/state``.
    case mixed
  }

  private var isMixed = false { didSet { if isMixed != oldValue { setNeedsDisplay() } } }
  /// The state; setting it sends no event.
  public var state: State {
    get { isMixed ? .mixed : isOn ? .on : .off }
    set { (isOn, isMixed) = (newValue == .on, newValue == .mixed) }
  }

  /// Creates a checkbox with a text and its letters.
  public init(_ title: Message, isOn: Bool = false, mnemonic: Message? = nil) {
    super.init(title, isOn: isOn, mnemonic: mnemonic)
  }

  open override var isOn: Bool { didSet { isMixed = false } }

  open override var signs: [String] {
    guard let symbols = traits?.symbols else { return [" "] }
    return switch state {
    case .off: [" "]
    case .on: [symbols.checkmark]
    case .mixed: [symbols.mixed]
    }
  }

  open override var stateName: Message {
    switch state {
    case .off: .Hanok.checkboxOff
    case .on: .Hanok.checkboxOn
    case .mixed: .Hanok.checkboxMixed
    }
  }
}
