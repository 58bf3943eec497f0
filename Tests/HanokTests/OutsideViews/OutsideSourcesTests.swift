import Foundation
import Testing

/// Whoever writes views outside the package can do what ours do.
@Suite nonisolated struct OutsideSourcesTests {
  /// All views, with the pictures that some draw.
  ///
  /// The base class and what its interface names are the toolkit's: a view is a subclass of it.
  private static func ownViews() throws -> OutsideSources {
    let values = ["Sources/HanokDrawing/Views", "Sources/HanokDrawing/Drawing/Art"]
    return try OutsideSources(ownFolders: ["Sources/Hanok/Views"] + values) {
      $0.starts(with: "View")
    }
  }

  /// The toolkit's words, as the plugin makes them of a table that everyone has of their own.
  private static func words() async throws -> String {
    let table = OutsideSources.root.appending(path: "Localizations/en.lproj/Hanok.strings")
    let package = try OutsidePackage(files: [
      "Localizations/en.lproj/Hanok.strings": try String(contentsOf: table, encoding: .utf8)
    ])
    defer { package.remove() }
    _ = try await package.compileTables(for: "Hanok")
    let words = try String(
      contentsOf: package.folder.appending(path: ".build/HanokTables.swift"), encoding: .utf8)
    return words.replacing("fileprivate ", with: "").replacing("package ", with: "")
  }

  /// Parts of commands; the module's code belongs to the main actor by default, a command to none.
  private static let declarations = [
    "@Option var count: Int", "@Argument var name: String", "@Option var count: Int?",
    "@Flag var isLoud = false", "@Option var count: Int\n@OptionGroup var options: AppOptions",
  ]

  private static func command(_ index: Int) -> String {
    """
    import Hanok
    import HanokArguments
    \(index == 0 ? "@main" : "") struct Greeting\(index): LocalizedCommand {
      static let table = "Greeting"
      static let compiledTables: [CompiledTables] = []
      \(declarations[index])
      func run(in context: CommandContext) async throws(CommandFailure) -> Int32 { 0 }
    }
    """
  }

  /// An option is ArgumentParser's, an expression Foundation's.
  private static let names = """
    import ArgumentParser
    import Foundation
    import Hanok
    import MessageFormat
    struct Arguments: ParsableArguments { @Option var count: Int }
    func expression() -> Expression<Int, Int>? { nil }
    """

  /// Lines with a name for the package's own modules, one for the toolkit's files, and one that is
  /// nowhere.
  private static let breaches = [
    "let cluster = VisibleCluster(\"a\")", "let marks = View().marks",
    "let width = View().breadthOfView",
  ]

  /// The errors of all files, by one call of the compiler.
  private static let errors = Task {
    var files = [("Names.swift", names)]
    files += try OutsideSources(folder: outsideViews).files.map { ($0, $1) }
    files += declarations.indices.map { ("Greeting\($0).swift", command($0)) }
    files += breaches.enumerated().map { ("Breach\($0).swift", "import Hanok\n\($1)\n") }
    return try await OutsideSources(files: Dictionary(uniqueKeysWithValues: files)).errors()
  }

  private static let outsideViews = "Tests/OutsideViews"

  private func errors(in files: some Collection<String>) async throws -> [String] {
    try await Self.errors.value.filter { error in files.contains { error.contains("/\($0):") } }
  }

  /// Errors elsewhere, as in the code of a macro, are nobody's: no other test would see them.
  @Test func everyErrorIsInAFileThatBreaches() async throws {
    let errors = try await Self.errors.value
    #expect(errors.filter { !$0.contains("/Breach") } == [])
  }

  @Test func outsideViewsUseOnlyPublicNames() async throws {
    let sources = try OutsideSources(folder: Self.outsideViews)
    #expect(sources.files.count >= 2)
    let errors = try await errors(in: sources.files.keys)
    #expect(errors == [])
  }

  @Test func ourOwnViewsUseOnlyPublicNames() async throws {
    var sources = try Self.ownViews()
    #expect(sources.files.count > 100)
    sources.files["Words.swift"] = try await Self.words()
    let search = "Sources/HanokDrawing/Text/Collection+Partition.swift"
    let partition = try String(
      contentsOf: OutsideSources.root.appending(path: search), encoding: .utf8)
    // An extension of the module below, whose code belongs to no actor.
    sources.files["Search.swift"] = "nonisolated " + partition
    let errors = try await sources.errors()
    #expect(errors == [])
  }

  @Test(arguments: declarations.indices)
  func aCommandMayHaveAnyArguments(index: Int) async throws {
    let errors = try await errors(in: ["Greeting\(index).swift"])
    #expect(errors == [])
  }

  @Test func partsOfMessagesHaveNoNameOfAnotherModule() async throws {
    let errors = try await errors(in: ["Names.swift"])
    #expect(errors == [])
  }

  /// What is made from tables compiles beside files that import the same modules in any way.
  @Test(arguments: ["", "internal ", "package ", "public "])
  func codeFromTablesCompilesBesideAnyImport(access: String) async throws {
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
    _ = try await package.compileTables(for: "App")
    try await package.compile("App", in: "Sources/App")
  }

  /// Values of an app are passed as they are, whichever function formats them.
  @Test func messagesTakeTheValuesOfAnApp() async throws {
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
    _ = try await package.compileTables(for: "App")
    try await package.compile("App", in: "Sources/App")
  }

  @Test(
    arguments: zip(
      breaches.indices,
      [
        "cannot find 'VisibleCluster'", "'marks' is inaccessible",
        "has no member 'breadthOfView'",
      ]))
  func aNameThatIsNotPublicIsAnError(index: Int, message: String) async throws {
    let errors = try await errors(in: ["Breach\(index).swift"])
    #expect(errors.count == 1)
    #expect(errors.first?.contains(message) == true, "\(errors)")
  }
}
