package import HanokLocalization
import MessageFormat

/// A table of a pseudo-language as a file, made from that of the source language.
package enum PseudoTable {
  /// The remark in the first comment of a file that is made by a tool, and can be made again.
  package static let remark = "generated"

  /// Returns the table in a pseudo-language: comments and white space are those of the source.
  package static func file(
    of source: StringsFile, in language: PseudoLanguage, path: String = ""
  ) -> StringsFile {
    let ending = source.lineEnding
    var file = StringsFile([], path: path)
    var heading = EntryNote("")
    heading[remark] = ""
    file.pieces = [.comment(Array(heading.comment.utf8)), .space(ending + ending)]
    file.pieces += TableLayout(source).segments.flatMap { segment -> [StringsPiece] in
      switch segment {
      case .gap(let bytes): return [.space(bytes)]
      case .other(let piece): return [piece]
      case .entry(var block):
        let message = ParsedMessage(parsing: block.entry.value.value)
        if message.isValid {
          let key = block.entry.key.value
          block.setValue(
            language.translation(of: message, key: key).model.source, lineEnding: ending)
        }
        return block.pieces
      }
    }
    return file
  }

  /// Whether a file was made by ``file(of:in:path:)``: its first comment has the remark.
  package static func isGenerated(_ file: StringsFile) -> Bool {
    for piece in file.pieces {
      switch piece {
      case .space: continue
      case .comment(let bytes): return EntryNote(CommentTracker.text(of: bytes))[remark] != nil
      default: return false
      }
    }
    return false
  }
}
