public import Hanok
public import HanokUnicode
import Synchronization

/// Files in memory, with scripted errors: a test double for ``/Hanok/FilePicker``.
///
/// ```swift
/// let files = ScriptedFileSystem()
/// files.add("/home/ann/notes.txt", size: 20)
/// files.fail("/home/ben", with: .noPermission)
/// ```
public nonisolated final class ScriptedFileSystem: FileSystem {
  private struct State {
    var entries: [FileLocation: [FileEntry]] = [.root: []]
    var errors: [FileLocation: FileSystemError] = [:]
    var readOnly: Set<FileLocation> = []
    var contents: [FileLocation: [UInt8]] = [:]
    var readFolders: [FileLocation] = []
  }

  private let state = Mutex(State())
  /// Whether it is queried on the main actor.
  public let answersAtOnce: Bool
  /// The folder of `~`: `/home/ann`.
  public let homeFolder = FileLocation("/home/ann")
  /// The home folder.
  public var currentFolder: FileLocation { homeFolder }

  /// Creates files in memory, with only the home folder.
  public init(answersAtOnce: Bool = true) {
    self.answersAtOnce = answersAtOnce
    add("/home/ann", kind: .folder)
  }

  /// Adds or replaces a file, and adds its parent folders.
  public func add(
    _ path: String, kind: FileEntry.Kind = .file, size: Int64 = 0, modified: Instant? = nil
  ) { add(FileLocation(path), kind: kind, size: size, modified: modified) }

  /// Adds or replaces a file, and adds its parent folders.
  public func add(
    _ location: FileLocation, kind: FileEntry.Kind = .file, size: Int64 = 0,
    modified: Instant? = nil
  ) {
    guard let name = location.name else { return }
    let folder = location.parent
    if state.withLock({ $0.entries[folder] == nil }) { add(folder, kind: .folder) }
    state.withLock { state in
      state.entries[folder]?.removeAll { $0.name == name }
      state.entries[folder]?.append(
        FileEntry(name, kind: kind, size: size, modified: modified))
      if kind == .folder, state.entries[location] == nil { state.entries[location] = [] }
    }
  }

  /// Adds or replaces a file with a text, and adds its parent folders.
  public func add(_ path: String, text: String, modified: Instant? = nil) {
    add(path, bytes: Array(text.utf8), modified: modified)
  }

  /// Adds or replaces a file with a content, and adds its parent folders.
  public func add(_ path: String, bytes: [UInt8], modified: Instant? = nil) {
    add(path, size: Int64(bytes.count), modified: modified)
    state.withLock { $0.contents[FileLocation(path)] = bytes }
  }

  /// Removes a file or a folder.
  public func remove(_ path: String) {
    let location = FileLocation(path)
    state.withLock { state in
      state.entries[location] = nil
      state.contents[location] = nil
      state.entries[location.parent]?.removeAll { $0.name == location.name }
    }
  }

  /// Makes a path fail with an error from now on; nil ends that.
  public func fail(_ path: String, with error: FileSystemError?) {
    state.withLock { $0.errors[FileLocation(path)] = error }
  }

  /// Makes a folder read-only.
  public func protect(_ path: String) {
    state.withLock { _ = $0.readOnly.insert(FileLocation(path)) }
  }

  /// The folders that were read, in order.
  public var readFolders: [FileLocation] { state.withLock { $0.readFolders } }

  /// Returns the entries of a folder.
  public func entries(of folder: FileLocation) throws(FileSystemError) -> [FileEntry] {
    let (entries, error) = state.withLock { state in
      state.readFolders.append(folder)
      return (state.entries[folder], state.errors[folder])
    }
    if let error { throw error }
    guard let entries else { throw .notFound }
    return entries
  }

  /// Returns a file or a folder.
  public func entry(at location: FileLocation) throws(FileSystemError) -> FileEntry {
    if location.isRoot { return FileEntry(FileName("/"), kind: .folder) }
    let (entry, error) = state.withLock { state in
      (
        state.entries[location.parent]?.first { $0.name == location.name },
        state.errors[location]
      )
    }
    if let error { throw error }
    guard let entry else { throw .notFound }
    return entry
  }

  /// Whether files can be created in a folder.
  public func isWritable(_ folder: FileLocation) -> Bool {
    state.withLock { !$0.readOnly.contains(folder) }
  }

  /// Returns the content of a file; one that was added with a size alone has that many zeros.
  public func read(
    _ file: FileLocation, upTo limit: Int
  ) throws(FileSystemError) -> [UInt8] {
    let entry = try entry(at: file)
    if entry.kind == .folder { throw .isAFolder }
    if entry.kind != .file { throw .notAFile }
    let size = Int(entry.size)
    if size > limit { throw .tooLarge }
    return state.withLock { $0.contents[file] } ?? [UInt8](repeating: 0, count: size)
  }
}
