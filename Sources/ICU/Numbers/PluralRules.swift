import CICU

/// Which plural category a number takes in a language.
@safe public final class PluralRules: Sendable {
  /// What is counted with.
  public enum Kind: Hashable, Sendable {
    /// One, two, three.
    case cardinal
    /// First, second, third.
    case ordinal
  }

  private nonisolated(unsafe) let handle: OpaquePointer

  /// Opens a language's rules: open them once, and share them.
  public init(_ language: LanguageTag, kind: Kind = .cardinal) throws(ICUError) {
    var status: Int32 = 0
    let handle = unsafe cicu_plural_rules_open(language.description, kind == .ordinal, &status)
    try ICUError.check(status)
    guard let handle = unsafe handle else { throw ICUError(code: status) }
    unsafe self.handle = handle
  }

  deinit { unsafe cicu_plural_rules_close(handle) }

  /// The category of a number as it was formatted: `1.0` isn't `1`, and compact forms count.
  public func category(of number: FormattedNumber) -> PluralCategory {
    unsafe category { buffer, capacity, status in
      unsafe cicu_plural_category(handle, number.handle, buffer, capacity, &status)
    }
  }

  /// The category of an integer that is written without a fraction.
  public func category(of integer: Int64) -> PluralCategory {
    unsafe category { buffer, capacity, status in
      unsafe cicu_plural_category_of_integer(handle, integer, buffer, capacity, &status)
    }
  }

  /// The categories that the language has; `other` is always among them.
  public var categories: Set<PluralCategory> {
    let words = try? unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_plural_categories(handle, buffer, capacity, &status)
    }
    let names = words?.split(separator: " ") ?? []
    return Set(names.compactMap { PluralCategory(rawValue: String($0)) }).union([.other])
  }

  private func category(_ fill: ICUText.Fill) -> PluralCategory {
    let word = try? unsafe ICUText.string(fill)
    return word.flatMap(PluralCategory.init) ?? .other
  }
}
