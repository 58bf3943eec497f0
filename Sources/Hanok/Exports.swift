// An app needs no import but `import Hanok`: it includes the values that views draw and lay out,
// sizes, keys and colors, messages with their values, and languages.
@_exported public import HanokDrawing
@_exported public import HanokLocalization
@_exported public import HanokTerminal
@_exported public import HanokUnicode
// Of MessageFormat, an app uses only the values and the cache of number formats; the rest needs an
// import.
@_exported public import class MessageFormat.FormatterCache
@_exported public import struct MessageFormat.DecimalNumber
@_exported public import enum MessageFormat.MessageDate
@_exported public import enum MessageFormat.MessageValue
