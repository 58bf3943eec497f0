public import HanokLocalization

/// The title and the buttons of a controller in the bar of a ``NavigationController``.
///
/// Set them in `viewDidLoad`. Leading is left, or right in Arabic.
public final class NavigationItem {
  /// The title in the bar; nil shows the controller's ``ViewController/title``.
  public var title: Message? { didSet { if title != oldValue { onChange() } } }
  /// The title of the button that leads back here from the next screen; nil shows the title.
  public var backButtonTitle: Message? { didSet { if backButtonTitle != oldValue { onChange() } } }
  /// Whether neither the button nor keys lead back.
  public var hidesBackButton = false { didSet { if hidesBackButton != oldValue { onChange() } } }
  /// Called instead of going back, for example to ask first; nil goes back.
  public var backAction: (() -> Void)?
  /// The buttons after the back button.
  public var leadingButtons: [Button] = [] {
    didSet { if !leadingButtons.elementsEqual(oldValue, by: ===) { onChange() } }
  }
  /// The buttons at the end of the bar.
  public var trailingButtons: [Button] = [] {
    didSet { if !trailingButtons.elementsEqual(oldValue, by: ===) { onChange() } }
  }

  /// Called at each change, while the controller is in a stack.
  var onChange: () -> Void = {}

  init() {}
}
