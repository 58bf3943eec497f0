// All that the code made from tables imports. Only that code imports this module: whatever access
// an app's own imports of other modules have, they can't contradict those of a file that it never sees.
@_exported public import HanokLocalization
@_exported public import enum MessageFormat.MessageValue

/// The tables that are compiled into a target.
///
/// The code made from tables names them so because it has to use this module, even in a module that
/// exports the others itself.
public typealias TargetTables = CompiledTables
