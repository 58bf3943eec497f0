// The syntax of messages is a module of its own, for tools that format nothing.
@_exported public import MessageSyntax
