import CTranslations
import HanokSystem

/// Messages from a gettext catalogue, written by `snprintf`, in the language that is chosen.
final class TranslationFormatting {
  private let kind: Kind
  private let names: [UnsafeMutablePointer<CChar>?]
  private let counts: [Int64]

  init(_ kind: Kind, rows: [Row]) {
    self.kind = kind
    names = rows.compactMap { if case .name(let name) = $0 { strdup(name) } else { nil } }
    counts = rows.compactMap { if case .count(let count) = $0 { count } else { nil } }
  }

  deinit { names.forEach { free($0) } }

  var texts: [String] {
    func text(_ write: (UnsafeMutablePointer<CChar>?, Int32) -> Int32) -> String {
      var buffer = [CChar](repeating: 0, count: 256)
      let length = write(&buffer, Int32(buffer.count))
      return String(decoding: buffer.prefix(Int(length)).map(UInt8.init), as: UTF8.self)
    }
    return kind == .plain
      ? names.map { name in text { translations_write_plain(Self.plainKey, name, $0, $1) } }
      : counts.map { count in
        text { translations_write_plural(Self.oneKey, Self.otherKey, count, $0, $1) }
      }
  }

  /// Writes so many messages, and gives the length of all.
  func format(_ count: Int) -> Int {
    guard kind == .plain else {
      return Int(
        translations_format_plural(
          Self.oneKey, Self.otherKey, counts, Int32(counts.count), Int32(count)))
    }
    let names: [UnsafePointer<CChar>?] = names.map { $0.map { UnsafePointer($0) } }
    return Int(
      translations_format_plain(Self.plainKey, names, Int32(names.count), Int32(count)))
  }

  /// The sources, as a program holds them.
  static let plainKey = "Good to see you, %s!"
  static let oneKey = "%lld file copied"
  static let otherKey = "%lld files copied"
}
