import Hanok
import HanokLocalization
import HanokTerminal

/// A file of a theme: a line for each role that differs from another theme.
///
/// ```
/// # Comments have lines of their own.
/// based-on: hanok
/// palette.accent: #d75f87
/// selection: black on #ffd787 bold
/// border: 244
/// series: red, green, 208
/// ```
///
/// The lines `palette.…` change the colours from which the rest is derived; other lines are the
/// roles of `Theme`. Roles without a line stay as they are in the other
/// theme.
nonisolated struct ThemeFile {
  /// The theme, or nil if the file has mistakes.
  let family: ThemeFamily?
  /// The mistakes of its lines.
  let mistakes: [Problem]
  /// The roles that can't be read on a surface.
  let faintRoles: [Problem]

  private init(family: ThemeFamily? = nil, mistakes: [Problem] = [], faintRoles: [Problem] = []) {
    (self.family, self.mistakes, self.faintRoles) = (family, mistakes, faintRoles)
  }

  /// Reads a file.
  init(path: String) {
    do throws(Problem) {
      self.init(try FileReader.bytes(of: path, limit: Self.largestFile), path: path)
    } catch {
      self.init(mistakes: [error])
    }
  }

  /// In bytes; all roles have a hundredth of it.
  private static let largestFile = 1 << 20

  /// Reads the bytes of a file.
  init(_ bytes: [UInt8], path: String) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      self.init(mistakes: [Problem(.invalidEncoding, path: path)])
      return
    }
    var source = SourceLines(bytes)
    var reading = ThemeReading(ThemeLine.lines(of: bytes))
    let family = reading.family(named: Self.name(of: path))
    if !reading.mistakes.isEmpty {
      let faults = reading.mistakes.sorted { $0.offset < $1.offset }
      self.init(mistakes: faults.map { $0.problem(path: path, in: &source) })
      return
    }
    let faults = ThemeContrastCheck(family, lines: reading.lines).faults
    self.init(family: family, faintRoles: faults.map { $0.problem(path: path, in: &source) })
  }

  /// Returns the last part of a path.
  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

nonisolated extension SettingChoice<ThemeFamily> {
  /// The theme.
  static var theme: SettingChoice {
    SettingChoice(
      name: "theme", shippedNames: { ThemeFamily.shipped.map(\.name) },
      shipped: { name in ThemeFamily.shipped.first { $0.name == name } },
      read: { path in
        let file = ThemeFile(path: path)
        return Answer(value: file.family, problems: file.mistakes + file.faintRoles)
      })
  }
}

/// A mistake at an offset of a theme file, before its line and column are computed.
nonisolated struct ThemeFault {
  let kind: String
  let offset: Int
  var arguments: [String: Message.Argument] = [:]
  var suggestion: String?
  /// The offset of a line that the sentence mentions as `line`.
  var reference: Int?
  /// The name of the remedy, if it isn't that of the kind.
  var remedy: String?
  /// Whether the fault has no place of its own in the file.
  var isPlaceless = false

  func problem(path: String, in source: inout SourceLines) -> Problem {
    var arguments = arguments
    if let reference { arguments["line"] = .init(source.place(at: reference).line) }
    var problem = Problem(
      Problem.Kind("theme-\(kind)", table: "HanokArguments"), arguments, path: path,
      place: isPlaceless ? nil : source.place(at: offset), suggestion: suggestion)
    if let remedy {
      problem.remedy = Message("remedy.theme-\(remedy)", table: "HanokArguments", arguments)
    }
    return problem
  }
}
