import CHanokMarkdown

/// The version of the parser.
nonisolated var parserVersion: String { unsafe String(cString: cmarkdown_version()) }
