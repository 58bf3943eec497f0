import CHanokICU

/// A formatter of numbers in words: `forty-two`.
///
/// The words of some languages have soft hyphens (`zwei­und­vierzig`). Languages without rules in
/// ICU get digits.
@safe public final class SpellOut: Sendable {
  /// The purpose of a number in words.
  public enum Kind: String, CaseIterable, Sendable {
    /// For counting: one, two, three.
    case numbering
    /// For use before a noun, in the language's basic gender: `un`, not `une`.
    case cardinal
    /// For a position in an order: first, second, third.
    case ordinal
    /// For a year: nineteen eighty-four.
    case year
  }

  // The C side locks the handle for each call.
  private nonisolated(unsafe) let handle: OpaquePointer

  /// Opens a language's rules.
  ///
  /// - Parameter ruleSet: One of ``ruleSets``, such as `%spellout-cardinal-feminine`; nil for the
  ///   usual one.
  /// - Throws: `ICUError` if there is no such rule set.
  public init(_ language: LanguageTag, ruleSet: String? = nil) throws(ICUError) {
    var status: Int32 = 0
    let handle = unsafe cicu_spell_out_open(language.description, ruleSet, &status)
    unsafe self.handle = try unsafe handle.opened(status)
  }

  /// Opens the rules of a kind, or the usual ones if the language has none of that kind.
  public convenience init(_ language: LanguageTag, kind: Kind) throws(ICUError) {
    let ruleSets = try SpellOut(language).ruleSets
    let name = kind == .year ? "%spellout-numbering-year" : "%spellout-\(kind.rawValue)"
    let ruleSet =
      ruleSets.first { $0 == name } ?? ruleSets.first { $0 == "\(name)-masculine" }
      ?? ruleSets.first { $0.hasPrefix("\(name)-") }
    try self.init(language, ruleSet: ruleSet)
  }

  deinit { unsafe cicu_spell_out_close(handle) }

  /// The names of the language's rule sets, the usual one first.
  public var ruleSets: [String] {
    let names = try? unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_spell_out_rule_sets(handle, buffer, capacity, &status)
    }
    return names?.split(separator: " ").map(String.init) ?? []
  }

  /// Returns an integer in words.
  public func string(_ value: Int64) throws(ICUError) -> String {
    try string(decimal: value.description)
  }

  /// Returns a decimal number in words.
  ///
  /// - Parameter decimal: An ASCII number such as `-12.50`; beyond 18 digits ICU writes digits.
  /// - Throws: `ICUError` if it is not a number.
  public func string(decimal: String) throws(ICUError) -> String {
    try unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_spell_out_write(
        handle, decimal, Int32(decimal.utf8.count), buffer, capacity, &status)
    }
  }
}
