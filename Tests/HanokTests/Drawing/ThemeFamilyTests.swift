import HanokTesting
import Testing

@testable import Hanok
import HanokLocalization
import HanokTerminal

@Suite struct ThemeFamilyTests {
  @Test func namesDifferAndTitlesAreInEveryLanguage() throws {
    let names = ThemeFamily.shipped.map(\.name)
    #expect(Set(names).count == names.count && names.first == "automatic")
    let catalog = Catalog(compiled: [.toolkit])
    for language in catalog.languages {
      let localizer = Localizer(catalog: catalog, language: language)
      let titles = ThemeFamily.shipped.map { localizer.string($0.title) }
      #expect(Set(titles).count == names.count)
      #expect(!titles.contains { $0.contains("settings.") || $0.isEmpty }, "\(language)")
    }
    #expect(catalog.problems == [])
  }

  @Test(arguments: ThemeFamily.shipped)
  func aShippedThemeCanBeRead(family: ThemeFamily) {
    #expect(family.leastContrast == (family == .highContrast ? 7 : 4.5))
    for theme in [family.dark, family.light] {
      #expect(theme.faintRoles(least: family.leastContrast).map(\.role) == [])
    }
  }

  @Test(arguments: ThemeFamily.shipped)
  func aThemeSuitsTheBackground(family: ThemeFamily) {
    #expect(family.theme(for: .dark) == family.dark)
    #expect(family.theme(for: .light) == family.light)
    let unknown = family == .automatic ? Theme() : family.dark
    #expect(family.theme(for: .unspecified) == unknown)
    #expect(family.defaultTheme(for: .unspecified) == Theme())
    #expect(family.defaultTheme(for: .light) == family.light)
    #expect(family.defaultTheme(for: .dark) == family.dark)
  }

  @Test func anAppMakesItsOwn() {
    let family = ThemeFamily("mine", title: .verbatim("Mine"), dark: .dark, light: Theme())
    #expect((family.name, family.title) == ("mine", .verbatim("Mine")))
    #expect(family.theme(for: .unspecified) == .dark && family.theme(for: .light) == Theme())
    #expect(family.leastContrast == 4.5)
  }

  @Test func aVariantChangesEachOfItsThemes() {
    let variant = ThemeFamily("mine", of: .automatic) { $0.heading.foreground = .red }
    for appearance in [Appearance.dark, .light, .unspecified] {
      var expected = ThemeFamily.automatic.theme(for: appearance)
      expected.heading.foreground = .red
      #expect(variant.theme(for: appearance) == expected)
    }
  }

  @Test func aFaintRoleIsFoundOnTheWorstSurface() throws {
    var theme = Theme.dark
    theme.heading.foreground = .rgb(0x77, 0x77, 0x77)
    let faint = try #require(theme.faintRoles().first)
    #expect(theme.faintRoles().map(\.role) == ["heading"])
    let contrasts = [theme.ground, theme.panel, theme.card, theme.bar, theme.notice, theme.field]
      .compactMap { theme.heading.foreground.contrast(with: $0.background) }
    #expect(faint.contrast == contrasts.min() && faint.least == 4.5)
    let color = try #require(faint.readableColor(in: theme))
    theme.heading.foreground = color
    #expect(theme.faintRoles().isEmpty)
  }

  @Test func linesNeedLessAndDisabledPartsNothing() {
    var theme = Theme.dark
    theme.border.foreground = .rgb(0x90, 0x90, 0x90)
    theme.disabledControl.foreground = .rgb(0x20, 0x20, 0x20)
    theme.dimmed.foreground = .rgb(0x20, 0x20, 0x20)
    #expect(theme.faintRoles().isEmpty)
    #expect(theme.faintRoles(least: 7).contains { $0.role == "border" && $0.least == 7 })
    theme.border.foreground = .rgb(0x40, 0x40, 0x40)
    #expect(theme.faintRoles().map(\.role) == ["border"])
    #expect(theme.faintRoles().map(\.least) == [3])
  }

  @Test func namesOfRolesAreThoseOfTheProperties() {
    let properties = Mirror(reflecting: Theme()).children.filter { $0.value is Style }
    #expect(Theme.namedRoles.map(\.name).sorted() == properties.compactMap(\.label).sorted())
    for (name, role) in Theme.namedRoles {
      var theme = Theme()
      theme[keyPath: role] = Style(foreground: .palette(99))
      let changed = Mirror(reflecting: theme).children.filter {
        ($0.value as? Style)?.foreground == .palette(99)
      }
      #expect(changed.map(\.label) == [name])
    }
  }
}
