// `import Hanok` is enough for an app: sizes, keys and colours, messages and languages come with it.
@_exported public import HanokLocalization
@_exported public import HanokTerminal
@_exported public import HanokUnicode
