import CHanokICU

extension LanguageTag {
  /// The languages to search for a text, nearest first, beginning with this one.
  ///
  /// It follows CLDR's parent locales: `zh-HK` falls back to `zh-Hant-HK` and `zh-Hant` but never
  /// to `zh`, which is written in another script; `es-MX` to `es-419` and `es`. The root is left
  /// out. Only the first tag keeps its extensions (UTS #35, Locale Inheritance).
  ///
  /// A chain can change to another language where CLDR does: `hi-Latn`, Hindi in Latin letters,
  /// falls back to `en-IN`, not to `hi`, whose script its reader may not know.
  /// ``bestMatch(for:among:maximumDistance:)`` chooses among the languages of an app, where Hindi in
  /// another script is nearer than English; with a `maximumDistance` of ``LanguageDistance/region``
  /// it returns neither.
  public var fallbackChain: [LanguageTag] {
    var chain = [self]
    var tag = withoutExtensions
    // `und` is the root itself.
    if self != tag && tag.description != "und" { chain.append(tag) }
    while let parent = tag.parent {
      if !chain.contains(parent) { chain.append(parent) }
      tag = parent
    }
    return chain
  }

  /// The next language to search, or nil if only the root is left.
  ///
  /// A tag without a script, whose likely script isn't its language's default, gains the script
  /// first: truncation would end in the wrong script.
  private var parent: LanguageTag? {
    if language == "und" { return nil }
    if let explicit = explicitParent {
      return explicit == "root" ? nil : LanguageTag(canonical: explicit)
    }
    if script == nil, region != nil, likelyScript != defaultScript, let likelyScript {
      return LanguageTag(canonical: "\(language)-\(likelyScript)" + rest(behind: language))
    }
    guard let last = description.lastIndex(of: "-") else { return nil }
    let truncated = LanguageTag(canonical: String(description[..<last]))
    // `sr-Latn` falls back to the root, not to `sr`: a change of script would be a surprise.
    if let script, truncated.script == nil, script != truncated.likelyScript { return nil }
    return truncated
  }

  private var explicitParent: String? {
    let parent = try? unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_explicit_parent(description, buffer, capacity, &status)
    }
    return parent.flatMap { $0.isEmpty ? nil : $0 }
  }

  private var likelyScript: String? { maximized.script }

  private var defaultScript: String? { LanguageTag(canonical: language).likelyScript }

  private func rest(behind prefix: String) -> Substring {
    description.dropFirst(prefix.count)
  }
}
