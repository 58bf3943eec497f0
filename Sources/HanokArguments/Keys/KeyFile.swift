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
  /// The offsets of the lines of actions, and of their keys.
  private var places: [String: Int] = [:]
  private var keyPlaces: [String: [KeyEvent: Int]] = [:]

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
    for line in source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      readLine(line.dropLast(line.last == UInt8(ascii: "\r") ? 1 : 0))
    }
    findClashes()
  }

  /// In bytes; all actions with all their keys have a hundredth of it.
  private static let largestFile = 1 << 20

  /// Gives the actions their keys.
  func apply(to bindings: inout KeyBindings) { bindings.change(to: set, keys) }
}

/// Reading.
nonisolated extension KeyFile {
  private typealias Part = ArraySlice<UInt8>

  private mutating func readLine(_ line: Part) {
    let line = line.trimmed
    guard let first = line.first, first != UInt8(ascii: "#") else { return }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
      return report("missing-colon", at: line.endIndex)
    }
    let (name, values) = (line[..<colon].trimmed, line[(colon + 1)...])
    if name.text == Self.setName {
      readSet(values.trimmed)
    } else if Self.identifiers.contains(name.text) {
      readKeys(values, of: name)
    } else {
      report(
        "unknown-action", at: name.startIndex, ["name": .init(name.text)],
        suggestion: Suggestion.nearest(to: name.text, in: Self.identifiers + [Self.setName]))
    }
  }

  /// What stands before the name of a set.
  private static let setName = "use"

  private static let identifiers = KeyBindings.actions.map(\.identifier)

  private mutating func readSet(_ name: Part) {
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
    for clash in bindings.clashes {
      let names = [clash.second, clash.first]
      guard let name = names.first(where: { keyPlaces[$0]?[clash.key] != nil }),
        let place = keyPlaces[name]?[clash.key], let other = names.first(where: { $0 != name })
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

nonisolated extension ArraySlice<UInt8> {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }

  /// The bytes without spaces and tabs around them.
  fileprivate var trimmed: Self {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let start = firstIndex { !isBlank($0) } ?? endIndex
    let end = (lastIndex { !isBlank($0) } ?? (start - 1)) + 1
    return self[start..<Swift.max(start, end)]
  }
}
