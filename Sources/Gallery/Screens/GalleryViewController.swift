package import Hanok
import HanokCode

/// The gallery's frame: a list of all screens, the chosen one, and its source.
package final class GalleryViewController: ViewController {
  private let sections: [GallerySection]
  private let table = TableView()
  private lazy var frameView = GalleryView(list: table)
  private var settings = GallerySettings()
  /// The chosen item with its screen.
  private var shown: (item: GalleryItem, screen: ViewController)?
  /// The other screens in which something is typed, by the names of their items: it is there when
  /// they are chosen again.
  private var typedScreens: [String: ViewController] = [:]
  private var showsSource = false

  /// Creates a list of screens, by default all.
  package init(sections: [GallerySection] = GallerySection.all) {
    self.sections = sections
    super.init()
    title = .Gallery.title
  }

  package override func loadView() { view = frameView }

  package override func viewDidLoad() {
    (table.dataSource, table.delegate) = (self, self)
    table.background = \.panel
    let first = sections.firstIndex { !$0.items.isEmpty }
    if let first { table.selectRow(at: RowPath(0, section: first)) }
    if let item = first.map({ sections[$0].items[0] }) { show(item) }
  }

  package override var keyCommands: [KeyCommand] {
    [
      KeyCommand(
        .escape, title: .Gallery.list, isEnabled: !table.isFirstResponder || showsSource,
        priority: 3
      ) { [weak self] in self?.showList() },
      paletteCommand(.Gallery.commands, priority: 2),
      languageCommand(.Gallery.language, priority: 1),
      command(.function(3), .Gallery.theme) { $0.showNextTheme() },
      command(.function(4), .Gallery.width) { $0.showNextWidth() },
      command(.function(6), .Gallery.source, priority: 2) {
        $0.toggleSource()
      },
      command(.function(7), .Gallery.colors) { $0.showNextColors() },
      command(.function(8), .Gallery.direction) { $0.showNextDirection() },
      quitCommand(.Gallery.quit, priority: 3),
    ]
  }

  private func command(
    _ key: Key, _ title: Message, priority: Int = 0,
    _ action: @escaping (GalleryViewController) -> Void
  ) -> KeyCommand {
    KeyCommand(key, title: title, priority: priority) { [weak self] in
      if let self { action(self) }
    }
  }
}

/// The chosen screen.
extension GalleryViewController {
  private func show(_ item: GalleryItem) {
    if shown?.item.name == item.name { return }
    if let shown {
      if shown.screen.hasTypedText { typedScreens[shown.item.name] = shown.screen }
      shown.screen.removeFromParent()
    }
    let screen = typedScreens.removeValue(forKey: item.name) ?? item.makeScreen()
    addChild(screen)
    (shown, showsSource) = ((item, screen), false)
    showContent()
  }

  private func showContent() {
    guard let shown else { return }
    let content =
      showsSource ? CodeView(source(of: shown.item), language: .swift) : shown.screen.view
    frameView.show(content, title: shown.item.title, summary: shown.item.summary)
  }

  private func source(of item: GalleryItem) -> String {
    CompiledSources.texts[item.name + "Screen.swift"]?.description ?? ""
  }

  /// Moves the focus to the list; a source that was shown is a look behind the screen, and ends.
  private func showList() {
    if showsSource {
      showsSource = false
      showContent()
    }
    frameView.prefersScreen = false
    frameView.layoutIfNeeded()
    table.becomeFirstResponder()
  }

  private func showScreen() {
    frameView.prefersScreen = true
    frameView.focusScreen()
  }

  private func toggleSource() {
    showsSource.toggle()
    showContent()
    showScreen()
  }

  private func showNextTheme() {
    settings.showNextTheme()
    let choice = settings.theme
    application?.themes = choice.theme(for:)
    application?.showNotice(settings.themeName, for: .seconds(2))
  }

  private func showNextWidth() {
    settings.showNextWidth()
    frameView.screenWidth = settings.width
    application?.showNotice(settings.widthName, for: .seconds(2))
  }

  private func showNextDirection() {
    settings.showNextDirection()
    application?.traits.forcedDirection = settings.direction
    application?.showNotice(settings.directionName, for: .seconds(2))
  }

  private func showNextColors() {
    settings.showNextColors()
    application?.maximumColorDepth = settings.colorDepth
    application?.showNotice(settings.colorsName, for: .seconds(2))
  }
}

extension ViewController {
  /// Whether something is typed into a field of the controller or of its children.
  fileprivate var hasTypedText: Bool {
    viewIfLoaded?.hasTypedText == true || children.contains(where: \.hasTypedText)
  }
}

extension View {
  fileprivate var hasTypedText: Bool {
    (self as? TextInput)?.content.canUndo == true || subviews.contains(where: \.hasTypedText)
  }
}

extension GalleryViewController: TableViewDataSource, TableViewDelegate {
  package func numberOfSections(in tableView: TableView) -> Int { sections.count }

  package func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].items.count
  }

  package func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
    TableRow(sections[path.section].items[path.row].title)
  }

  package func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> Message? {
    sections[section].items.isEmpty ? nil : sections[section].title
  }

  package func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) {
    show(sections[path.section].items[path.row])
  }

  package func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt path: RowPath
  ) {
    show(sections[path.section].items[path.row])
    showScreen()
  }
}
