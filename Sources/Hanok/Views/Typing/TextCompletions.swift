import HanokUnicode

/// The completions of the text in a ``TextField``.
///
/// ```swift
/// city.completions = .texts(["Seoul", "Suwon", "Busan"])
/// name.completions = .awaited { typed in await directory.names(beginningWith: typed) }
/// ```
public struct TextCompletions {
  private enum Source {
    case texts([String])
    case found((String) -> [String])
    case awaited(@MainActor (String) async -> [String])
  }

  private let source: Source

  /// The maximum number of completions.
  static let maximumCount = 100

  /// Returns completions from a list: those that begin with the typed text, in their order.
  ///
  /// The comparison uses the language's collation: `o` finds `Österreich`, `ㅅㅇ` finds `서울`. All
  /// texts may be compared at each key: for more than some thousands, use a closure.
  public static func texts(_ texts: [String]) -> TextCompletions {
    TextCompletions(source: .texts(texts))
  }

  /// Returns completions from a closure, the best first.
  public static func found(by find: @escaping (String) -> [String]) -> TextCompletions {
    TextCompletions(source: .found(find))
  }

  /// Returns completions from an asynchronous closure, the best first.
  ///
  /// An outdated task is cancelled, and its result is dropped.
  public static func awaited(
    by find: @escaping @MainActor (String) async -> [String]
  ) -> TextCompletions {
    TextCompletions(source: .awaited(find))
  }

  /// The completions, or the task that searches them.
  enum Answer {
    case now([String])
    case later(@MainActor () async -> [String])
  }

  /// Searches completions; the typed text itself isn't one of them.
  func answer(to typed: String, language: LanguageTag) -> Answer {
    switch source {
    case .texts(let texts):
      let matcher = TypedPrefix(language).matcher(of: typed)
      return .now(Self.offered(texts.lazy.filter { matcher.matches($0) }, typed))
    case .found(let find): return .now(Self.offered(find(typed), typed))
    case .awaited(let find): return .later { Self.offered(await find(typed), typed) }
    }
  }

  private static func offered(_ texts: some Sequence<String>, _ typed: String) -> [String] {
    var offered: [String] = []
    for text in texts where text != typed {
      offered.append(text)
      if offered.count == maximumCount { break }
    }
    return offered
  }
}
