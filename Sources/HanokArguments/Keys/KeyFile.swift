import Hanok
import HanokLocalization
import HanokTerminal

/// A file of keys, which a person writes.
///
/// ```
/// # The letters of vi, and two keys more.
/// use: vi
/// list.moveDown: down, j, ctrl-n
/// list.selectAll:
/// ```
///
/// A line has an action (``KeyAction/identifier``) and its keys (``KeyNotation``), separated by
/// commas; without keys, the action has none. `use` names a shipped set. All mistakes are found.
nonisolated struct KeyFile {
  /// The set that the file names, or nil.
  private(set) var set: KeySet?
  /// The keys by the identifiers of their actions.
  private(set) var keys: [String: [KeyEvent]] = [:]
  /// The mistakes, in the order of the file.
  private(set) var problems: [Problem] = []

  private let path: String
  private let source: [UInt8]
  private var lines: SourceLines
  /// The offsets of the lines by their names, and of keys by actions.
  private var places: [String: Int] = [:]
  private var keyPlaces: [String: [KeyEvent: Int]] = [:]

  /// Creates the keys of a shipped set.
  init(_ set: KeySet) {
    self.init([], path: "")
    self.set = set
  }

  /// Reads a file.
  init(path: String) throws(Problem) {
    self.init(try FileReader.bytes(of: path, limit: Self.largestFile), path: path)
  }

  /// Reads the text of a file.
  init(_ source: [UInt8], path: String) {
    (self.source, self.path) = (source, path)
    lines = SourceLines(source)
    guard String(validating: source, as: UTF8.self) != nil else {
      problems = [Problem(.invalidEncoding, path: path)]
      return
    }
    for line in SettingLine.lines(of: source) { readLine(line) }
    findClashes()
  }

  /// In bytes; all actions with all their keys have a hundredth of it.
  private static let largestFile = 1 << 20

  /// Gives the actions their keys.
  func apply(to bindings: inout KeyBindings) { bindings.change(to: set, keys) }
}

nonisolated extension SettingChoice<KeyFile> {
  /// The keys.
  static var keys: SettingChoice {
    SettingChoice(
      name: "keys", shippedNames: { KeySet.allCases.map(\.rawValue) },
      shipped: { KeySet(rawValue: $0).map(KeyFile.init) },
      read: { path in
        do throws(Problem) {
          let file = try KeyFile(path: path)
          return Answer(value: file.problems.isEmpty ? file : nil, problems: file.problems)
        } catch {
          return Answer(problems: [error])
        }
      })
  }
}

/// Reading.
nonisolated extension KeyFile {
  private typealias Part = ArraySlice<UInt8>

  private mutating func readLine(_ line: SettingLine) {
    let name = line.name
    guard let values = line.values else { return report("missing-colon", at: line.end) }
    if name.text == Self.setName {
      readSet(values.trimmed, after: name)
    } else if Self.identifiers.contains(name.text) {
      readKeys(values, of: name)
    } else {
      report(
        "unknown-action", at: name.startIndex, ["name": .init(name.text)],
        suggestion: Suggestion.nearest(to: name.text, in: Self.identifiers + [Self.setName]))
    }
  }

  /// The name of the line with the name of a set.
  private static let setName = "use"

  private static let identifiers = KeyBindings.actions.map(\.identifier)

  private mutating func readSet(_ name: Part, after use: Part) {
    guard places.updateValue(use.startIndex, forKey: Self.setName) == nil else {
      return report("second-key-set", at: use.startIndex)
    }
    let names = KeySet.allCases.map(\.rawValue)
    guard let set = KeySet(rawValue: name.text) else {
      return report(
        "unknown-key-set", at: name.startIndex,
        ["name": .init(name.text), "names": .init(names.joined(separator: ", "))],
        suggestion: Suggestion.nearest(to: name.text, in: names))
    }
    self.set = set
  }

  private mutating func readKeys(_ values: Part, of name: Part) {
    let action = name.text
    guard places.updateValue(name.startIndex, forKey: action) == nil else {
      return report("second-action", at: name.startIndex, ["name": .init(action)])
    }
    var found: [KeyEvent] = []
    if !values.trimmed.isEmpty {
      for part in values.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
        guard let key = readKey(part.trimmed) else { continue }
        keyPlaces[action, default: [:]][key] = part.trimmed.startIndex
        found.append(key)
      }
    }
    keys[action] = found
  }

  private mutating func readKey(_ part: Part) -> KeyEvent? {
    guard let key = KeyNotation.key(part.text) else {
      let name = part.text.split(separator: "-").last.map(String.init) ?? ""
      let nearest = name.count > 1 ? Suggestion.nearest(to: name, in: KeyNotation.names) : nil
      report(
        "unknown-key", at: part.startIndex, ["name": .init(part.text)],
        suggestion: nearest.map { String(part.text.dropLast(name.count)) + $0 })
      return nil
    }
    switch KeyReach(key) {
    case .sent: return key
    case .same(let other):
      report(
        "same-key", at: part.startIndex,
        ["name": .init(part.text), "other": .init(KeyNotation.text(other))])
    case .notSent: report("unsent-key", at: part.startIndex, ["name": .init(part.text)])
    }
    return nil
  }

  /// Reports the keys of the file that other actions have too.
  private mutating func findClashes() {
    var bindings = KeyBindings.standard
    apply(to: &bindings)
    // A key that two others have is one mistake.
    var reported: Set<Int> = []
    for clash in bindings.clashes {
      let names = [clash.second, clash.first]
      guard let name = names.first(where: { keyPlaces[$0]?[clash.key] != nil }),
        let place = keyPlaces[name]?[clash.key], let other = names.first(where: { $0 != name }),
        reported.insert(place).inserted
      else { continue }
      report(
        "key-clash", at: place,
        ["key": .init(KeyNotation.text(clash.key)), "name": .init(name), "other": .init(other)])
    }
    problems.sort {
      ($0.place?.line ?? 0, $0.place?.column ?? 0) < ($1.place?.line ?? 0, $1.place?.column ?? 0)
    }
  }

  private mutating func report(
    _ kind: String, at offset: Int, _ arguments: [String: Message.Argument] = [:],
    suggestion: String? = nil
  ) {
    problems.append(
      Problem(
        Problem.Kind(kind, table: "HanokArguments"), arguments, path: path,
        place: lines.place(at: offset), suggestion: suggestion))
  }
}
