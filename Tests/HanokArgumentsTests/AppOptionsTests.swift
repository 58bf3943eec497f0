import ArgumentParser
import Hanok
import HanokLocalization
import Testing

@testable import HanokArguments

/// The options of every app, found in a parsed command and described by the toolkit's table.
@Suite struct AppOptionsTests {
  private struct Showing: ParsableCommand {
    @OptionGroup var given: AppOptions
    @OptionGroup var scenes: SceneOptions
  }

  private struct Drawing: ParsableCommand {
    @Option var count = 1
    @OptionGroup var look: DisplayOptions
  }

  private struct Cutting: ParsableCommand {
    @Option var keys: Int?
    @Flag var watch = false
  }

  @Test func theGroupIsFoundByAnyName() throws {
    let options = CommonOptions(of: try Showing.parse(["--watch", "--keys", "vi"]))
    #expect(options.isWatching && options.keys == "vi" && options.theme == nil)
  }

  @Test func theOptionsOfDrawingAreFoundWithoutThoseOfAnApp() throws {
    let options = CommonOptions(of: try Drawing.parse(["--theme", "dark"]))
    #expect(!options.isWatching && options.theme == "dark" && options.keys == nil)
  }

  @Test func aCommandsOwnOptionsAreNotCommon() throws {
    let options = CommonOptions(of: try Cutting.parse(["--keys", "3", "--watch"]))
    #expect(!options.isWatching && options.keys == nil)
  }

  @Test func everyCommonOptionHasTheWordsOfTheToolkit() throws {
    let localizer = Localizer(
      catalog: Catalog(compiled: [.toolkit, .hanokArguments.ofLibrary]), language: .english)
    let arguments = try #require(ToolInfo(of: Showing.self)?.command.arguments)
    #expect(arguments.count > 7)
    for argument in arguments {
      let message = argument.message(path: ["show"], table: "Show", in: localizer)
      #expect(localizer.hasText(for: message), "\(argument.tableName)")
    }
  }
}
