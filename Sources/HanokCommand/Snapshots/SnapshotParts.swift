import HanokScenes

/// A snapshot in the parts that are reviewed one by one: the variants of a scene, or the whole text.
struct SnapshotParts: Hashable {
  /// The name of the scene; nil for a snapshot that is one text.
  private let scene: String?
  /// The names of the parts, in order.
  let names: [String]
  /// The texts of the parts, by their names.
  var texts: [String: String]

  /// The name of the only part of a snapshot that is one text.
  private static let whole = ""

  /// Reads a snapshot whose parts are the variants of a scene; nil for another text.
  init?(variantsOf text: String) {
    guard let file = SceneFile(text), !file.blocks.isEmpty else { return nil }
    scene = file.name
    names = file.variants
    texts = Dictionary(names.map { ($0, file.body(of: $0) ?? "") }) { first, _ in first }
  }

  /// Creates a snapshot that is one text, or that isn't there.
  init(whole text: String?) {
    scene = nil
    names = text == nil ? [] : [Self.whole]
    texts = text.map { [Self.whole: $0] } ?? [:]
  }

  /// Creates the parts of the same snapshot with other texts.
  init(_ other: SnapshotParts, names: [String], texts: [String: String]) {
    scene = other.scene
    self.names = names.filter { texts[$0] != nil }
    self.texts = texts
  }

  /// The text of the file; nil if there are no parts.
  var text: String? {
    guard !names.isEmpty else { return nil }
    guard let scene else { return texts[Self.whole] }
    return SceneFile(scene, names.map { ($0, texts[$0] ?? "") }).text
  }

  /// Returns the variants among some parts, without the part that is the whole text.
  static func variants(_ names: [String]) -> [String] { names.filter { $0 != whole } }

  /// Returns the names of a change's parts.
  static func names(of change: SnapshotChange) -> [String] {
    change.variants.isEmpty ? [whole] : change.variants
  }
}
