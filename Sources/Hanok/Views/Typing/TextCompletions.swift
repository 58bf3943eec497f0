import HanokUnicode

/// The completions of the text in a ``TextField``.
///
/// ```swift
/// city.completions = .texts(["Seoul", "Suwon", "Busan"])
/// name.completions = .awaited { typed in await directory.names(beginningWith: typed) }
/// ```
public struct TextCompletions {
  /// The completions, or the task that searches them.
  enum Answer {
    case now([String])
    case later(@MainActor () async -> [String])
  }

  /// Searches completions of a typed text, which itself isn't one of them.
  let answer: (_ typed: String, _ language: LanguageTag) -> Answer

  static let maximumCount = 100

  /// Returns completions from a list: those that begin with the typed text, in their order.
  ///
  /// The comparison uses the language's collation: `o` finds `Österreich`, `ㅅㅇ` finds `서울`. All
  /// texts may be compared at each key: for more than some thousands, use a closure.
  public static func texts(_ texts: [String]) -> TextCompletions {
    TextCompletions { typed, language in
      let matcher = TypedPrefix(language).matcher(of: typed)
      return .now(offered(texts.lazy.filter { matcher.matches($0) }, typed))
    }
  }

  /// Returns completions from a closure, the best first.
  public static func found(by find: @escaping (String) -> [String]) -> TextCompletions {
    TextCompletions { typed, _ in .now(offered(find(typed), typed)) }
  }

  /// Returns completions from an asynchronous closure, the best first.
  ///
  /// An outdated task is cancelled, and its result is dropped.
  public static func awaited(
    by find: @escaping @MainActor (String) async -> [String]
  ) -> TextCompletions {
    TextCompletions { typed, _ in .later { offered(await find(typed), typed) } }
  }

  private static func offered(_ texts: some Sequence<String>, _ typed: String) -> [String] {
    Array(texts.lazy.filter { $0 != typed }.prefix(maximumCount))
  }
}
