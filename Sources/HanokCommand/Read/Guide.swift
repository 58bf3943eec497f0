import HanokUnicode

/// A guide, a lesson, or the page of a sample, which the tool has in its languages.
struct Guide: Hashable {
  /// The name that a user types, such as `Looks`, which its file or its sample has.
  let name: String
  /// The texts in Markdown, by language.
  fileprivate(set) var texts: [LanguageTag: String]

  /// The guides by name, in the order of their names.
  static let all: [Guide] = {
    var guides: [String: Guide] = [:]
    for (path, text) in CompiledSources.texts where path.hasSuffix(".md") {
      guard !path.hasPrefix("Templates/") else { continue }
      let (name, language) = name(of: path)
      guides[name, default: Guide(name: name, texts: [:])].texts[language] = text.description
    }
    return guides.values.sorted { $0.name < $1.name }
  }()

  /// Returns the guide of a name, ignoring case, or nil.
  static func named(_ name: String) -> Guide? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// Returns the text in the language that is nearest to a language.
  func text(in language: LanguageTag) -> String {
    let served = LanguageTag.bestMatch(
      for: [language], among: texts.keys.sorted { "\($0)" < "\($1)" })
    return served.flatMap { texts[$0] } ?? texts[.english] ?? ""
  }

  /// Returns the name and the language of a file: `Samples/Quiz/README.ko.md` is `Quiz` in Korean.
  static func name(of path: String) -> (name: String, language: LanguageTag) {
    let parts = path.split(separator: "/")
    var file = (parts.last ?? "").dropLast(".md".count)
    var language = LanguageTag.english
    if let dot = file.lastIndex(of: "."),
      let tag = try? LanguageTag(String(file[file.index(after: dot)...]))
    {
      (file, language) = (file[..<dot], tag)
    }
    return (String(file == "README" ? parts.dropLast().last ?? file : file), language)
  }
}
