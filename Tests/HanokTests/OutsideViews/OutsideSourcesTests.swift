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
        static let activityWorking = Message.verbatim("")
        static let progressFailed = Message.verbatim("")
        static let buttonLoading = Message.verbatim("")
        static func progressValue(part: Double) -> Message { .verbatim("\\(part)") }
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

  /// The module's code belongs to the main actor by default, a command to none.
  @Test(arguments: [
    "@Option var count: Int", "@Argument var name: String", "@Option var count: Int?",
    "@Flag var isLoud = false", "@Option var count: Int\n@OptionGroup var options: AppOptions",
  ])
  func aCommandMayHaveAnyArguments(declaration: String) throws {
    let source = """
      import Hanok
      import HanokArguments
      @main struct Greeting: LocalizedCommand {
        static let table = "Greeting"
        static let compiledTables: [CompiledTables] = []
        \(declaration)
        func run(in context: CommandContext) async throws(CommandFailure) -> Int32 { 0 }
      }
      """
    #expect(try OutsideSources(files: ["Greeting.swift": source]).errors() == [])
  }

  /// An option is ArgumentParser's, an expression Foundation's.
  @Test func partsOfMessagesHaveNoNameOfAnotherModule() throws {
    let source = """
      import ArgumentParser
      import Foundation
      import Hanok
      import MessageFormat
      struct Arguments: ParsableArguments { @Option var count: Int }
      func expression() -> Expression<Int, Int>? { nil }
      """
    #expect(try OutsideSources(files: ["Names.swift": source]).errors() == [])
  }

  /// What is made from tables compiles beside files that import the same modules in any way.
  @Test(arguments: ["", "internal ", "package ", "public "])
  func codeFromTablesCompilesBesideAnyImport(access: String) throws {
    let package = try OutsidePackage(files: [
      "Localizations/en.lproj/App.strings": "\"price\" = \"{$price :currency}\";",
      "Sources/App/Use.swift": """
      \(access)import Hanok
      \(access)import HanokLocalization
      \(access)import MessageFormat
      let text = Message.App.price(price: 1)
      """,
    ])
    defer { package.remove() }
    _ = try package.compileTables(for: "App")
    try package.compile("App", in: "Sources/App")
  }

  /// Values of an app are passed as they are, whichever function formats them.
  @Test func messagesTakeTheValuesOfAnApp() throws {
    let table = """
      "sum" = "{$x :currency currency=EUR}"; "part" = "{$x :percent}"; "day" = "{$x :date}";
      "count" = "{$x :integer}"; "name" = "{$x :string}"; "any" = "{$x}";
      "list" = "{$x :hanok:list}"; "object" = "{$x}{$x :ko:josa pair=|을/를|}";
      """
    let package = try OutsidePackage(files: [
      "Localizations/en.lproj/App.strings": table,
      "Sources/App/Use.swift": """
      import Hanok
      let (sum, count, name, day) = (12.5, 3, "Tea", CalendarDay.first)
      let texts: [Message] = [
        .App.sum(x: sum), .App.sum(x: count), .App.sum(x: 2), .App.part(x: 0.5), .App.day(x: day),
        .App.sum(x: MessageValue.currency(12, "EUR")), .App.count(x: count), .App.name(x: name),
        .App.any(x: name), .App.any(x: "Tea"), .App.any(x: sum), .App.any(x: day), .App.any(x: 3),
        .App.any(x: Message.App.name(x: name)), .App.list(x: [name]), .App.object(x: name),
        .App.any(x: name.prefix(1)), .App.any(x: Message.Argument(name)),
      ]
      """,
    ])
    defer { package.remove() }
    _ = try package.compileTables(for: "App")
    try package.compile("App", in: "Sources/App")
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
