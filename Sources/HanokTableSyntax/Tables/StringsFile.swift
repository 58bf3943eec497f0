/// A `.strings` table with every byte of its source in order, valid or not.
///
/// The format is Apple's, read strictly and with recovery: `/* comment */`, `// comment` and `"key"
/// = "value";`, in UTF-8, or in UTF-16 with a byte-order mark. Each fault is a problem with its
/// place, and the entries around it are kept.
///
/// ```
/// /* Under the question. $score: points so far. */
/// "score" = "Score: {$score :integer}";
/// ```
public struct StringsFile: Sendable, Hashable {
  /// The path of the table's file, for problems.
  public let path: String
  /// The encoding of the file.
  public let encoding: StringsEncoding
  /// The content of the file in order; concatenated, the pieces are the whole file.
  public var pieces: [StringsPiece]
  /// The faults of the file, by place; the syntax of messages isn't checked.
  package let faults: [TableProblem]
  /// The source as UTF-8; places in problems refer to it.
  package let source: [UInt8]
  private let suffix: [UInt8]

  /// The size limit of a table in bytes: tables are smaller; a wrong path may not be.
  package static let largestSize = 16 << 20

  /// Reads a table from bytes.
  ///
  /// - Complexity: Linear in the number of bytes.
  public init(_ bytes: [UInt8], path: String = "") {
    self.init(bytes, path: path, allowsBareKeys: false)
  }

  /// Reads a table from bytes, whose keys need no quotes if they are words, as Apple's.
  package init(_ bytes: [UInt8], path: String, allowsBareKeys: Bool) {
    let decoded = StringsEncoding.decode(bytes)
    var parser = StringsParser(decoded.source, allowsBareKeys: allowsBareKeys)
    parser.parse()
    self.path = path
    encoding = decoded.encoding
    source = decoded.source
    suffix = decoded.suffix
    pieces = parser.pieces
    let faults = (decoded.faults + parser.faults).sorted { $0.offset < $1.offset }
    if faults.isEmpty {
      self.faults = []
    } else {
      var lines = SourceLines(decoded.source)
      self.faults = faults.map { $0.problem(path: path, lines: &lines) }
    }
  }

  /// Reads a table from text.
  public init(_ text: String, path: String = "") {
    self.init(Array(text.utf8), path: path)
  }

  /// The entries with a key and a value, in order, including those with a fault.
  public var entries: [StringsEntry] {
    pieces.compactMap { if case .entry(let entry) = $0 { entry } else { nil } }
  }

  /// Returns the index of the piece that is the entry of a key, or nil without one.
  package func index(of key: String) -> Int? {
    pieces.firstIndex { piece in
      if case .entry(let entry) = piece { entry.key.value == key && entry.isSound } else { false }
    }
  }

  /// Returns the valid entry of a key, or nil without one.
  package func entry(_ key: String) -> StringsEntry? {
    guard let index = index(of: key), case .entry(let entry) = pieces[index] else { return nil }
    return entry
  }

  /// The bytes of the file, unchanged unless a piece was changed.
  public var bytes: [UInt8] {
    encoding.encode(pieces.flatMap(\.bytes)) + suffix
  }
}
