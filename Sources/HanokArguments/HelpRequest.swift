import ArgumentParser

/// A wish for the help of a command or of one of its subcommands.
nonisolated struct HelpRequest {
  /// What the argument parser knows of the command.
  let command: ToolInfo.Command
  /// The command's name behind those of the commands it belongs to.
  let path: [String]

  /// Takes the wish out of what was parsed; nil where it is another command.
  ///
  /// The parser's own help command isn't public, so the commands it is about are read by
  /// reflection.
  init?(_ parsed: any ParsableCommand) {
    let stack = Mirror(reflecting: parsed).descendant("commandStack")
    guard type(of: parsed).configuration.commandName == "help",
      let commands = stack as? [any ParsableCommand.Type], let root = commands.first,
      let info = ToolInfo(of: root)
    else { return nil }
    path = commands.map { $0._commandName }
    command = path.dropFirst().reduce(info.command) { command, name in
      command.subcommands?.first { $0.commandName == name } ?? command
    }
  }
}
