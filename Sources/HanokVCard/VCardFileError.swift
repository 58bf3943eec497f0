/// The reason why a vCard file can't be read.
public enum VCardFileError: Error, Hashable, Sendable {
  /// There is no such file.
  case absent(path: String)
  /// The file or its folder is inaccessible, or it can't be read further.
  case unreadable(path: String)
}
