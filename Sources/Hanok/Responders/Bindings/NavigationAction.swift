public import HanokLocalization
public import HanokTerminal

/// The actions of keys in navigation controllers, tab controllers and screens that reload.
public nonisolated enum NavigationAction: String, KeyAction {
  /// The screen before.
  case back
  /// The next tab.
  case nextTab
  /// The previous tab.
  case previousTab
  /// Loads the rows again.
  case refresh

  /// The name in files of keys.
  public static let context = "navigation"

  /// The name in help.
  public var title: Message {
    switch self {
    case .back: .Hanok.navigationBack
    case .nextTab: .Hanok.tabsNext
    case .previousTab: .Hanok.tabsPrevious
    case .refresh: .Hanok.tableRefresh
    }
  }

  /// The keys in the standard set.
  public var standardKeys: [KeyEvent] {
    switch self {
    case .back: [KeyEvent(.escape), KeyEvent(.left, .alt)]
    case .nextTab: [KeyEvent(.pageDown, .control)]
    case .previousTab: [KeyEvent(.pageUp, .control)]
    case .refresh: [KeyEvent(.function(5))]
    }
  }
}
