import Testing

/// Every list of scenes is drawn on emulated terminals, also one that is added later.
@Suite struct SceneTerminalTests {
  /// The names of the types that list scenes.
  private static func lists(in files: [String: String]) -> Set<String> {
    let names = files.values.flatMap { source in
      source.matches(of: #/enum (\w+Scenes)\b/#).map { String($0.1) }
    }
    return Set(names)
  }

  /// The names of the lists whose scenes are drawn on terminals by a test.
  private static func drawn(in files: [String: String]) -> Set<String> {
    let names = files.values.flatMap { source in
      source.matches(of: #/arguments: (\w+Scenes)\.all[^\n]*\n[^\n]*\n[^\n]*expectOnTerminals/#)
        .map { String($0.1) }
    }
    return Set(names)
  }

  @Test func everyListOfScenesIsDrawnOnTerminals() throws {
    let sources = try PackageSources.files(below: "Sources", suffix: "Scenes.swift")
    let tests = try PackageSources.files(below: "Tests", suffix: "SceneTests.swift")
    let lists = Self.lists(in: sources).union(Self.lists(in: tests))
    #expect(lists.count >= 7)
    #expect(lists.subtracting(Self.drawn(in: tests)) == [])
  }
}
