import HanokArguments
import HanokLocalization

/// The table with the texts of all commands of the tool.
enum ToolTable {
  static let name = "HanokCommand"
}

/// A command of the tool.
protocol ToolCommand: LocalizedCommand {}

extension ToolCommand {
  static var table: String { ToolTable.name }
  static var compiledTables: [CompiledTables] { [.hanokCommand] }
}
