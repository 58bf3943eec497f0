import Hanok
package import HanokScenes

/// The screens of the gallery, and what opens on them.
package nonisolated enum GalleryScenes {
  package static let all = ([frame] + items.map { scene($0, $0.name, []) } + opened)
    .map(withAllowances)

  private static func withAllowances(_ scene: Scene) -> Scene {
    var scene = scene
    if let languages = cut[scene.name] {
      scene = scene.allowing(
        .cutText, in: languages,
        because: "One line shows a name, a choice or a short text as far as there is room.")
    }
    if longInSmallest.contains(scene.name) {
      scene = scene.allowing(
        .cutText, in: ["en-XA", "ar-XB", "en-XC"], at: [smallest],
        because: "No language that people speak has a word or a caption as long.")
    }
    if scene.name == "StackView" {
      scene = scene.allowing(
        .unseen, at: [smallest],
        because: "It shows that a stack clips what has no room: others wrap or scroll.")
    }
    return scene
  }

  private static let smallest = Size(width: 20, height: 6)

  /// The scenes with a text that is cut in pseudo-languages, which are longer than any other.
  private static let cut = [
    "BoxView": ["en-XA", "en-XC"], "CollectionView": ["en-XA", "en-XC"],
    "CommandPalette-open": ["en-XC"], "Dashboard": ["en-XA", "en-XC"], "DatePicker": ["en-XC"],
    "FilePicker-open": ["en-XA", "en-XC"],
    "FilePicker-save": ["en-XA", "en-XC"],
    "Gallery": ["en-XA", "en-XC"], "SettingsViewController": ["en-XA", "en-XC"],
    "SettingsViewController-theme": ["en-XA", "en-XC"],
  ]

  /// The scenes with a text that is cut in pseudo-languages where there are twenty columns.
  private static let longInSmallest: Set = [
    "ActivityIndicator", "AlertController", "AlertController-actions", "AlertController-delete",
    "AlertController-rename", "AlertController-saved", "Button", "Chat", "CommandPalette",
    "CommandPalette-open", "DatePicker", "Divider", "FormView", "FormView-wrong",
    "GridView", "Label", "MenuBar-view", "NavigationController", "Orders", "OutlineView", "Player",
    "Preferences", "Presentation", "Presentation-notice", "Presentation-popover",
    "Presentation-sheet", "RadioGroup", "Slider", "SettingsViewController",
    "SettingsViewController-theme", "Stepper", "TableView", "TableView-actions",
    "TableView-letters",
  ]

  private static let frame = Scene("Gallery", [.gallery]) { GalleryViewController() }
    .allowing(
      .cutText, at: [smallest],
      because: "The names of types are Swift's: they have no shorter form.")
  private static let items = GallerySection.all.flatMap(\.items)

  private static let opened = [
    scene("AlertController", "saved", .press(.enter)),
    scene("AlertController", "delete", .press(.down), .press(.enter)),
    scene("AlertController", "rename", .press(.down, times: 2), .press(.enter)),
    scene("AlertController", "actions", .press(.down, times: 3), .press(.enter)),
    scene("CommandPalette", "open", .press(.enter)),
    scene("FilePicker", "open", .press(.enter)),
    scene("FilePicker", "save", .press(.down), .press(.enter)),
    scene("FormView", "wrong", .press(.tab, times: 3), .press(.enter)),
    scene("MenuBar", "view", .press(.function(10)), .press(.enter), .press(.right)),
    scene("Presentation", "sheet", .press(.enter)),
    scene("Presentation", "popover", .press(.down), .press(.enter)),
    scene("Presentation", "notice", .press(.down, times: 2), .press(.enter)),
    scene("SearchField", "completions", .press(.down)),
    scene("SettingsViewController", "theme", .press(.tab), .press(.enter)),
    scene("TableView", "actions", .press(.down), .type(" "), .press(.enter, .alt)),
    scene("TableView", "letters", .press(.end), .press(.character("g"), .control)),
    scene(
      "TextField", "completions", .press(.tab, times: 2), .press(.backspace, times: 2),
      .press(.down, times: 2)),
  ]

  /// The scene of what opens on an item's screen.
  private static func scene(_ name: String, _ part: String, _ steps: Pilot.Step...) -> Scene {
    guard let item = items.first(where: { $0.name == name }) else {
      preconditionFailure("A scene of the gallery names a screen that isn't there.")
    }
    return scene(item, "\(name)-\(part)", steps)
  }

  private static func scene(_ item: GalleryItem, _ name: String, _ steps: [Pilot.Step]) -> Scene {
    Scene(name, [.gallery], steps: steps) { StageViewController(item.makeScreen()) }
  }
}
