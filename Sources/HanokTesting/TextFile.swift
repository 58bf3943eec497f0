import Glibc

/// A text file on disk, read whole: snapshots, and the tables of conformance tests.
package nonisolated struct TextFile: Hashable, Sendable {
  /// Where it is.
  package let path: String

  /// The file at a path, which need not be there.
  package init(path: String) {
    self.path = path
  }

  /// A file named from the folder of a source file.
  package init(_ name: String, besides file: String = #filePath) {
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    path = folder.joined(separator: "/") + "/" + name
  }

  /// Whether it can be read.
  package var isReadable: Bool { unsafe access(path, R_OK) == 0 }

  /// Its text; nil where it can't be read.
  package var text: String? {
    guard let file = unsafe fopen(path, "r") else { return nil }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe fread(&buffer, 1, buffer.count, file)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }

  /// Its lines, without those that a `#` begins, and without what stands behind one.
  package var dataLines: [String] {
    (text ?? "").utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let data = line.prefix { $0 != UInt8(ascii: "#") }
      return data.isEmpty ? nil : String(data)
    }
  }
}
