import HanokUnicode

/// The guides in a language.
struct GuideLibrary {
  /// A guide in the language, or a file.
  struct Page: Hashable {
    /// The name of the guide, or the path of the file.
    let name: String
    /// The text in Markdown.
    let text: String

    /// The first heading, or the name without one.
    var title: String {
      let heading = text.split(separator: "\n", maxSplits: 10).first { $0.hasPrefix("# ") }
      // The page of a module has its name as code.
      return heading.map { $0.dropFirst(2).filter { $0 != "`" } } ?? name
    }
  }

  /// The language.
  let language: LanguageTag

  /// All guides, in the order of their names.
  var pages: [Page] { Guide.all.map(page) }

  /// Returns the guide of a name, ignoring case, or nil.
  func page(named name: String) -> Page? { Guide.named(name).map(page) }

  /// Returns the guide that a link leads to, or nil.
  ///
  /// A link is `doc:Looks` or the path of a guide's file, such as `../Lessons/Values.md#copies`.
  func page(of target: String) -> Page? {
    let path = target.prefix { $0 != "#" }
    if path.hasPrefix("doc:") { return page(named: String(path.dropFirst("doc:".count))) }
    guard path.hasSuffix(".md"), !path.contains("://") else { return nil }
    return page(named: Guide.name(of: String(path)).name)
  }

  private func page(_ guide: Guide) -> Page {
    Page(name: guide.name, text: guide.text(in: language))
  }
}
