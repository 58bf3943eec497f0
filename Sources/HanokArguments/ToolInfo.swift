import ArgumentParser
import HanokLocalization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The argument parser's description of a command, from its help as JSON.
///
/// Only the content of a help page is decoded. The format is swift-argument-parser's `ToolInfoV0`.
nonisolated struct ToolInfo: Decodable {
  let command: Command

  /// A command, its arguments and its subcommands.
  struct Command: Decodable {
    let superCommands: [String]?
    let commandName: String
    let subcommands: [Command]?
    let arguments: [Argument]?
  }

  /// An option, a flag, or a positional value.
  struct Argument: Decodable {
    let kind: Kind
    let shouldDisplay: Bool
    let isOptional: Bool
    let isRepeating: Bool
    let parsingStrategy: String
    let names: [Name]?
    let preferredName: Name?
    let valueName: String?
  }

  /// The kind of an argument.
  enum Kind: String, Decodable {
    case positional
    case option
    case flag
  }

  /// One of an argument's names.
  struct Name: Decodable {
    let kind: NameKind
    let name: String

    /// The name with its dashes, as it is typed.
    var typed: String { kind == .long ? "--\(name)" : "-\(name)" }
  }

  /// The dashes before a name.
  enum NameKind: String, Decodable {
    case long
    case short
    case longWithSingleDash
  }
}

nonisolated extension ToolInfo.Argument {
  /// The argument's name in string tables: `option.<name>` and `option.<name>.value`.
  var tableName: String { preferredName?.name ?? valueName ?? "" }
}

nonisolated extension ToolInfo.Argument {
  /// The options of every app, whose words are in the toolkit's table.
  ///
  /// A subcommand can use them for other things, except for help and version: then its own table
  /// has words for them.
  private static let sharedOptions: Set = Set(
    alwaysShared + (ToolInfo(of: SharedOptions.self)?.command.arguments ?? []).map(\.tableName))

  private static let alwaysShared = ["help", "version"]

  private struct SharedOptions: ParsableCommand {
    @OptionGroup var app: AppOptions
    @OptionGroup var scenes: SceneOptions
  }

  /// Returns the words for the argument: the toolkit's, or those in the command's table.
  ///
  /// The key in a subcommand is `option.format.locale`.
  ///
  /// - Parameter detail: The end of the key, such as `.value`.
  func message(
    _ detail: String = "", path: [String], table: String, in localizer: Localizer
  ) -> Message {
    let owner = path.dropFirst().map { "\($0)." }.joined()
    let own = Message("option.\(owner)\(tableName)\(detail)", table: table)
    guard Self.sharedOptions.contains(tableName) else { return own }
    let isAlwaysShared = Self.alwaysShared.contains(tableName) || path.count == 1
    if !isAlwaysShared, localizer.hasText(for: own) { return own }
    return Message(
      "option.\(tableName)\(detail)", table: "HanokArguments",
      ["themes": .init(SettingChoice.theme.shippedNames().joined(separator: ", "))])
  }

  /// Returns `<file>`, or nil if the argument has no value.
  func value(path: [String], table: String, in localizer: Localizer) -> Message? {
    if kind == .flag { return nil }
    let name = message(".value", path: path, table: table, in: localizer)
    return Message("argument", table: "HanokArguments", ["name": .init(name)])
  }
}

nonisolated extension ToolInfo {
  /// Decodes the parser's description of a command, or returns nil if its format has changed.
  init?(of command: any ParsableCommand.Type) {
    let data = Data(command._dumpHelp().utf8)
    guard let info = try? JSONDecoder().decode(ToolInfo.self, from: data) else { return nil }
    self = info
  }

  /// Returns the command at the end of a path, or nil if there is none.
  func command(at path: CommandPath) -> Command? {
    path.names.dropFirst().reduce(Optional(command)) { command, name in
      command?.subcommands?.first { $0.commandName == name }
    }
  }
}

nonisolated extension ToolInfo.Command {
  /// The names of all options, as they are typed.
  var optionNames: [String] { (arguments ?? []).flatMap { $0.names ?? [] }.map(\.typed) }
}
