/// The file operations of a ``FilePicker``.
///
/// It is the seam to the operating system, with a double in tests. It is used outside the main
/// actor, unless it answers at once.
public nonisolated protocol FileSystem: Sendable {
  /// Whether it never waits for a disk, so that the main actor can use it.
  var answersAtOnce: Bool { get }

  /// The user's home folder, which `~` means.
  var homeFolder: FileLocation { get }

  /// The folder that the program was started in.
  var currentFolder: FileLocation { get }

  /// Returns the entries of a folder, in any order, without `.` and `..`.
  func entries(of folder: FileLocation) throws(FileSystemError) -> [FileEntry]

  /// Returns the current entry of a file or a folder.
  func entry(at location: FileLocation) throws(FileSystemError) -> FileEntry

  /// Whether files can be created in a folder.
  func isWritable(_ folder: FileLocation) -> Bool
}

nonisolated extension FileSystem {
  /// By default, it waits for a disk.
  public var answersAtOnce: Bool { false }
}

/// The error of a file operation.
public nonisolated struct FileSystemError: Error, Hashable, Sendable {
  /// The code, as in C's `errno`.
  public let code: Int32

  /// Creates an error with a code.
  public init(code: Int32) { self.code = code }

  /// The file or folder doesn't exist.
  public static let notFound = FileSystemError(code: 2)
  /// The user has no permission.
  public static let noPermission = FileSystemError(code: 13)
  /// A name in the path, or the last one, isn't a folder.
  public static let notAFolder = FileSystemError(code: 20)
  /// The name or the path is too long.
  public static let nameTooLong = FileSystemError(code: 36)
  /// Links form a cycle.
  public static let tooManyLinks = FileSystemError(code: 40)
}
