import ArgumentParser

/// The command of a command line: the root, or one of its subcommands.
nonisolated struct CommandPath {
  /// The names from the root to the command.
  let names: [String]
  /// The arguments of the root: those before the name of a subcommand.
  let rootArguments: ArraySlice<String>
  /// The arguments of the command: those after its name.
  let ownArguments: ArraySlice<String>

  /// Finds the subcommand by the names in the arguments.
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

  /// The command as it is typed: `hanok format`.
  var typed: String { names.joined(separator: " ") }
}
