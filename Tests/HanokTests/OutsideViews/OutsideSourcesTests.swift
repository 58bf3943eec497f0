import Testing

/// Whoever writes views outside the package can do what ours do.
@Suite struct OutsideSourcesTests {
  private static let ownViews = [
    "Layout/FlowView", "Layout/GridView", "Layout/ScrollView", "Layout/SpacerView",
    "Layout/StackView", "Views/BoxView", "Views/Choosing/Button", "Views/Control",
    "Views/Label", "Views/ProgressView",
  ]

  /// Words, as the plugin makes them of a table that everyone has of their own.
  private static let words = """
    import Hanok
    extension Message {
      enum Hanok {
        enum Value { case double(Double) }
        static let activityWorking = Message.verbatim("")
        static let progressFailed = Message.verbatim("")
        static let buttonLoading = Message.verbatim("")
        static func progressValue(part: Value) -> Message { .verbatim("\\(part)") }
      }
    }
    """

  @Test func outsideViewsUseOnlyPublicNames() throws {
    let sources = try OutsideSources(folder: "Tests/OutsideViews")
    #expect(sources.files.count >= 2)
    let errors = try sources.errors()
    #expect(errors == [])
  }

  @Test func ourOwnViewsUseOnlyPublicNames() throws {
    var sources = try OutsideSources(renaming: Self.ownViews.map { "Sources/Hanok/\($0).swift" })
    #expect(sources.files.values.allSatisfy { $0.contains("class Outside") })
    sources.files["Words.swift"] = Self.words
    let errors = try sources.errors()
    #expect(errors == [])
  }

  @Test(arguments: [
    // A name for the package's own modules, one for the toolkit's files, and one that is nowhere.
    ("let cluster = VisibleCluster(\"a\")", "cannot find 'VisibleCluster'"),
    ("let marks = View().marks", "'marks' is inaccessible"),
    ("let width = View().breadthOfView", "has no member 'breadthOfView'"),
  ])
  func aNameThatIsNotPublicIsAnError(line: String, message: String) throws {
    var sources = try OutsideSources(folder: "Tests/OutsideViews")
    sources.files["Breach.swift"] = "import Hanok\n\(line)\n"
    let errors = try sources.errors()
    #expect(errors.count == 1)
    #expect(errors.first?.contains(message) == true, "\(errors)")
  }
}
