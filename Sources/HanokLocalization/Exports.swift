// The syntax of tables is a module of its own, for the tool that compiles them in a build.
@_exported public import HanokTableSyntax
