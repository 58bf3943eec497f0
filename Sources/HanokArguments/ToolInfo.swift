import ArgumentParser
import FoundationEssentials
import HanokLocalization

/// What the argument parser tells of a command when it is asked for its help as JSON.
///
/// Only what a help page shows is decoded. The format is swift-argument-parser's `ToolInfoV0`.
nonisolated struct ToolInfo: Decodable {
  let command: Command

  /// A command, its arguments and its subcommands.
  struct Command: Decodable {
    let superCommands: [String]?
    let commandName: String
    let subcommands: [Command]?
    let arguments: [Argument]?
  }

  /// An option, a flag, or a value that stands by its place.
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

  /// How an argument is written.
  enum Kind: String, Decodable {
    case positional
    case option
    case flag
  }

  /// One of an argument's names.
  struct Name: Decodable {
    let kind: NameKind
    let name: String

    /// The name with its dashes, as one types it.
    var typed: String { kind == .long ? "--\(name)" : "-\(name)" }
  }

  /// What stands before a name.
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
  /// The options of every app, whose words are the toolkit's.
  ///
  /// A subcommand may mean other things by them, but for help and version.
  private static let sharedOptions: Set = [
    "help", "version", "locale", "localizations", "plain",
  ]

  /// The words for the argument: the toolkit's, or those in the table of the command,
  /// `option.format.locale` in a subcommand.
  ///
  /// - Parameter detail: The end of the key, such as `.value`.
  func message(_ detail: String = "", path: [String], table: String) -> Message {
    let isShared = ["help", "version"].contains(tableName) || path.count == 1
    if isShared, Self.sharedOptions.contains(tableName) {
      return Message("option.\(tableName)\(detail)", table: "HanokArguments")
    }
    let owner = path.dropFirst().map { "\($0)." }.joined()
    return Message("option.\(owner)\(tableName)\(detail)", table: table)
  }

  /// `<file>`; nil where the argument takes no value.
  func value(path: [String], table: String) -> Message? {
    if kind == .flag { return nil }
    let name = message(".value", path: path, table: table)
    return Message("argument", table: "HanokArguments", ["name": .init(name)])
  }
}

nonisolated extension ToolInfo {
  /// What the parser tells of a command; nil where it tells it otherwise than it used to.
  init?(of command: any ParsableCommand.Type) {
    let data = Data(command._dumpHelp().utf8)
    guard let info = try? JSONDecoder().decode(ToolInfo.self, from: data) else { return nil }
    self = info
  }

  /// The command at the end of a path; nil where there is none.
  func command(at path: CommandPath) -> Command? {
    path.names.dropFirst().reduce(Optional(command)) { command, name in
      command?.subcommands?.first { $0.commandName == name }
    }
  }
}

nonisolated extension ToolInfo.Command {
  /// The names of all options, as one types them.
  var optionNames: [String] { (arguments ?? []).flatMap { $0.names ?? [] }.map(\.typed) }
}
