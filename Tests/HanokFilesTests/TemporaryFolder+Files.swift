import HanokSystem
import HanokTesting
import Testing

extension TemporaryFolder {
  /// Returns the text of a file in the folder.
  func text(_ name: String) throws -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }

  /// Returns the status of a file in the folder, or of the link that it is.
  func status(_ name: String) throws -> stat {
    var status = stat()
    try #require(unsafe lstat(file(name), &status) == 0, "\(name)")
    return status
  }

  /// Makes a file with a mode.
  func make(_ name: String, _ text: String, mode: mode_t) throws {
    try write(text, to: name)
    unsafe chmod(file(name), mode)
  }
}
