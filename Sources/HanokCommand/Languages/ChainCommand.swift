import ArgumentParser
import HanokArguments
import HanokLocalization
import HanokUnicode

/// `hanok chain`: the fallbacks of a language, nearest first.
struct ChainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "chain")

  @Flag var json = false

  @Argument var tag: String
}

extension ChainCommand: ToolCommand {
  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    let language: LanguageTag
    do throws(Problem) { language = try FormatRequest.language(tag) } catch {
      throw CommandFailure(usage: error)
    }
    let chain = language.fallbackChain.map(\.description)
    context.streams.write((json ? chain.json : chain.joined(separator: "\n")) + "\n")
    return 0
  }
}

/// Language tags separated by commas: `ko,ja,zh-Hant`.
struct TagList {
  let tags: [LanguageTag]
  /// The typed forms of the tags.
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

  /// Returns the typed form of a tag, which is the name of its folder.
  func spelling(of tag: LanguageTag) -> String { spellings[tag] ?? tag.description }
}
