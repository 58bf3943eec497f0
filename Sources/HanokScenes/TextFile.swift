import HanokFiles
import HanokSystem

/// A text file on disk, such as a snapshot or a table of conformance tests.
package nonisolated struct TextFile: Hashable, Sendable {
  /// The path of the file.
  package let path: String

  /// Creates the file at a path, which may not exist.
  package init(path: String) {
    self.path = path
  }

  /// Creates a file with a path relative to the folder of a source file.
  package init(_ name: String, besides file: String = #filePath) {
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    path = folder.joined(separator: "/") + "/" + name
  }

  /// Whether the file can be read.
  package var isReadable: Bool { unsafe access(path, R_OK) == 0 }

  /// The text of the file, or nil if it can't be read or is too large.
  package var text: String? {
    guard let bytes = try? FileInput(path: path, limit: Self.largestFile).readToEnd() else {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// In bytes: the screens of a program, or a table of Unicode's tests.
  private static let largestFile = 64 << 20

  /// The lines of the file, without comments, which begin with `#`.
  package var dataLines: [String] {
    (text ?? "").utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let data = line.prefix { $0 != UInt8(ascii: "#") }
      return data.isEmpty ? nil : String(data)
    }
  }

  /// The file of what is to be reviewed, beside this one.
  package var pending: TextFile { TextFile(path: path + ".new") }

  /// Writes the file and creates its folders from `Snapshots` on, and returns whether that succeeded.
  package func write(_ text: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let first = parts.lastIndex(of: "Snapshots") ?? parts.count - 1
    for last in first..<parts.count - 1 {
      _ = unsafe mkdir(parts[...last].joined(separator: "/"), 0o755)
    }
    return (try? FileWriter.write(Array(text.utf8), to: path)) != nil
  }

  /// Removes the file, and returns whether there is none any more.
  @discardableResult
  package func remove() -> Bool { unsafe HanokSystem.remove(path) == 0 || errno == ENOENT }
}
