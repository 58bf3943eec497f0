import HanokFiles

/// The reason why a vCard file can't be read.
public enum VCardFileError: Error, Hashable, Sendable {
  /// There is no such file.
  case absent(path: String)
  /// The file has more bytes than a limit.
  case tooLarge(path: String, limit: Int)
  /// It isn't a file, is inaccessible, or can't be read further.
  case unreadable(path: String)

  init(_ error: FileReadError) {
    switch error.reason {
    case .missing: self = .absent(path: error.path)
    case .tooLarge(let limit): self = .tooLarge(path: error.path, limit: limit)
    case .notAFile, .unreadable: self = .unreadable(path: error.path)
    }
  }
}
