import HanokFiles
import HanokTableSyntax

/// A file that is compiled.
enum SourceFile {
  /// Returns the bytes of a file; one that is larger than any table is an error.
  static func bytes(of path: String) throws(TableProblem) -> [UInt8] {
    do throws(FileReadError) {
      return try FileInput(path: path, limit: StringsFile.largestSize).readToEnd()
    } catch {
      throw TableProblem(error)
    }
  }

  /// Writes a file, unless it has the text already: what depends on it then isn't rebuilt.
  static func write(_ text: String, to path: String) throws(TableProblem) {
    if let present = try? bytes(of: path), present.elementsEqual(text.utf8) { return }
    do throws(FileWriteError) {
      try FileWriter.write(Array(text.utf8), to: path)
    } catch {
      throw TableProblem(error)
    }
  }
}
