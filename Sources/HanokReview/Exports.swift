// The checks that need no ICU are a module of their own, for the tool that compiles tables in a build.
@_exported public import HanokTableRules
