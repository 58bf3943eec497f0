import Foundation
import Testing

/// Files and folders that name each other.
///
/// `make circles` prints a table of all modules.
@Suite struct CircleTests {
  /// The modules with circles of more than a handful of files: their number, and why it stays.
  private static let explained: [String: (count: Int, reason: String)] = [
    "Hanok": (
      22,
      "As in UIKit, a view knows its window and its controller, and both know it; a window shows "
        + "menus and notices, which are views with buttons and text."
    ),
    "HanokDrawing": (
      11,
      "Text is drawn as lines, which are laid out by the traits and signs that they are drawn with."
    ),
    "MessageFormat": (
      15, "A function formats values in a context, which knows the functions of the registry."
    ),
  ]
  /// A circle of so few files is one thought on several pages.
  private static let least = 8

  /// The pairs of folders that name each other.
  private static let folders: [String: Set<String>] = [
    // UIKit's classes know each other.
    "Hanok": [
      "Accessibility ↔ Views", "Accessibility ↔ Windows", "Application ↔ Controllers",
      "Application ↔ LineMode", "Application ↔ Responders", "Application ↔ Windows",
      "Controllers ↔ Responders", "Controllers ↔ Views", "Controllers ↔ Windows",
      "Focus ↔ Windows", "Layout ↔ Views", "Responders ↔ Views", "Responders ↔ Windows",
      "Views ↔ Windows",
    ],
    "HanokDrawing": ["Drawing ↔ Text"],
    "HanokExchange": ["Merging ↔ PO"],
    // A problem is a message, and reading a message may have a problem.
    "HanokLocalization": [
      "Catalog ↔ Languages", "Catalog ↔ Messages", "Messages ↔ Problems",
    ],
    // A review calls the rules, which return mistakes by their checks.
    "HanokReview": [
      "Checks ↔ Messages", "Checks ↔ Rules", "Editing ↔ Folders",
    ],
    // Reading a table may have a problem, whose place is found by the bytes that end lines.
    "HanokTableSyntax": ["Problems ↔ Tables"],
    "HanokTerminal": [
      "Device ↔ Session", "RightToLeft ↔ Screen", "RightToLeft ↔ Text", "Session ↔ Text",
      "Text ↔ Width",
    ],
    // Patterns are learned from ICU's formats, which are read by them.
    "HanokUnicode": ["Dates ↔ LearnedPatterns", "LearnedPatterns ↔ Numbers"],
    "MessageFormat": ["Formatting ↔ Functions"],
    "MessageSyntax": ["Model ↔ Syntax"],
  ]

  /// The modules of the toolkit and the tools.
  private static let modules = ImportRules.allowed.keys.sorted().filter { !$0.contains("/") }

  private static func graph(of module: String) throws -> TypeGraph {
    let folder = "Sources/\(module)"
    let sources = try PackageSources.files(below: folder, suffix: ".swift")
    return TypeGraph(
      Dictionary(
        uniqueKeysWithValues: sources.map { (String($0.key.dropFirst(folder.count + 1)), $0.value) }
      ))
  }

  @Test(arguments: modules)
  func noCircleIsLargerThanIsExplained(module: String) throws {
    let circle = try Self.graph(of: module).largestCircle
    let allowed = Self.explained[module]?.count ?? Self.least
    #expect(circle.count <= allowed, "\(circle.joined(separator: ", "))")
    // What has become smaller stays so.
    if let explained = Self.explained[module] { #expect(circle.count == explained.count) }
    #expect(allowed <= 25)
  }

  @Test(arguments: modules)
  func noOtherFoldersNameEachOther(module: String) throws {
    #expect(try Set(Self.graph(of: module).foldersOfCircles) == Self.folders[module] ?? [])
  }

  @Test func aCircleIsFound() {
    let sources = [
      "A/One.swift": "struct One { let two: Two }",
      "B/Two.swift": "public final class Two {\n  var three: Three\n}",
      "B/Three.swift": "// One\nenum Three { case x(One) }",
      "C/Four.swift": "protocol Four { var one: One { get } }",
      "C/Five.swift": "struct Five {\n  struct One {}\n  let text = \"Four \\\" Four\" // Four\n}",
    ]
    let graph = TypeGraph(sources)
    #expect(graph.largestCircle == ["A/One.swift", "B/Three.swift", "B/Two.swift"])
    #expect(graph.foldersOfCircles == ["A ↔ B"])
    #expect(TypeGraph(sources.filter { $0.key != "B/Two.swift" }).largestCircle.isEmpty)
  }

  /// Two types of one name can't be told apart.
  @Test func aNameOfTwoFilesIsLeftOut() {
    let graph = TypeGraph([
      "A.swift": "struct A { let b: B }", "B.swift": "struct B { let a: A }",
      "C.swift": "struct B {}",
    ])
    #expect(graph.largestCircle.isEmpty)
  }

  /// Returns the row of a module in the table.
  private static func row(of module: String, _ sources: [String: String]) -> String {
    let lines = sources.values.map { $0.utf8.count { $0 == UInt8(ascii: "\n") } }.reduce(0, +)
    let imports = Set(sources.values.flatMap(ImportRules.imports))
      .filter { ImportRules.allowed[$0] != nil }.sorted()
    return "\(module): \(sources.count) files, \(lines) lines, largest circle "
      + "\(TypeGraph(sources).largestCircle.count), imports "
      + (imports.isEmpty ? "no other" : imports.joined(separator: ", "))
  }

  @Test func aRowHasTheSizeOfAModule() {
    let sources = [
      "A.swift": "import Dispatch\nimport HanokSystem\n\nstruct A { let b: B }\n",
      "B.swift": "package import HanokJSON\nstruct B { let a: [A] }\n",
    ]
    #expect(
      Self.row(of: "M", sources)
        == "M: 2 files, 6 lines, largest circle 2, imports HanokJSON, HanokSystem")
    #expect(Self.row(of: "N", [:]) == "N: 0 files, 0 lines, largest circle 0, imports no other")
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["HANOK_CIRCLES"] != nil))
  func eachModuleHasARow() throws {
    for module in Self.modules where !module.hasPrefix("C") {
      let sources = try PackageSources.files(below: "Sources/\(module)", suffix: ".swift")
      #expect(!sources.isEmpty)
      print(Self.row(of: module, sources))
    }
  }
}
