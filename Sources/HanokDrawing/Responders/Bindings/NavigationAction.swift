import HanokLocalization

/// The actions of keys in navigation controllers, tab controllers and screens that reload.
public enum NavigationAction: String, ToolkitKeyAction {
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

  static let otherTitles: [NavigationAction: String] = [
    .back: "navigation.back", .nextTab: "tabs.next", .previousTab: "tabs.previous",
    .refresh: "table.refresh",
  ]
}
