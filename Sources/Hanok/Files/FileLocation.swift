/// The location of a file or a folder: an absolute path of bytes, as in Linux.
///
/// It has no `.` or `..` and no empty names: these are resolved as text, as shells do, so that `..`
/// after a link leads back to the folder of the link.
public nonisolated struct FileLocation: Hashable, Sendable {
  /// The names from the root; empty for the root itself.
  public let names: [FileName]

  private static let slash = UInt8(ascii: "/")

  /// The root.
  public static let root = FileLocation(names: [])

  private init(names: [FileName]) { self.names = names }

  /// Creates a location from a path; one without a slash at the beginning is relative to the root.
  public init(_ path: String) { self.init(bytes: path.utf8) }

  /// Creates a location from the bytes of a path.
  public init(bytes: some Sequence<UInt8>) { self = Self.root.appending(path: bytes) }

  /// The bytes of the path.
  public var bytes: [UInt8] {
    if names.isEmpty { return [Self.slash] }
    var bytes: [UInt8] = []
    for name in names {
      bytes.append(Self.slash)
      bytes += name.bytes
    }
    return bytes
  }

  /// The path as text, or nil if its bytes aren't UTF-8.
  public var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The path with every byte visible, as in ``FileName/shownText``.
  public var shownText: String {
    names.isEmpty ? "/" : names.map { "/" + $0.shownText }.joined()
  }

  /// The last name, or nil for the root.
  public var name: FileName? { names.last }

  /// Whether it is the root.
  public var isRoot: Bool { names.isEmpty }

  /// The folder of the location; the root's is the root.
  public var parent: FileLocation { FileLocation(names: names.dropLast()) }

  /// The folders from the root to this location.
  public var ancestors: [FileLocation] {
    (0...names.count).map { FileLocation(names: Array(names[..<$0])) }
  }

  /// Returns the location of a file in this folder.
  public func appending(_ name: FileName) -> FileLocation { FileLocation(names: names + [name]) }

  /// Returns the location of a path relative to this one, or to the root after a slash.
  public func appending(path: some Sequence<UInt8>) -> FileLocation {
    let path = Array(path)
    var result = path.first == Self.slash ? [] : names
    for part in path.split(separator: Self.slash) {
      switch Array(part) {
      case Array(".".utf8): break
      case Array("..".utf8): _ = result.popLast()
      case let bytes: result.append(FileName(bytes))
      }
    }
    return FileLocation(names: result)
  }
}
