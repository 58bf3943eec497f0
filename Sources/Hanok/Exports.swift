// `import Hanok` is enough for an app: sizes, keys and colours, messages with their values, and
// languages come with it.
@_exported public import HanokLocalization
@_exported public import HanokTerminal
@_exported public import HanokUnicode
// Of MessageFormat, an app meets the values alone; the rest stays with those who import it.
@_exported public import struct MessageFormat.DecimalNumber
@_exported public import enum MessageFormat.MessageDate
@_exported public import enum MessageFormat.MessageValue
