import HanokLocalization
import HanokTerminal
import HanokUnicode

/// A screen for the language, the theme, the motion and the keys, to be presented or pushed.
///
/// ```
/// Language   [ 한국어           ▾ ]
/// Theme      [ 터미널에 맞춤    ▾ ]
/// Motion     (●) 모두 보이기
///            ( ) 줄이기
/// Keys       [ 표준             ▾ ]
/// ```
///
/// A choice applies at once to the whole application. Languages are listed by their own names. The
/// choices aren't kept over a restart: the application does that.
///
/// Presented full screen, it has its title above, and below a ``StatusBar`` with the key that leads
/// back.
open class SettingsViewController: ViewController {
  /// The themes in the list; the first is that of the terminal.
  public var themes = ThemeFamily.shipped

  private let languagePicker = PickerView(.Hanok.settingsLanguage, options: [])
  private let themePicker = PickerView(.Hanok.settingsTheme, options: [])
  private let motionGroup = RadioGroup([.Hanok.settingsMotionFull, .Hanok.settingsMotionReduced])
  private let keysPicker = PickerView(.Hanok.settingsKeys, options: KeySet.allCases.map(\.title))
  private let heading = Label()
  private lazy var header = StackView(.vertical, views: [heading])
  private let statusBar = StatusBar()
  /// The last theme that was chosen here: others may be equal on this terminal.
  private var chosenTheme = 0

  /// Creates a screen of settings.
  public override init() {
    super.init()
    title = .Hanok.settingsTitle
  }

  open override func loadView() {
    let form = FormView()
    form.addRow(.Hanok.settingsLanguage, languagePicker)
    form.addRow(.Hanok.settingsTheme, themePicker)
    form.addRow(.Hanok.settingsMotion, motionGroup)
    form.addRow(.Hanok.settingsKeys, keysPicker)
    form.layoutMargins = DirectionalEdgeInsets(x: 1, y: 0)
    let scroller = ScrollView(form)
    scroller.layoutShare = 1
    heading.style = \.heading
    heading.accessibilityTraits = [.staticText, .header]
    header.layoutMargins = DirectionalEdgeInsets(leading: 1, bottom: 1, trailing: 1)
    view = StackView(.vertical, views: [header, scroller, statusBar])
  }

  open override func viewDidLoad() {
    languagePicker.addTarget(
      self, action: SettingsViewController.chooseLanguage, for: .valueChanged)
    themePicker.addTarget(self, action: SettingsViewController.chooseTheme, for: .valueChanged)
    motionGroup.addTarget(self, action: SettingsViewController.chooseMotion, for: .valueChanged)
    keysPicker.addTarget(self, action: SettingsViewController.chooseKeys, for: .valueChanged)
  }

  open override func viewWillAppear() {
    showValues()
    let isAlone = presentingViewController != nil && modalPresentationStyle == .fullScreen
    heading.message = title
    for view in [header, statusBar] { view.isHidden = !isAlone }
  }

  open override func traitsDidChange() { showValues() }

  /// Shows the current settings, which others may have changed.
  private func showValues() {
    guard let traits = viewIfLoaded?.traits else { return }
    let languages = traits.localizer.catalog.languages
    let language = LanguageTag.bestMatch(for: [traits.localizer.language], among: languages)
    show(languages.map(Self.name), languages.firstIndex { $0 == language }, in: languagePicker)
    show(themes.map(\.title), themeIndex(traits), in: themePicker)
    motionGroup.selectedIndex = traits.reducesMotion ? 1 : 0
    keysPicker.selectedIndex = KeySet.allCases.firstIndex(of: traits.keyBindings.set)
  }

  private func show(_ options: [Message], _ index: Int?, in picker: PickerView) {
    if picker.options != options { picker.options = options }
    picker.selectedIndex = index
  }

  /// Returns the name of a language in that language.
  private static func name(of language: LanguageTag) -> Message {
    let language = language.withoutExtensions
    let name = (try? LanguageNames(language))?.name(of: language)
    return .verbatim(name ?? language.description)
  }

  /// Returns the index of the theme in force, or nil if it isn't in the list.
  private func themeIndex(_ traits: Traits) -> Int? {
    let fitting = themes.indices.filter {
      themes[$0].theme(for: traits.appearance) == traits.chosenTheme
    }
    return fitting.contains(chosenTheme) ? chosenTheme : fitting.first
  }

  private func chooseLanguage() {
    guard let application, let index = languagePicker.selectedIndex else { return }
    let catalog = application.traits.localizer.catalog
    guard catalog.languages.indices.contains(index) else { return }
    application.traits.localizer = Localizer(catalog: catalog, language: catalog.languages[index])
  }

  private func chooseTheme() {
    guard let index = themePicker.selectedIndex, themes.indices.contains(index) else { return }
    chosenTheme = index
    application?.themes = themes[index].theme(for:)
  }

  private func chooseMotion() {
    application?.traits.reducesMotion = motionGroup.selectedIndex == 1
  }

  private func chooseKeys() {
    guard let application, let index = keysPicker.selectedIndex else { return }
    application.keyBindings.change(to: KeySet.allCases[index], [:])
  }
}
