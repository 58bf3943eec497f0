// `import HanokTesting` is enough for a test of an app's screens.
@_exported public import Hanok
@_exported public import HanokScenes
