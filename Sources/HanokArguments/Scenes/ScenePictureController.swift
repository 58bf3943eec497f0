import Hanok
import HanokLocalization
import HanokScenes
import HanokTerminal
import HanokUnicode

/// A scene as it is drawn in a chosen language and size, with what is wrong with it.
final class ScenePictureController: ViewController {
  private let scene: Scene
  private let languages: [LanguageTag]
  private let language: PickerView
  private let size: PickerView
  private let findings = Label()
  private let picture = ScenePictureView()
  private var drawing: Task<Void, Never>?

  /// Creates a screen of a scene.
  init(_ scene: Scene) {
    self.scene = scene
    let languages = scene.languages + PseudoLanguage.allCases.map(\.language)
    self.languages = languages
    language = PickerView(
      .HanokArguments.scenesLanguages, options: languages.map { .verbatim("\($0)") },
      selectedIndex: 0)
    size = PickerView(
      .HanokArguments.scenesSizes,
      options: SceneMatrix.usualSizes.map { .verbatim("\($0.width)x\($0.height)") },
      selectedIndex: 0)
    super.init()
    title = .verbatim(scene.name)
  }

  override func loadView() {
    findings.numberOfLines = 0
    findings.style = \.secondary
    let page = StackView(
      .vertical, views: [FlowView(spacing: 2, views: [language, size]), picture, findings])
    let scroller = ScrollView(page)
    scroller.layoutShare = 1
    view = StackView(.vertical, views: [scroller, StatusBar()])
  }

  override func viewDidLoad() {
    language.addTarget(self, action: ScenePictureController.draw, for: .valueChanged)
    size.addTarget(self, action: ScenePictureController.draw, for: .valueChanged)
  }

  override func viewWillAppear() {
    let own = application?.traits.localizer.requestedLanguage
    language.selectedIndex = languages.firstIndex { $0 == own } ?? 0
    draw()
  }

  /// Draws the scene again with other tables, such as ones that are edited.
  override func traitsDidChange() {
    super.traitsDidChange()
    if drawing != nil { draw() }
  }

  override var keyCommands: [KeyCommand] { [.quitScenes(self)] }

  private func draw() {
    drawing?.cancel()
    drawing = task { [weak self] in await self?.open() }
  }

  private func open() async {
    guard let language = language.selectedIndex, let size = size.selectedIndex else { return }
    let variant = SceneVariant(
      language: languages[language], size: SceneMatrix.usualSizes[size])
    do {
      let pilot = try await scene.open(variant)
      // Another choice may have been made meanwhile.
      if Task.isCancelled { return }
      show(pilot, scene.findings(on: pilot, in: variant))
    } catch {
      picture.show(nil)
      findings.message = .verbatim("\(error)")
    }
  }

  private func show(_ pilot: Pilot, _ found: [Finding]) {
    picture.show(pilot)
    guard let localizer = application?.traits.localizer, !found.isEmpty else {
      return findings.message = .HanokArguments.scenesSound
    }
    let texts = found.map { finding in
      "\(localizer.string(finding.title)): \(localizer.string(finding.message))"
    }
    findings.message = .verbatim(texts.joined(separator: "\n"))
  }
}
