import ArgumentParser
import HanokUnicode
import HanokLocalization
import HanokArguments

/// `hanok chain`: how a language falls back, nearest first.
struct ChainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "chain")

  @Flag var json = false

  @Argument var tag: String
}

extension ChainCommand: LocalizedCommand {
  static let table = HanokCommand.table
  static let compiledTables = HanokCommand.compiledTables

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
