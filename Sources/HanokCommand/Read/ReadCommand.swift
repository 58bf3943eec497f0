import ArgumentParser
import Hanok
import HanokArguments
import HanokFiles
import HanokLocalization
import HanokMarkdown
import HanokReview
import HanokSystem
import HanokTerminal
import HanokUnicode

/// `hanok read [NAME]`: shows a guide, a lesson or a file in Markdown.
struct ReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "read")

  @OptionGroup var display: DisplayOptions

  @Argument(completion: .guides) var name: String?
}

extension CompletionKind {
  /// The names of the guides.
  fileprivate static var guides: CompletionKind { .values { _ in Guide.all.map(\.name) } }
}

extension ReadCommand: ToolCommand {
  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    let library = GuideLibrary(language: context.localizer.language)
    let page = try name.map { name throws(CommandFailure) in try self.page(name, in: library) }
    guard ApplicationDisplay.suited(to: context.environment, isPlain: display.plain) == .screen
    else {
      write(page, of: library, in: context)
      return 0
    }
    let navigation = NavigationController(
      rootViewController: page.map { GuideController($0, of: library) }
        ?? GuideListController(library))
    let application = Application(root: navigation, traits: Traits(localizer: context.localizer))
    return try await context.run(application, isPlain: false)
  }

  /// Returns the page of a guide or of a file, by its name.
  private func page(
    _ name: String, in library: GuideLibrary
  ) throws(CommandFailure) -> GuideLibrary.Page {
    if let page = library.page(named: name) { return page }
    do throws(FileReadError) {
      let bytes = try FileInput(path: name, limit: Self.largestFile).readToEnd()
      return GuideLibrary.Page(name: name, text: String(decoding: bytes, as: UTF8.self))
    } catch {
      guard error.reason == .missing, !name.contains("/") else {
        throw CommandFailure(inputOutput: Problem(error))
      }
      throw CommandFailure(usage: ToolProblem.unknownGuide(name))
    }
  }

  /// Writes a page as text, or the list of the guides.
  @MainActor private func write(
    _ page: GuideLibrary.Page?, of library: GuideLibrary, in context: CommandContext
  ) {
    guard let page else {
      for page in library.pages { context.writeLine("\(page.name)\t\(page.title)") }
      return
    }
    let width = TerminalDevice.width(of: STDOUT_FILENO) ?? Self.width
    let traits = Traits(localizer: context.localizer)
    let layout = MarkdownLayout(width: min(width, Self.width), rules: traits.textRules)
    for row in layout.rows(of: MarkdownDocument(page.text)) {
      context.writeLine(row.logicalText(symbols: traits.symbols, width: layout.width))
    }
  }

  /// The most bytes of a file.
  private static let largestFile = 64 << 20
  /// The number of columns without a terminal, and the most that are easy to read.
  private static var width: Int { 80 }
}

extension ToolProblem {
  /// Returns the problem of a name that neither a guide nor a file has.
  static func unknownGuide(_ name: String) -> Problem {
    Problem(
      .init("unknown-guide", table: ToolTable.name), ["name": .init(name)],
      suggestion: Suggestion.nearest(to: name, in: Guide.all.map(\.name)))
  }
}
