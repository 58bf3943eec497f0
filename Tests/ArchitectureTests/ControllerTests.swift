import Testing

/// A screen is reached through its controller alone.
@Suite struct ControllerTests {
  /// The lines of a controller's file that reach into another screen.
  ///
  /// `result.view.isHidden` does, and `listController.peopleView.table`. To place the view of a child
  /// as a whole is its parent's task.
  private func breaches(in source: String) -> [String] {
    let controllers = Set(names(of: "Controller", in: source))
    return source.split(separator: "\n").map(String.init).filter { line in
      let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
      let words = code.split { !($0.isLetter || $0.isNumber || "._?!]".contains($0)) }
      return words.contains { word in
        let parts = word.split(separator: ".").map { $0.filter { $0.isLetter || $0.isNumber } }
        return parts.indices.dropFirst().contains { index in
          let (owner, member) = (parts[index - 1], parts[index])
          let isController =
            owner.lowercased().hasSuffix("controller") || controllers.contains(owner)
          let isInside = member == "view" ? index + 1 < parts.count : member.hasSuffix("View")
          return isController && isInside
        }
      }
    }
  }

  /// The names of the properties and variables that hold an object of a type with this ending.
  private func names(of ending: String, in source: String) -> [String] {
    source.split(separator: "\n").compactMap { line in
      let words = line.split { !($0.isLetter || $0.isNumber) }.map(String.init)
      guard let keyword = words.firstIndex(where: { $0 == "let" || $0 == "var" }),
        words.indices.contains(keyword + 2), words[keyword + 2].hasSuffix(ending)
      else { return nil }
      return words[keyword + 1]
    }
  }

  @Test func controllersReachOtherScreensOnlyByTheirControllers() throws {
    let controllers = try PackageSources.files(below: "Sources/Samples", suffix: ".swift")
      .filter { $0.key.contains("/Controller/") }
    #expect(controllers.count > 20)
    for (path, source) in controllers {
      #expect(breaches(in: source).isEmpty, "\(path) reaches \(breaches(in: source))")
    }
  }

  /// Two methods for two answers, or a closure for each key, would do the same on the screen.
  @Test(arguments: [
    ("Quiz", "AnswerButton"), ("Calculator", "KeyButton"), ("Concentration", "CardView"),
  ])
  func manyControlsHaveOneAction(sample: String, control: String) throws {
    let sources = try PackageSources.files(
      below: "Sources/Samples/\(sample)/Controller", suffix: ".swift"
    ).values.joined(separator: "\n")
    let actions = sources.matches(of: /func (\w+)\(_ \w+: (\w+)\) \{/)
      .filter { $0.2 == control }.map(\.1)
    #expect(actions.count == 1)
    // It is added in a loop over all of them, and nothing else is.
    let loop = #/for (\w+) in [^\n]*\{\s*\1\.addTarget\(self, action: \w+\.(\w+)\)\s*\}/#
    let added = sources.matches(of: loop).filter { actions.contains($0.2) }
    #expect(added.count == 1, "\(actions)")
  }

  /// Returns the actions that a source adds to controls for an event: `input.textChanged` for a
  /// method, `input.{` for a closure.
  private func additions(for event: String?, in source: String) -> [String] {
    let call =
      #/(\w+)\.add(?:Target\(\s*self,\s*action: \w+\.(\w+)|Action)(?:\(?,?\s*for: \.(\w+))?/#
    return source.matches(of: call).filter { $0.3.map(String.init) == event }
      .map { "\($0.1).\($0.2 ?? "{")" }
  }

  private func sources(of view: String) throws -> String {
    try PackageSources.files(below: "Sources/Samples/AddressBook/View", suffix: ".swift")
      .filter { $0.key.contains("/\(view)") }.sorted { $0.key < $1.key }.map(\.value)
      .joined(separator: "\n")
  }

  @Test func allTextsOfAFormHaveOneAction() throws {
    let source = try sources(of: "PersonFormView")
    let texts = additions(for: "valueChanged", in: source).filter { !$0.contains("Picker.") }
    #expect(texts == ["input.textChanged"])
    #expect(source.contains("func connect(_ input: TextInput)"), "It is added to any text.")
    #expect(source.contains("func textChanged(_ sender: TextInput)"))
  }

  @Test func allLinesOfACardHaveOneAction() throws {
    let source = try sources(of: "CardView")
    #expect(additions(for: nil, in: source) == ["view.linePressed"])
    #expect(source.contains("func linePressed(_ view: ContactLine)"))
  }

  @Test(arguments: [
    ("input.addAction(for: .valueChanged) { [weak self] in self?.changed() }", "input.{"),
    ("for field in names.values { field.addAction(for: .valueChanged) {} }", "field.{"),
    (
      "row.textField.addTarget(\n  self, action: FormView.phoneChanged, for: .valueChanged)",
      "textField.phoneChanged"
    ),
  ])
  func anActionOfOneControlIsFound(source: String, addition: String) {
    #expect(additions(for: "valueChanged", in: source) == [addition])
    #expect(additions(for: nil, in: source.replacing("for: .valueChanged", with: "")).count == 1)
  }

  private static let screens = ["PeopleListController", "CardController", "PersonFormController"]

  /// The other screens that the code of a screen names.
  private func strangers(in source: String, of screen: String) -> Set<String> {
    let code = source.split(separator: "\n").map { line in
      line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
    }
    let names = code.flatMap { $0.split { !($0.isLetter || $0.isNumber) } }.map(String.init)
    return Set(names).intersection(Self.screens).subtracting([screen])
  }

  @Test(arguments: screens) func aScreenNamesNoOtherScreen(screen: String) throws {
    let files = try PackageSources.files(
      below: "Sources/Samples/AddressBook/Controller", suffix: ".swift"
    ).filter { $0.key.contains("/\(screen)") }
    #expect(!files.isEmpty)
    for (path, source) in files { #expect(strangers(in: source, of: screen) == [], "\(path)") }
  }

  @Test(arguments: [
    ("present(PersonFormController(person, in: book, today: today()))", ["PersonFormController"]),
    ("weak var list: PeopleListController?", ["PeopleListController"]),
    ("// CardController.delete is its own", []), ("weak var delegate: CardControllerDelegate?", []),
    ("addTarget(self, action: CardController.edit)", []),
  ])
  func aScreenThatIsNamedIsFound(source: String, names: [String]) {
    #expect(strangers(in: source, of: "CardController") == Set(names))
  }

  @Test(arguments: [
    "let result = ResultViewController()\nresult.view.isHidden = true",
    "listController.peopleView.table.reloadData()",
    "presentingViewController?.view.setNeedsLayout()",
  ])
  func aScreenThatIsReachedIntoIsFound(source: String) {
    #expect(breaches(in: source).count == 1)
  }

  @Test(arguments: [
    "override func loadView() { view = gameView }", "gameView.grid.reloadData()",
    "let result = ResultViewController()\npresent(result)", "// controller.view.x is another's",
    "downloadView.footView = listenerController.view",
  ])
  func aControllersOwnViewIsItsOwn(source: String) { #expect(breaches(in: source).isEmpty) }
}
