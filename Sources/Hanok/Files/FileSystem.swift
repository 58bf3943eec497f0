/// The files of a machine, as far as a ``FilePicker`` asks for them: the seam to the operating system,
/// with a double in tests.
///
/// It is asked outside of the main actor, unless it answers at once.
public nonisolated protocol FileSystem: Sendable {
  /// Whether it answers without waiting for a disk, so that it may be asked on the main actor.
  var answersAtOnce: Bool { get }

  /// The user's own folder, which `~` stands for.
  var homeFolder: FileLocation { get }

  /// The folder that the program was started in.
  var currentFolder: FileLocation { get }

  /// Returns what is in a folder, in any order, without `.` and `..`.
  func entries(of folder: FileLocation) throws(FileSystemError) -> [FileEntry]

  /// Returns a file or a folder as it is now.
  func entry(at location: FileLocation) throws(FileSystemError) -> FileEntry

  /// Whether files may be made in a folder.
  func isWritable(_ folder: FileLocation) -> Bool
}

nonisolated extension FileSystem {
  /// It has to wait.
  public var answersAtOnce: Bool { false }
}

/// The reason why a file or a folder couldn't be looked at.
public nonisolated struct FileSystemError: Error, Hashable, Sendable {
  /// The number of the reason, as in C's `errno`.
  public let code: Int32

  /// A reason by its number.
  public init(code: Int32) { self.code = code }

  /// There is no such file or folder.
  public static let notFound = FileSystemError(code: 2)
  /// The user isn't permitted to look at it.
  public static let noPermission = FileSystemError(code: 13)
  /// A name on the way, or the last one, isn't that of a folder.
  public static let notAFolder = FileSystemError(code: 20)
  /// The name or the path is too long.
  public static let nameTooLong = FileSystemError(code: 36)
  /// Links lead in a circle.
  public static let tooManyLinks = FileSystemError(code: 40)
}
