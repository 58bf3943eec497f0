import Foundation
import Testing

/// The code of the guides compiles, and has the results that they show.
@Suite nonisolated struct GuideTests {
  private static let folder = "Sources/Hanok/Documentation.docc"

  /// The pages whose blocks of code make a program.
  private static let programs = ["MessageFormat", "LanguagesAndNumbers"]

  /// The page whose blocks of code are parts of a new package, which `NewPackageTests` compiles.
  private static let packages = ["GettingStarted"]

  /// The pages whose blocks of code are parts of an app.
  private static let guides: [String] = {
    let root = OutsideSources.root.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
      .filter { !(programs + packages).contains($0) && (try? code(of: $0)) != [] }
  }()

  private static func code(of guide: String) throws -> [String] {
    try PageBlock.all(of: "\(folder)/\(guide).md").filter { $0.language == "swift" }.map(\.text)
  }

  /// Each line that ends with a comment has that result.
  @Test(arguments: programs) func resultsAreAsThePageSays(page: String) async throws {
    var lines: [String] = []
    var results: [String] = []
    for line in try Self.code(of: page).flatMap({ $0.split(separator: "\n") }) {
      let parts = line.split(separator: "  // ", maxSplits: 1)
      lines.append(parts.count == 2 ? "print(\(parts[0]))" : String(line))
      results += parts.dropFirst().map(String.init)
    }
    #expect(results.count >= 4)
    let sources = OutsideSources(files: ["main.swift": lines.joined(separator: "\n")])
    let output = try await sources.output(of: "Page")
    #expect(output == results.map { $0 + "\n" }.joined())
  }

  @Test func thereAreGuides() {
    #expect(Self.guides.contains("Controllers") && Self.guides.count > 7)
  }

  @Test(arguments: guides) func codeOfTheGuideCompiles(guide: String) async throws {
    let errors = try await Self.errors.value
      .filter { $0.contains("/\(guide).swift:") }
    #expect(errors == [])
  }

  @Test func everyErrorIsInAGuide() async throws {
    let files = Self.guides.map { "/\($0).swift:" }
    let errors = try await Self.errors.value
    #expect(errors.filter { error in !files.contains { error.contains($0) } } == [])
  }

  /// The errors of all guides, by one call of the compiler.
  private static let errors = Task {
    var files = ["Shop.swift": shop]
    for guide in guides { files["\(guide).swift"] = try source(of: guide) }
    return try await OutsideSources(files: files).errors()
  }

  /// The blocks of a guide are declarations, members of a controller, or what a method does.
  ///
  /// The declarations are the file's own, so that guides can use the same names.
  private static func source(of guide: String) throws -> String {
    var (imports, declarations, members, statements) = (Self.imports, "", "", "")
    for block in try code(of: guide) {
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
      imports.formUnion(lines.filter { $0.hasPrefix("import ") }.map(String.init))
      let code = lines.filter { !$0.hasPrefix("import ") && $0 != "@main" }
      let first = code.first { !$0.isEmpty && !$0.hasPrefix("//") } ?? ""
      let text = code.joined(separator: "\n") + "\n"
      if first.contains(#/^(@|final class |struct |nonisolated (?:enum|struct) )/#) {
        let declaration = #/((?:@\w+(?:\(.*\))? )?)((?:final class|struct|func) .*)/#
        let own = code.map { line in
          line.wholeMatch(of: declaration).map { "\($0.1)fileprivate \($0.2)" } ?? String(line)
        }
        declarations += own.joined(separator: "\n") + "\n"
      } else if first.contains(#/^(override |func )/#) {
        members += text
      } else {
        statements += text
      }
    }
    return """
      \(imports.sorted().joined(separator: "\n"))
      \(declarations)
      fileprivate final class ShopController: ViewController {
      let cart = Cart(), options = AppOptions(), quitButton = Button(.Shop.quit)
      let deleteButton = Button(.Shop.delete)
      var chosen: String?, names: [String] = []
      func search() {}
      func nameDidChange() {}
      func order() {}
      func reload() {}
      func deleteName() {}
      func show(_ prices: [Double]) {}
      \(members)
      func run(_ application: Application, in context: CommandContext) async throws {
      \(statements)
      }
      }
      """
  }

  private static let imports: Set = [
    "import Hanok", "import HanokArguments", "import HanokTesting", "import Testing",
  ]

  /// The parts of the guides' apps that they don't show: models, messages, tables.
  private static let shop = """
    import Hanok
    import HanokArguments
    import Observation

    extension Message {
      enum Shop {
        static let cart = Message.verbatim(""), copy = cart, delete = cart,
          deleteDetail = cart, deleteKeys = cart, deleteQuestion = cart, delivered = cart,
          delivery = cart, deliveryHint = cart, deliveryMissing = cart, name = cart, nothing = cart, order = cart, orderKeys = cart, price = cart, quit = cart,
          rating = cart, reload = cart, reloadKeys = cart, results = cart, salesOfTheWeek = cart, salesRise = cart, search = cart,
          searchKeys = cart, send = cart, sendKeys = cart, sent = cart, silent = cart, title = cart,
          volume = cart
        static func amount(price: some MessageNumber) -> Message { cart }
        static func files(count: Int) -> Message { cart }
        static func percent(value: some MessageNumber) -> Message { cart }
        static func stars(count: Int, best: Int) -> Message { cart }
        static func total(price: some MessageNumber) -> Message { cart }
      }
    }
    nonisolated extension Message {
      enum Quiz {
        static var answerTrue: Message { .verbatim("") }
      }
    }
    nonisolated extension Problem {
      enum Shop {
        static func damagedOrder(line: Int, inFile: String? = nil) -> Problem {
          Problem(Kind("damaged-order", table: "Shop"))
        }
      }
    }
    enum Orders {
      static func firstDamagedLine(of file: String) -> Int? { nil }
    }
    nonisolated extension CompiledTables {
      static var quiz: CompiledTables { .toolkit }
      static var shop: CompiledTables { .toolkit }
    }
    @Observable final class Cart {
      var total = 0.0
      var isEmpty = false
      func order() {}
      func removeAll() {}
    }
    enum Prices {
      static func load() async throws -> [Double] { [] }
      static func load(matching word: String) async throws -> [Double] { [] }
    }
    final class DeliveryController: ViewController {}
    final class QuizViewController: ViewController {}
    struct QuizCommand: LocalizedCommand {
      static let table = "Quiz"
      static let compiledTables: [CompiledTables] = []
      @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 { 0 }
    }
    """
}
