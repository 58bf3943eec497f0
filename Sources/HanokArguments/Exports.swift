// A command's options and arguments are declared as the argument parser has them, of which an app need
// not know where it comes from.
@_exported public import ArgumentParser
