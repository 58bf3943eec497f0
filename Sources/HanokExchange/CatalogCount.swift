import HanokJSON
import HanokLocalization
import HanokUnicode

/// Counts the texts of a catalog or a table by another way than its reader, which could drop one.
///
/// A text is a key in a language, whatever its variations are.
enum CatalogCount {
  /// Returns the number of texts of a file, or nil if it can't be counted: an entry of a damaged table
  /// can begin anywhere.
  static func texts(in bytes: [UInt8], path: String) -> Int? {
    let text = ExchangeText(bytes, path: path)
    if bytes.starts(with: BinaryPropertyList.mark) {
      return BinaryPropertyList.root(of: bytes)?.members.count
    }
    switch text.firstSign {
    case UInt8(ascii: "{"): return (try? JSONValue(parsing: text.bytes)).map(texts)
    case UInt8(ascii: "<"):
      let elements = (try? XMLTree.root(of: text))?.elements.first?.elements ?? []
      let isRegular = elements.indices.allSatisfy {
        (elements[$0].name == "key") == $0.isMultiple(of: 2)
      }
      return isRegular && elements.count.isMultiple(of: 2) ? elements.count / 2 : nil
    default: break
    }
    let table = StringsFile(text.bytes, path: path, allowsBareKeys: true)
    return table.problems.isEmpty ? table.entries.count : nil
  }

  private static func texts(in catalog: JSONValue) -> Int {
    guard case .object(let strings)? = catalog["strings"]?.kind else { return 0 }
    let source = LanguageTag(exchanged: catalog["sourceLanguage"]?.string ?? "")
    return strings.reduce(0) { sum, string in
      var languages: [String] = []
      if case .object(let members)? = string.value["localizations"]?.kind {
        languages = members.map(\.name)
      }
      if string.value["extractionState"]?.string == "stale" { return sum + max(1, languages.count) }
      // Without a text of the source language, the key is that text.
      let isOwn = languages.contains { LanguageTag(exchanged: $0) == source }
      return sum + languages.count + (isOwn || string.name.isEmpty ? 0 : 1)
    }
  }
}
