package import HanokLocalization

extension StringsFile {
  /// Returns the table read again after its pieces were changed: with places and problems as they are now.
  package func reread() -> StringsFile { StringsFile(bytes, path: path) }

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
