import Hanok
import HanokLocalization
import HanokTerminal

/// The reading of a theme file's lines, which collects all mistakes.
nonisolated struct ThemeReading {
  /// The lines by their names, the first of each.
  private(set) var lines: [String: ThemeLine] = [:]
  /// The mistakes so far.
  private(set) var mistakes: [ThemeFault] = []
  private let all: [ThemeLine]

  private static let base = "based-on"
  private static let series = "series"
  private static let palette = "palette."

  /// The names that a line can have.
  static let names =
    [base, series] + Theme.namedRoles.map(\.name)
    + Theme.Palette.namedColors.map { palette + $0.name }
    + [palette + series]

  init(_ lines: [ThemeLine]) {
    all = lines
  }

  /// Returns the theme that the lines without mistakes make.
  mutating func family(named name: String) -> ThemeFamily {
    for line in all { take(line) }
    let base = base()
    let palettes = palettes(of: base)
    let styles = styles()
    let series = colors(of: Self.series)?.map { Style(foreground: $0) }
    return ThemeFamily(name, of: base, palettes: palettes) { theme in
      for (role, style) in styles { theme[keyPath: role] = style.applied(to: theme[keyPath: role]) }
      if let series { theme.series = series }
    }
  }

  /// Checks the name of a line, and that it has words.
  private mutating func take(_ line: ThemeLine) {
    let name = line.name.text
    guard let words = line.words else { return report("no-colon", line.name) }
    guard Self.names.contains(name) else {
      return report(
        "unknown-name", line.name, suggestion: Suggestion.nearest(to: name, in: Self.names))
    }
    if let first = lines[name] {
      var fault = ThemeFault(kind: "second-line", offset: line.name.offset)
      fault.arguments["name"] = .init(name)
      fault.reference = first.name.offset
      return mistakes.append(fault)
    }
    if words.isEmpty {
      let end = ThemeLine.Word(text: name, offset: line.end)
      return report("no-value", end)
    }
    lines[name] = line
  }

  /// The theme that is changed: the terminal's, unless a line names another one.
  private mutating func base() -> ThemeFamily {
    guard let words = lines[Self.base]?.words else { return .automatic }
    let names = ThemeFamily.shipped.map(\.name)
    if words.count > 1 { report("extra-word", words[1]) }
    guard let family = ThemeFamily.shipped.first(where: { $0.name == words[0].text }) else {
      report(
        "unknown-base", words[0], suggestion: Suggestion.nearest(to: words[0].text, in: names))
      return .automatic
    }
    return family
  }

  /// Returns the colours to derive the theme from, or nil if no line changes them.
  ///
  /// A file with a ground of its own has one theme, dark or light as the ground is.
  private mutating func palettes(of base: ThemeFamily) -> [Theme.Palette]? {
    let changed = lines.keys.filter { $0.hasPrefix(Self.palette) }
    if changed.isEmpty { return nil }
    let ground = knownColors(of: Self.palette + "ground")?.first
    var palettes = base.palettes
    if let ground {
      let isDark = ground.isDark
      palettes = [isDark ? palettes[0] : palettes[1]]
      palettes[0].fillsScreen = true
    }
    for (name, color) in Theme.Palette.namedColors {
      guard let new = knownColors(of: Self.palette + name)?.first else { continue }
      for index in palettes.indices { palettes[index][keyPath: color] = new }
    }
    if let series = knownColors(of: Self.palette + Self.series) {
      for index in palettes.indices { palettes[index].series = series }
    }
    return palettes
  }

  /// Returns the colours of a line of the palette, which are known on any terminal.
  private mutating func knownColors(of name: String) -> [Color]? {
    guard let words = lines[name]?.words, let colors = colors(of: name) else { return nil }
    if let index = colors.firstIndex(where: { $0.parts == nil }) {
      report("unknown-parts", words[index])
      return nil
    }
    if name != Self.palette + Self.series, words.count > 1 {
      report("extra-word", words[1])
      return nil
    }
    return colors
  }

  /// Returns the colours of a line, or nil without that line or after a mistake.
  private mutating func colors(of name: String) -> [Color]? {
    var colors: [Color] = []
    for word in lines[name]?.words ?? [] {
      do throws(ThemeMistake) { colors.append(try ThemeStyle.color(word)) } catch {
        report(error.kind, error.word, suggestion: error.suggestion)
        return nil
      }
    }
    return colors.isEmpty ? nil : colors
  }

  /// Returns the styles of the lines of roles.
  private mutating func styles() -> [(any WritableKeyPath<Theme, Style> & Sendable, ThemeStyle)] {
    var styles: [(any WritableKeyPath<Theme, Style> & Sendable, ThemeStyle)] = []
    for (name, role) in Theme.namedRoles {
      guard let words = lines[name]?.words else { continue }
      do throws(ThemeMistake) { styles.append((role, try ThemeStyle(words))) } catch {
        report(error.kind, error.word, suggestion: error.suggestion)
      }
    }
    return styles
  }

  private mutating func report(
    _ kind: String, _ word: ThemeLine.Word, suggestion: String? = nil
  ) {
    let arguments: [String: Message.Argument] = [
      "word": .init(word.text),
      "themes": .init(SettingChoice.theme.shippedNames().joined(separator: ", ")),
      "names": .init(Self.names.joined(separator: ", ")),
      "colors": .init((ThemeStyle.colorNames + ["default"]).joined(separator: ", ")),
      "attributes": .init(ThemeStyle.attributes.keys.sorted().joined(separator: ", ")),
    ]
    mistakes.append(
      ThemeFault(
        kind: kind, offset: word.offset, arguments: arguments, suggestion: suggestion))
  }
}

nonisolated extension Color {
  /// Whether white text is more readable on it than black text.
  fileprivate var isDark: Bool {
    (contrast(with: .rgb(255, 255, 255)) ?? 0) > (contrast(with: .rgb(0, 0, 0)) ?? 0)
  }
}
