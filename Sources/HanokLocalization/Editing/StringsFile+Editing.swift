extension StringsFile {
  /// Returns the table read again after its pieces were changed: with places and problems as they are now.
  package func reread() -> StringsFile { StringsFile(bytes, path: path) }

  /// Returns the index of the piece that is the entry of a key, or nil without one.
  package func index(of key: String) -> Int? {
    pieces.firstIndex { piece in
      if case .entry(let entry) = piece { entry.key.value == key && entry.isSound } else { false }
    }
  }

  /// Returns the valid entry of a key, or nil without one.
  package func entry(_ key: String) -> StringsEntry? {
    guard let index = index(of: key), case .entry(let entry) = pieces[index] else { return nil }
    return entry
  }

  /// The line ending that the file uses first; a line feed if it has one line.
  package var lineEnding: [UInt8] {
    let bytes = source.prefix { $0 != Byte.lineFeed }
    return bytes.count < source.count && bytes.last == Byte.carriageReturn
      ? [Byte.carriageReturn, Byte.lineFeed] : [Byte.lineFeed]
  }
}

extension [UInt8] {
  /// The text with each line feed replaced by a line ending.
  package func withLineEndings(_ ending: [UInt8]) -> [UInt8] {
    ending == [Byte.lineFeed]
      ? self : flatMap { $0 == Byte.lineFeed ? ending : [$0] }
  }
}
