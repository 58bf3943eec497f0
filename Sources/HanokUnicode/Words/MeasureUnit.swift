import CHanokICU

/// A unit by its CLDR identifier: `kilometer-per-hour` (UTS #35, Unit Identifiers).
///
/// A quantity is written by a ``NumberFormat`` whose skeleton has the unit in it.
public struct MeasureUnit: Hashable, Sendable, CustomStringConvertible {
  /// The identifier.
  public let description: String

  /// A unit that ICU knows; nil for others.
  public init?(_ identifier: String) {
    let isPlain = identifier.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    guard isPlain, unsafe cicu_unit_is_known(identifier) else { return nil }
    description = identifier
  }

  /// Whether CLDR says which units a usage, such as `road` or `person-height`, prefers to this one
  /// (UTS #35, Unit Preferences).
  public func has(usage: String) -> Bool {
    unsafe !usage.utf8.contains(0) && cicu_unit_has_usage(description, usage)
  }

  /// The number skeleton that writes a quantity of it.
  public var skeleton: String { "unit/\(description)" }
}
