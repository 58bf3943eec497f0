/// A kind of variations of a string of which a terminal shows one.
enum CatalogVariation: CaseIterable {
  case device
  case width

  /// The name in a string catalog.
  var name: String {
    switch self {
    case .device: "device"
    case .width: "width"
    }
  }

  /// The key in a property list.
  var rule: String {
    switch self {
    case .device: "NSStringDeviceSpecificRuleType"
    case .width: "NSStringVariableWidthRuleType"
    }
  }

  /// Returns the index of the variation for most devices or the most room, or nil for no variations.
  func usual(of names: [String]) -> Int? {
    switch self {
    case .device: names.firstIndex(of: "other") ?? names.indices.first
    case .width: names.indices.max { (Int(names[$0]) ?? 0) < (Int(names[$1]) ?? 0) }
    }
  }
}
