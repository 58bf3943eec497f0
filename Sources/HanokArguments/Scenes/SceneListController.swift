import Hanok
import HanokLocalization
import HanokScenes
import HanokUnicode

/// A list of an app's scenes with the number of findings; Return shows one.
///
/// The findings are those of the list's own language at the usual sizes. They are counted scene by scene
/// while the list is shown, so that a long list opens at once.
final class SceneListController: ViewController, TableViewDataSource, TableViewDelegate {
  private let scenes: [Scene]
  private let table = TableView()
  /// The numbers of findings by language and scene.
  private var counts: [LanguageTag: [Int: Int]] = [:]
  /// The tables with which they were counted.
  private var countedCatalog: Catalog?
  private var counting: Task<Void, Never>?

  /// Creates a list of scenes.
  init(_ scenes: [Scene]) {
    self.scenes = scenes
    super.init()
    title = .HanokArguments.scenesTitle
  }

  override func loadView() {
    (table.dataSource, table.delegate) = (self, self)
    table.layoutShare = 1
    view = StackView(.vertical, views: [table, StatusBar()])
  }

  override func viewWillAppear() {
    // Work that had not ended was cancelled when the list disappeared.
    counts = counts.filter { $0.value.count == scenes.count }
    table.reloadData()
  }

  /// Counts again with other tables, such as ones that are edited.
  override func traitsDidChange() {
    super.traitsDidChange()
    guard countedCatalog != nil, countedCatalog !== traits?.localizer.catalog else { return }
    countedCatalog = traits?.localizer.catalog
    counting?.cancel()
    counts = [:]
    table.reloadData()
  }

  override var keyCommands: [KeyCommand] { [.quitScenes(self)] }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    scenes.count
  }

  func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
    let name = scenes[path.row].name
    let language = traits?.localizer.requestedLanguage ?? .english
    if counts[language] == nil {
      counts[language] = [:]
      countedCatalog = traits?.localizer.catalog
      counting = task(isBusy: false) { [weak self] in await self?.countFindings(in: language) }
    }
    guard let findings = counts[language]?[path.row] else { return TableRow(.verbatim(name)) }
    return TableRow(.HanokArguments.scenesRow(findings: findings, name: name))
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt path: RowPath) {
    navigationController?.pushViewController(ScenePictureController(scenes[path.row]))
  }

  private func countFindings(in language: LanguageTag) async {
    for (index, scene) in scenes.enumerated() where !Task.isCancelled {
      var findings: Set<Finding> = []
      for size in SceneMatrix.usualSizes {
        let variant = SceneVariant(language: language, size: size)
        // A screen that can't be opened says so when it is chosen.
        if let pilot = try? await scene.open(variant) {
          findings.formUnion(scene.findings(on: pilot, in: variant))
        }
      }
      if Task.isCancelled { return }
      counts[language]?[index] = findings.count
      table.reloadData()
    }
  }

  private var traits: Traits? { application?.traits }
}

extension KeyCommand {
  /// Ends the list of scenes.
  static func quitScenes(_ controller: ViewController) -> KeyCommand {
    KeyCommand(.character("q"), .control, title: .HanokArguments.scenesQuit, priority: 3) {
      [weak controller] in controller?.application?.quit()
    }
  }
}
