import ArgumentParser
import HanokArguments
import HanokLocalization
import HanokUnicode

/// `hanok new`: makes a package that builds and passes its test.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "new")

  /// The languages of its tables, separated by commas, in addition to the source language.
  @Option var languages: String?

  /// The source of Hanok: a folder, or the URL of a repository.
  @Option(completion: .directory) var hanok: String?

  /// The folder of the package, whose last component is its name.
  @Argument var name: String
}

extension NewCommand: ToolCommand {
  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    let package: NewPackage
    do throws(Problem) { package = try self.package() } catch {
      throw CommandFailure(usage: error)
    }
    do { try package.write(to: name) } catch {
      throw CommandFailure(inputOutput: ToolProblem.unwritablePackage(name))
    }
    for line in report(on: package) { context.writeLine(line) }
    return 0
  }

  private func package() throws(Problem) -> NewPackage {
    let name = try PackageName(self.name.split(separator: "/").last.map(String.init) ?? "")
    let languages = try languages.map(TagList.init)?.tags ?? []
    for language in languages {
      if let meant = language.meantByCountry {
        throw ToolProblem.country("\(language)", meant: "\(meant)")
      }
    }
    guard !FileManager.default.fileExists(atPath: self.name) else {
      throw ToolProblem.existingFolder(self.name)
    }
    return NewPackage(
      name, in: languages, source: try HanokSource(hanok, for: self.name),
      version: HanokVersion.current)
  }

  private func report(on package: NewPackage) -> [Message] {
    func list(_ tags: [LanguageTag]) -> String {
      tags.map(\.description).joined(separator: ", ")
    }
    let untranslated = package.untranslated
    return [
      .HanokCommand.newCreated(folder: name, languages: list(package.languages))
    ]
      + (untranslated.isEmpty
        ? [] : [.HanokCommand.newUntranslated(languages: list(untranslated))])
      + [.HanokCommand.newNext(folder: name, name: package.name.module)]
  }
}
