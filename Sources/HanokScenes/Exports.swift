// `import HanokScenes` is enough for an app's scenes.
@_exported public import Hanok
