import ArgumentParser
import HanokLocalization
import HanokSystem
import HanokTerminal

/// The text of `--help`: the summary, the usage, and the meaning of the arguments.
///
/// No line is wider than the page, in any language. Control characters in tables become visible.
struct HelpPage {
  let command: ToolInfo.Command
  let path: [String]
  let table: String
  let localizer: Localizer
  /// The width of the terminal that shows the page, in cells; otherwise the value of `COLUMNS`.
  var requestedWidth: Int?

  /// The maximum width of the page in cells, which fits most terminals.
  private static let maximumWidth = 80
  /// The minimum width of the page in cells: on a narrower terminal, its lines wrap.
  private static let minimumWidth = 12
  /// The maximum width of the column of options; longer ones have their text on the next line.
  private static let widestLabel = 28

  private var width: Int {
    min(max(Self.minimumWidth, requestedWidth ?? Self.maximumWidth), Self.maximumWidth)
  }

  /// The whole page, with a line feed at its end.
  var text: String {
    let name = path.joined(separator: " ")
    let usage = string(.HanokArguments.helpUsage(command: name))
    var sections = [
      lines(word("command.\(path.joined(separator: "."))"), width),
      filled([usage] + usageArguments),
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
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
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

  private func row(_ argument: ToolInfo.Argument) -> (label: String, text: String) {
    let names = (argument.names ?? []).map(\.typed).sorted { $0.count < $1.count }
    let label = [names.joined(separator: ", "), value(of: argument) ?? ""]
    return (
      label.filter { !$0.isEmpty }.joined(separator: " "),
      string(argument.message(path: path, table: table, in: localizer))
    )
  }

  /// Returns `<file>`, or nil if the argument has no value.
  private func value(of argument: ToolInfo.Argument) -> String? {
    argument.value(path: path, table: table, in: localizer).map {
      VisibleText.line(localizer.string($0))
    }
  }

  private func word(_ key: String) -> String { string(Message(key, table: table)) }

  private func string(_ message: Message) -> String {
    VisibleText.lines(localizer.string(message))
  }
}

// MARK: - Lines

extension HelpPage {
  /// Returns words in lines, of which only those wider than the page are broken; lines after the
  /// first are indented.
  private func filled(_ words: [String]) -> [String] {
    let indent = String(repeating: " ", count: min(4, width / 8))
    return words.reduce(into: []) { filled, word in
      if let last = filled.last, CellWidth.of(last + " " + word) <= width {
        filled[filled.count - 1] = last + " " + word
      } else {
        let isWhole = filled.isEmpty && CellWidth.of(word) <= width
        let room = isWhole ? width : width - indent.count
        for line in lines(word, room) { filled.append(filled.isEmpty ? line : indent + line) }
      }
    }
  }

  private func section(_ title: Message, _ rows: [(label: String, text: String)]) -> [String] {
    let widths = rows.map { CellWidth.of($0.label) }
    // On a narrow page, the texts have at least half of it.
    let widest = min(Self.widestLabel, width / 2 - 4)
    let column = (widths.filter { $0 <= widest }.max() ?? 0) + 4
    let indent = String(repeating: " ", count: column)
    return lines(string(title), width)
      + rows.flatMap { row in
        let texts = lines(row.text, width - column)
        let labelWidth = CellWidth.of(row.label)
        guard labelWidth + 4 <= column, let first = texts.first else {
          return lines(row.label, width - 2).map { "  " + $0 } + texts.map { indent + $0 }
        }
        let space = String(repeating: " ", count: column - 2 - labelWidth)
        return ["  " + row.label + space + first] + texts.dropFirst().map { indent + $0 }
      }
  }

  private func lines(_ text: String, _ width: Int) -> [String] {
    // A narrower line has no room for a wide character.
    WrappedWords.lines(of: text, width: max(2, width), in: localizer.language)
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
  /// The parser's own help command isn't public, so its commands are read by reflection. The last one can
  /// be a default subcommand that wasn't typed, whose help would hide the subcommands beside it.
  ///
  /// - Parameter typed: The command that was typed.
  init?(_ parsed: any ParsableCommand, typed: CommandPath) {
    let stack = Mirror(reflecting: parsed).descendant("commandStack")
    guard type(of: parsed).configuration.commandName == "help",
      var commands = stack as? [any ParsableCommand.Type], let root = commands.first,
      let info = ToolInfo(of: root)
    else { return nil }
    while commands.count > max(1, typed.names.count),
      let usual = commands.dropLast().last?.configuration.defaultSubcommand,
      usual == commands.last
    {
      commands.removeLast()
    }
    path = commands.map { $0._commandName }
    command = path.dropFirst().reduce(info.command) { command, name in
      command.subcommands?.first { $0.commandName == name } ?? command
    }
  }
}
