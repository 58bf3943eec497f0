import Testing

@Suite struct ImportTests {
  @Test(arguments: ImportRules.allowed.keys.sorted())
  func sourcesImportOnlyWhatTheTableAllows(folder: String) throws {
    let files = try PackageSources.files(below: "Sources/\(folder)", suffix: ".swift")
    for (path, source) in files {
      let violations = ImportRules.violations(in: source, of: folder)
      #expect(violations.isEmpty, "\(path) imports \(violations.joined(separator: ", "))")
    }
  }

  @Test func everySourceFileIsUnderTheTable() throws {
    for path in try PackageSources.files(below: "Sources", suffix: ".swift").keys {
      let isCovered = ImportRules.allowed.keys.contains { path.hasPrefix("Sources/\($0)/") }
      #expect(isCovered, "\(path) is in no folder that the import table names")
    }
  }

  @Test func eachFolderOfASampleHasItsRow() throws {
    let folders = try PackageSources.folders(below: "Sources/Samples", depth: 2)
    #expect(folders.contains("Quiz/Model"))
    for folder in folders { #expect(ImportRules.allowed["Samples/\(folder)"] != nil, "\(folder)") }
  }

  @Test(arguments: [
    ("import Foundation", "HanokTerminal", ["Foundation"]),
    ("public import struct Foundation.URL", "Hanok", ["Foundation"]),
    ("import HanokLocalization\nimport HanokUnicode", "HanokTerminal", ["HanokLocalization"]),
    ("@testable internal import HanokTerminal", "HanokLocalization", ["HanokTerminal"]),
    ("import Hanok", "Samples/Quiz/Model", ["Hanok"]),
    ("import QuizModel", "Samples/Quiz/View", ["QuizModel"]),
    ("// import Foundation\nlet text = 1", "HanokUnicode", []),
    (
      """
      #if canImport(FoundationEssentials)
        public import FoundationEssentials
      #else
        public import Foundation
      #endif
      """, "MessageFormatFoundation", []
    ),
    ("#else\n  import Foundation\n#endif", "MessageFormatFoundation", ["Foundation"]),
  ])
  func aBrokenRuleIsFound(source: String, folder: String, violations: [String]) {
    #expect(ImportRules.violations(in: source, of: folder) == violations)
  }

  /// A model imports nothing if its sample's page says so.
  @Test(arguments: ["Quiz", "Calculator", "Concentration", "AddressBook", "Breaches"])
  func aModelDocumentedWithoutImportsHasNone(sample: String) throws {
    let folder = "Sources/Samples/\(sample)"
    let page = try PackageSources.files(below: folder, suffix: "README.md").values.joined()
    let models = try PackageSources.files(below: "\(folder)/Model", suffix: ".swift")
    let imports = Set(models.values.flatMap(ImportRules.imports))
    #expect(page.contains("imports nothing") == ["Quiz", "Calculator"].contains(sample))
    #expect(imports.isEmpty || !page.contains("imports nothing"), "\(imports)")
    // What the page of all samples says of a model.
    #expect(imports.isSubset(of: ["Observation", "Synchronization", "HanokNotifications"]))
  }

  @Test(arguments: ImportRules.allowed.keys.sorted().filter { $0 != "HanokSystem" })
  func onlyHanokSystemImportsACLibrary(folder: String) {
    #expect(ImportRules.allowed[folder]?.isDisjoint(with: ImportRules.cLibraries) == true)
    for library in ImportRules.cLibraries {
      let source = "#if canImport(\(library))\n  public import \(library)\n#endif"
      #expect(ImportRules.violations(in: source, of: folder) == [library])
    }
  }

  /// Tests, programs and nested packages too: a library that one system has doesn't compile elsewhere.
  @Test(arguments: ["Plugins", "Programs", "Sources", "Templates", "Tests"])
  func aCLibraryIsImportedBySystemAndItsStubAlone(folder: String) throws {
    let files = try PackageSources.files(below: folder, suffix: ".swift")
    #expect(!files.isEmpty)
    let importing = files.filter { _, source in
      !ImportRules.cLibraries.isDisjoint(with: ImportRules.imports(in: source))
    }
    let allowed: Set = [
      "Sources/HanokSystem/CLibrary.swift", "Sources/HanokSystem/RunningProgram.swift",
      "Tests/DarwinStub/Darwin.swift",
    ]
    #expect(Set(importing.keys).isSubset(of: allowed), "\(importing.keys.sorted())")
  }

  @Test func theHeaderOfCICUNamesNoICUHeader() throws {
    let headers = try PackageSources.files(below: "Sources/CHanokICU/include", suffix: ".h")
    #expect(!headers.isEmpty)
    for (path, header) in headers {
      #expect(!header.contains("<unicode/") && !header.contains("\"unicode/"), "\(path)")
    }
  }
}
