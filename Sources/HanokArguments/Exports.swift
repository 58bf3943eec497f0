// Commands declare their options and arguments with the argument parser; an app doesn't have to
// import it.
@_exported public import ArgumentParser
