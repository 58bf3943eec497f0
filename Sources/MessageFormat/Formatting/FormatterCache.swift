public import ICU
import Synchronization

/// ICU's formatters, opened once for a language and its options, and shared between threads.
public final class FormatterCache: Sendable {
  /// What tells one formatter from another.
  private struct Key: Hashable {
    let language: LanguageTag
    let settings: String
  }

  private let numbers = Mutex<[Key: NumberFormat]>([:])
  private let plurals = Mutex<[Key: PluralRules]>([:])

  /// An empty cache.
  public init() {}

  /// The number formatter of a language and a skeleton.
  public func numberFormat(
    _ language: LanguageTag, skeleton: String
  ) throws(ICUError) -> NumberFormat {
    try numbers.value(for: Key(language: language, settings: skeleton)) { () throws(ICUError) in
      try NumberFormat(language, skeleton: skeleton)
    }
  }

  /// The plural rules of a language.
  public func pluralRules(
    _ language: LanguageTag, _ kind: PluralRules.Kind
  ) throws(ICUError) -> PluralRules {
    try plurals.value(for: Key(language: language, settings: "\(kind)")) { () throws(ICUError) in
      try PluralRules(language, kind: kind)
    }
  }
}

extension Mutex where Value: ~Copyable {
  /// The value kept for a key, made when it is first asked for.
  ///
  /// It is made outside the lock: two threads may make one at the same time, and the first stays.
  fileprivate borrowing func value<Key: Hashable & Sendable, Formatter: Sendable>(
    for key: Key, make: () throws(ICUError) -> Formatter
  ) throws(ICUError) -> Formatter where Value == [Key: Formatter] {
    if let formatter = withLock({ $0[key] }) { return formatter }
    let formatter = try make()
    return withLock { formatters in
      if let earlier = formatters[key] { return earlier }
      formatters[key] = formatter
      return formatter
    }
  }
}
