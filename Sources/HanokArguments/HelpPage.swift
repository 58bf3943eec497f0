import ArgumentParser
import HanokLocalization
import HanokTerminal

/// The text of `--help`: the summary, the usage, and the meaning of the arguments.
struct HelpPage {
  let command: ToolInfo.Command
  let path: [String]
  let table: String
  let localizer: Localizer

  /// The width of the page in cells, which fits any terminal.
  private static let width = 80
  /// The maximum width of the column of options; longer ones have their text on the next line.
  private static let widestLabel = 28

  /// The whole page, with a line feed at its end.
  var text: String {
    let name = path.joined(separator: " ")
    let usage = localizer.string(.HanokArguments.helpUsage(command: name))
    var sections = [
      word("command.\(path.joined(separator: "."))"), Self.filled([usage] + usageArguments),
    ]
    let positional = arguments.filter { $0.kind == .positional }
    let options = arguments.filter { $0.kind != .positional }
    if !positional.isEmpty {
      sections.append(section(.HanokArguments.helpArguments, positional.map(row)))
    }
    sections.append(section(.HanokArguments.helpOptions, options.map(row)))
    if !subcommands.isEmpty {
      let rows = subcommands.map { subcommand in
        let name = (path + [subcommand.commandName]).joined(separator: ".")
        return (label: subcommand.commandName, text: word("command.\(name)"))
      }
      sections.append(section(.HanokArguments.helpCommands, rows))
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  private var arguments: [ToolInfo.Argument] {
    (command.arguments ?? []).filter(\.shouldDisplay)
  }

  /// The subcommands, without the parser's own `help`.
  private var subcommands: [ToolInfo.Command] {
    (command.subcommands ?? []).filter { $0.commandName != "help" }
  }

  private var usageArguments: [String] {
    arguments.map { argument in
      let name = argument.preferredName?.typed
      var text = [name, value(of: argument)].compactMap(\.self).joined(separator: " ")
      if argument.isRepeating { text += " …" }
      return argument.isOptional ? "[\(text)]" : text
    } + (subcommands.isEmpty ? [] : ["…"])
  }

  /// Returns words in lines without breaking them; lines after the first are indented.
  private static func filled(_ words: [String]) -> String {
    words.dropFirst().reduce(into: [words[0]]) { lines, word in
      let line = lines[lines.count - 1] + " " + word
      if CellWidth.of(line) <= width {
        lines[lines.count - 1] = line
      } else {
        lines.append("    " + word)
      }
    }.joined(separator: "\n")
  }

  private func row(_ argument: ToolInfo.Argument) -> (label: String, text: String) {
    let names = (argument.names ?? []).map(\.typed).sorted { $0.count < $1.count }
    let label = [names.joined(separator: ", "), value(of: argument) ?? ""]
    return (
      label.filter { !$0.isEmpty }.joined(separator: " "),
      localizer.string(argument.message(path: path, table: table))
    )
  }

  /// Returns `<file>`, or nil if the argument has no value.
  private func value(of argument: ToolInfo.Argument) -> String? {
    argument.value(path: path, table: table).map { localizer.string($0) }
  }

  private func word(_ key: String) -> String { localizer.string(Message(key, table: table)) }

  private func section(_ title: Message, _ rows: [(label: String, text: String)]) -> String {
    let widths = rows.map { CellWidth.of($0.label) }.filter { $0 <= Self.widestLabel }
    let column = (widths.max() ?? 0) + 4
    let lines = rows.flatMap { row in
      let text = WrappedWords.lines(
        of: row.text, width: Self.width - column, in: localizer.language)
      let label = "  \(row.label)"
      let room = column - CellWidth.of(label)
      let indented = text.map { String(repeating: " ", count: column) + $0 }
      if room < 2 { return [label] + indented }
      let first = label + String(repeating: " ", count: room) + (text.first ?? "")
      return [first] + indented.dropFirst()
    }
    return ([localizer.string(title)] + lines).joined(separator: "\n")
  }
}

/// A request for the help of a command or of one of its subcommands.
nonisolated struct HelpRequest {
  /// The argument parser's description of the command.
  let command: ToolInfo.Command
  /// The command's name after those of its parent commands.
  let path: [String]

  /// Creates a request from a parsed command, or returns nil for another command.
  ///
  /// The parser's own help command isn't public, so its commands are read by reflection.
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
