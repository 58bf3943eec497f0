// `import Hanok` is enough for an app: sizes, keys and colours, messages with their values, and
// languages come with it.
@_exported public import HanokLocalization
@_exported public import HanokTerminal
@_exported public import HanokUnicode
// The parts of a message's syntax stay with those who import them: `Option` and `Attribute` are words
// of other modules, too.
@_exported public import struct MessageFormat.DecimalNumber
@_exported public import enum MessageFormat.MessageDate
@_exported public import enum MessageFormat.MessageValue
