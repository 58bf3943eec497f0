import Hanok
import HanokScenes
import HanokUnicode

/// A list of an app's scenes with the number of findings; Return shows one.
///
/// The findings are those of the list's own language at the usual sizes. They are counted when a row
/// is first drawn, so that a long list opens at once.
final class SceneListController: ViewController, TableViewDataSource, TableViewDelegate {
  private let scenes: [Scene]
  private let table = TableView()
  /// The numbers of findings by language and scene.
  private var counts: [LanguageTag: [Int: Int]] = [:]

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

  override var keyCommands: [KeyCommand] { [.quitScenes(self)] }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    scenes.count
  }

  func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
    TableRow(
      .HanokArguments.scenesRow(findings: findings(at: path.row), name: scenes[path.row].name))
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt path: RowPath) {
    navigationController?.pushViewController(ScenePictureController(scenes[path.row]))
  }

  private func findings(at index: Int) -> Int {
    let language = traits?.localizer.language ?? .english
    if let count = counts[language]?[index] { return count }
    let scene = scenes[index]
    var findings: Set<Finding> = []
    for size in SceneMatrix.usualSizes {
      let variant = SceneVariant(language: language, size: size)
      // A screen that can't be opened says so when it is chosen.
      if let pilot = try? scene.open(variant) {
        findings.formUnion(scene.findings(on: pilot, in: variant))
      }
    }
    counts[language, default: [:]][index] = findings.count
    return findings.count
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
