// The imports of the code that is generated from tables. Only that code imports this module: the
// access levels of an app's own imports can't conflict with those of a file that the app never
// sees.
@_exported public import HanokLocalization
@_exported public import enum MessageFormat.MessageValue

/// The tables that are compiled into a target.
///
/// The generated code uses this name so that it uses this module, even in a module that exports the
/// others itself.
public typealias TargetTables = CompiledTables

/// A problem with words in a target's tables; a model may have a `Problem` of its own.
public typealias TargetProblem = Problem
