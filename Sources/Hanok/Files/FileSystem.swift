public import HanokLocalization

/// The file operations of a ``FilePicker``, and of an app that shows files.
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

  /// Returns the content of a file.
  ///
  /// - Parameter limit: The maximum number of bytes.
  /// - Throws: The reason if it can't be read; ``FileSystemError/tooLarge`` if it has more bytes.
  func read(_ file: FileLocation, upTo limit: Int) throws(FileSystemError) -> [UInt8]
}

nonisolated extension FileSystem {
  /// By default, it waits for a disk.
  public var answersAtOnce: Bool { false }

  /// Returns the text of a file in UTF-8, without a byte order mark.
  ///
  /// - Parameter limit: The maximum number of bytes.
  /// - Throws: The reason if it can't be read; ``FileSystemError/notText`` if it isn't UTF-8.
  public func text(of file: FileLocation, upTo limit: Int) throws(FileSystemError) -> String {
    let bytes = try read(file, upTo: limit)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    guard let text = String(validating: content, as: UTF8.self) else { throw .notText }
    return text
  }
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
  /// The file is a folder.
  public static let isAFolder = FileSystemError(code: 21)
  /// The file is a device or a pipe, which may have no end.
  public static let notAFile = FileSystemError(code: 22)
  /// The file has more bytes than the limit.
  public static let tooLarge = FileSystemError(code: 27)
  /// The content of the file isn't text in UTF-8.
  public static let notText = FileSystemError(code: 84)
  /// The name or the path is too long.
  public static let nameTooLong = FileSystemError(code: 36)
  /// Links form a cycle.
  public static let tooManyLinks = FileSystemError(code: 40)
}

nonisolated extension FileSystemError {
  /// Returns a sentence for users about a file or a folder with the error.
  public func message(for location: FileLocation) -> Message {
    let name = location.shownName
    return switch self {
    case .notFound: .Hanok.filesMissing(name: name)
    case .noPermission: .Hanok.filesDenied(name: name)
    case .notAFolder: .Hanok.filesNotAFolder(name: name)
    case .isAFolder: .Hanok.filesIsFolder(name: name)
    case .notAFile: .Hanok.filesNotAFile(name: name)
    case .tooLarge: .Hanok.filesTooLarge(name: name)
    case .notText: .Hanok.filesNotText(name: name)
    case .nameTooLong: .Hanok.filesTooLong
    case .tooManyLinks: .Hanok.filesCircle(name: name)
    default: .Hanok.filesUnreadable(name: name, code: Int(code))
    }
  }
}
