import HanokLocalization

/// The state of a tree of controllers that is kept over a restart.
///
/// It has values by their keys, and the states of children by their
/// ``ViewController/restorationIdentifier``.
///
/// ```swift
/// override func encodeRestorableState(in state: inout RestorableState) {
///   state["draft"] = field.text
/// }
/// override func decodeRestorableState(from state: RestorableState) {
///   field.text = state["draft"] ?? ""
/// }
/// ```
///
/// It is written as lines of text. Unreadable parts of a damaged file are ignored:
///
/// ```
/// hanok-state 1
/// [mail/list]
/// row = 3
/// ```
public nonisolated struct RestorableState: Hashable, Sendable {
  /// The values by their keys.
  public var values: [String: String] = [:]
  /// The states of the children by their identifiers.
  public var children: [String: RestorableState] = [:]

  /// Creates an empty state.
  public init() {}

  /// Returns a value by its key.
  public subscript(key: String) -> String? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// Whether the state and those of the children have no values.
  public var isEmpty: Bool { values.isEmpty && children.values.allSatisfy(\.isEmpty) }
}

nonisolated extension RestorableState {
  private static let header = "hanok-state 1"
  /// The maximum depth of children: no screen is nested so deep, but a damaged file may be.
  private static let maximumDepth = 32
  /// The maximum length of a file, in bytes; longer ones aren't read.
  private static let maximumLength = 1 << 20

  /// Reads a text, and ignores parts without the format of ``text``.
  public init(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    guard lines.first == Self.header[...] else { return }
    var path: [String]? = []
    for line in lines.dropFirst() {
      if line.hasPrefix("[") {
        path = Self.path(line)
      } else if let path, let (key, value) = Self.entry(line) {
        self.set(value, for: key, at: path[...])
      }
    }
  }

  /// The state as text, in the order of the keys.
  public var text: String {
    var lines = [Self.header]
    appendLines(to: &lines, path: [])
    return lines.joined(separator: "\n") + "\n"
  }

  private func appendLines(to lines: inout [String], path: [String]) {
    if !values.isEmpty {
      lines.append("[" + path.map(Self.escaped).joined(separator: "/") + "]")
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        lines.append("\(Self.escaped(key)) = \(Self.escaped(value))")
      }
    }
    for (name, child) in children.sorted(by: { $0.key < $1.key }) {
      child.appendLines(to: &lines, path: path + [name])
    }
  }

  private mutating func set(_ value: String, for key: String, at path: ArraySlice<String>) {
    guard let first = path.first else {
      values[key] = value
      return
    }
    children[first, default: RestorableState()].set(value, for: key, at: path.dropFirst())
  }

  private static func path(_ line: Substring) -> [String]? {
    guard line.last == "]" else { return nil }
    let inside = line.dropFirst().dropLast()
    if inside.isEmpty { return [] }
    let names = inside.split(separator: "/", omittingEmptySubsequences: false)
    return names.count > maximumDepth ? nil : names.map(unescaped)
  }

  private static func entry(_ line: Substring) -> (key: String, value: String)? {
    // By scalars: a combining mark at the beginning of a value joins the space before it.
    let scalars = line.unicodeScalars
    guard let range = scalars.firstRange(of: " = ".unicodeScalars) else { return nil }
    return (
      unescaped(Substring(scalars[..<range.lowerBound])),
      unescaped(Substring(scalars[range.upperBound...]))
    )
  }

  /// Returns a text with the special characters of the format as `%` and their numbers.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.value < 0x20 || "%/[]=".unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16)
        result += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let digits = String(String.UnicodeScalarView(rest.prefix(2)))
      if scalar == "%", let value = UInt8(digits, radix: 16) {
        result.unicodeScalars.append(Unicode.Scalar(value))
        rest = rest.dropFirst(2)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

nonisolated extension RestorableState {
  /// Reads a file; the state is empty if it is missing, longer than a megabyte, or another format.
  public init(file path: String) {
    let bytes = try? FileReader.bytes(of: path, limit: Self.maximumLength)
    self.init(text: String(decoding: bytes ?? [], as: UTF8.self))
  }

  /// Writes a file next to the former one, then replaces it: after a crash, one of them is whole.
  ///
  /// A new file can be read by its owner alone: it has what the person typed and looked at.
  ///
  /// - Returns: Whether it was written.
  @discardableResult
  public func write(toFile path: String) -> Bool {
    (try? FileReplacement.write(Array(text.utf8), to: path, isPrivate: true)) != nil
  }
}
