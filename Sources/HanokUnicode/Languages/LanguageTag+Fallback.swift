import CHanokICU

extension LanguageTag {
  /// The languages to look into for a text, nearest first, beginning with this one.
  ///
  /// CLDR's parents lead the way: `zh-HK` falls back to `zh-Hant-HK` and `zh-Hant` but never to
  /// `zh`, which is written in another script; `es-MX` to `es-419` and `es`. The root is left out.
  /// Extensions are dropped behind the first (UTS #35, Locale Inheritance).
  ///
  /// A chain may leave its language where CLDR does: `hi-Latn`, Hindi in Latin letters, falls back
  /// to `en-IN`, not to `hi`, which its reader may not be able to read.
  /// ``bestMatch(for:among:maximumDistance:)`` chooses among the languages of an app, where Hindi in
  /// another script is nearer than English; with a `maximumDistance` of ``LanguageDistance/region``
  /// neither serves.
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

  /// The next language to look into; nil where only the root is left.
  ///
  /// A tag without its script whose likely script isn't its language's default gains the script
  /// first, since truncation would otherwise end in the wrong one.
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
    // `sr-Latn` falls back to the root, not to `sr`: nobody wants another script unasked.
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
