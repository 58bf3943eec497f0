import HanokUnicode

/// The texts that what is typed into a ``TextField`` may be completed to.
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

  /// The most texts that are offered.
  static let maximumCount = 100

  /// Those of some texts that begin with what is typed, in their order.
  ///
  /// Beginnings are found by the language's collation: `o` finds `Österreich`, `ㅅㅇ` finds `서울`. All
  /// texts may be looked at for each key: more than some thousands are better found otherwise.
  public static func texts(_ texts: [String]) -> TextCompletions {
    TextCompletions(source: .texts(texts))
  }

  /// The texts that a closure finds for what is typed, the best first.
  public static func found(by find: @escaping (String) -> [String]) -> TextCompletions {
    TextCompletions(source: .found(find))
  }

  /// The texts that a closure finds for what is typed, the best first, after some time.
  ///
  /// The task of one that isn't waited for any more is cancelled, and what it finds is dropped.
  public static func awaited(
    by find: @escaping @MainActor (String) async -> [String]
  ) -> TextCompletions {
    TextCompletions(source: .awaited(find))
  }

  /// What is found at once, or the work that finds it.
  enum Answer {
    case now([String])
    case later(@MainActor () async -> [String])
  }

  /// Looks for the texts; the one that is typed already isn't among them.
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
