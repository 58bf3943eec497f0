import ArgumentParser

/// The command that a command line calls: the root, or one of its subcommands.
nonisolated struct CommandPath {
  /// The names from the root to the command.
  let names: [String]
  /// The arguments that belong to the root: those before the name of a subcommand.
  let rootArguments: ArraySlice<String>
  /// The arguments that belong to the command: those after its name.
  let ownArguments: ArraySlice<String>

  /// Follows the names of subcommands through the arguments.
  init(_ root: any ParsableCommand.Type, arguments: [String]) {
    var command = root
    var names = [root._commandName]
    var firstName = arguments.endIndex
    var lastName = -1
    for (index, argument) in arguments.enumerated() {
      let subcommands = command.configuration.subcommands
      guard let next = subcommands.first(where: { $0._commandName == argument }) else { continue }
      if names.count == 1 { firstName = index }
      lastName = index
      names.append(argument)
      command = next
    }
    self.names = names
    rootArguments = arguments[..<firstName]
    ownArguments = arguments[(lastName + 1)...]
  }

  /// The command as one types it: `hanok format`.
  var typed: String { names.joined(separator: " ") }
}
