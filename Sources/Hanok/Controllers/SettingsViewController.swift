public import HanokLocalization
import HanokTerminal
import HanokUnicode

/// A screen for the language, the theme and whether things move, ready to be presented or pushed.
///
/// ```
/// Language   [ 한국어 ▾ ]
/// Theme      [ 터미널에 맞춤 ▾ ]
/// Motion     [ 모두 보이기 ▾ ]
/// ```
///
/// A choice holds at once for the whole application. Languages have the names that they call
/// themselves. It keeps nothing over a restart: that is the application's.
open class SettingsViewController: ViewController {
  /// A theme that can be chosen.
  public struct ThemeChoice {
    /// The theme's name.
    public let title: Message
    /// The theme by the terminal's background.
    public let theme: (Appearance) -> Theme

    /// A theme with a name.
    public init(_ title: Message, theme: @escaping (Appearance) -> Theme) {
      self.title = title
      self.theme = theme
    }
  }

  /// The themes that can be chosen; the first is that of the terminal.
  public var themes: [ThemeChoice] = [
    ThemeChoice(.Hanok.settingsThemeAutomatic) { Theme.suited(toDarkBackground: $0.isDark) },
    ThemeChoice(.Hanok.settingsThemeLight) { _ in .light },
    ThemeChoice(.Hanok.settingsThemeDark) { _ in .dark },
    ThemeChoice(.Hanok.settingsThemeContrast) { .highContrast(isDark: $0.isDark ?? true) },
  ]

  private let languageButton = ChoiceButton()
  private let themeButton = ChoiceButton()
  private let motionButton = ChoiceButton()

  /// A screen of settings.
  public override init() {
    super.init()
    title = .Hanok.settingsTitle
  }

  open override func loadView() {
    let form = FormView()
    form.addRow(.Hanok.settingsLanguage, languageButton)
    form.addRow(.Hanok.settingsTheme, themeButton)
    form.addRow(.Hanok.settingsMotion, motionButton)
    form.layoutMargins = DirectionalEdgeInsets(x: 1, y: 0)
    view = ScrollView(form)
  }

  open override func viewDidLoad() {
    languageButton.addTarget(self, action: SettingsViewController.chooseLanguage)
    themeButton.addTarget(self, action: SettingsViewController.chooseTheme)
    motionButton.addTarget(self, action: SettingsViewController.chooseMotion)
  }

  open override func viewWillAppear() { showValues() }

  open override func viewDidAppear() { showValues() }

  private func showValues() {
    guard let traits = application?.traits else { return }
    languageButton.value = Self.name(of: traits.localizer.language)
    themeButton.value = themes[themeIndex].title
    motionButton.value = Self.motions[traits.reducesMotion ? 1 : 0]
  }

  private static let motions: [Message] = [
    .Hanok.settingsMotionFull, .Hanok.settingsMotionReduced,
  ]

  /// The name of a language in itself.
  private static func name(of language: LanguageTag) -> Message {
    let language = language.withoutExtensions
    let name = (try? LanguageNames(language))?.name(of: language)
    return .verbatim(name ?? language.description)
  }

  /// The place of the theme that is shown; the first where it is none of the choices.
  private var themeIndex: Int {
    guard let traits = application?.traits else { return 0 }
    return themes.firstIndex { $0.theme(traits.appearance) == traits.theme } ?? 0
  }

  private func chooseLanguage() {
    guard let application else { return }
    let localizer = application.traits.localizer
    let languages = localizer.catalog.languages
    let current = LanguageTag.bestMatch(for: [localizer.language], among: languages)
    let index = languages.firstIndex { $0 == current } ?? 0
    choose(languages.map(Self.name), index, from: languageButton) { [weak application] index in
      application?.traits.localizer = Localizer(
        catalog: localizer.catalog, language: languages[index])
    }
  }

  private func chooseTheme() {
    choose(themes.map(\.title), themeIndex, from: themeButton) { [weak self] index in
      guard let self else { return }
      application?.themes = themes[index].theme
    }
  }

  private func chooseMotion() {
    let index = application?.traits.reducesMotion == true ? 1 : 0
    choose(Self.motions, index, from: motionButton) { [weak self] index in
      self?.application?.traits.reducesMotion = index == 1
    }
  }

  /// Lists some choices beside a button, the keys on the present one.
  private func choose(
    _ titles: [Message], _ index: Int, from source: View, _ action: @escaping (Int) -> Void
  ) {
    let sheet = AlertController(nil, preferredStyle: .actionSheet)
    sheet.sourceView = source
    sheet.actions = titles.enumerated().map { index, title in
      AlertAction(title) { [weak self] in
        action(index)
        self?.showValues()
      }
    }
    if sheet.actions.indices.contains(index) { sheet.preferredAction = sheet.actions[index] }
    sheet.actions.append(.cancel())
    present(sheet)
  }
}

/// A button that shows a value, with the sign of a list that drops down.
private final class ChoiceButton: Button {
  var value: Message = .verbatim("") { didSet { showValue() } }
  private var label: Message?

  init() { super.init(.verbatim("")) }

  override func traitsDidChange() {
    super.traitsDidChange()
    showValue()
  }

  /// The name that the form gives it, rather than its words.
  override var accessibilityLabel: Message? {
    get { label }
    set { label = newValue }
  }

  override var accessibilityValue: Message? {
    get { value }
    set {}
  }

  private func showValue() {
    let caption = Message.Hanok.tabsMenu(title: .message(value), sign: traits?.symbols.down ?? "")
    if caption != title { title = caption }
  }
}
