import HanokUnicode
import HanokLocalization

/// Language tags separated by commas: `ko,ja,zh-Hant`.
struct TagList {
  let tags: [LanguageTag]
  /// The tags as they were typed.
  private let spellings: [LanguageTag: String]

  init(_ text: String) throws(Problem) {
    var tags: [LanguageTag] = []
    var spellings: [LanguageTag: String] = [:]
    for part in text.split(separator: ",") {
      let typed = String(part.filter { $0 != " " })
      let tag = try FormatRequest.language(typed)
      tags.append(tag)
      if spellings[tag] == nil { spellings[tag] = typed }
    }
    if tags.isEmpty { throw ToolProblem.missingTag }
    self.tags = tags
    self.spellings = spellings
  }

  /// A tag of the list as it was typed: folders are named so.
  func spelling(of tag: LanguageTag) -> String { spellings[tag] ?? tag.description }
}
