import ICU
import Localization

/// Language tags separated by commas: `ko,ja,zh-Hant`.
struct TagList {
  let tags: [LanguageTag]

  init(_ text: String) throws(Problem) {
    var tags: [LanguageTag] = []
    for tag in text.split(separator: ",") {
      tags.append(try FormatRequest.language(String(tag.filter { $0 != " " })))
    }
    if tags.isEmpty { throw ToolProblem.missingTag }
    self.tags = tags
  }
}
