/// The snapshot of a scene: a block for each variant, and equal variants share one.
///
/// ```
/// question
///
/// == en 80x24 ==
/// │ Cancel │ 1–6 bold
/// == ja 80x24; ko 80x24 ==
/// │ …
/// ```
package nonisolated struct SceneFile: Hashable {
  /// The variants that look the same, and their text.
  package struct Block: Hashable {
    package fileprivate(set) var variants: [String]
    package let body: String
  }

  /// The name of the scene.
  package let name: String
  /// The blocks, in the order of their first variants.
  package private(set) var blocks: [Block] = []

  /// Creates the snapshot of a scene from its variants, in order.
  package init(_ name: String, _ variants: [(name: String, body: String)]) {
    self.name = name
    for (variant, body) in variants {
      if let index = blocks.firstIndex(where: { $0.body == body }) {
        blocks[index].variants.append(variant)
      } else {
        blocks.append(Block(variants: [variant], body: body))
      }
    }
  }

  /// Reads a snapshot; nil if it is none, or has the marks of a merge.
  package init?(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst(), lines.popFirst() == "", lines.popLast() == "" else {
      return nil
    }
    name = String(first)
    var variants: [String]?
    var body = ""
    func endBlock(_ blocks: inout [Block]) {
      if let variants { blocks.append(Block(variants: variants, body: body)) }
      body = ""
    }
    for line in lines {
      if line.hasPrefix("<<<<<<<") || line.hasPrefix(">>>>>>>") { return nil }
      if line.hasPrefix("== "), line.hasSuffix(" ==") {
        endBlock(&blocks)
        variants = line.dropFirst(3).dropLast(3).split(separator: "; ").map(String.init)
      } else if variants == nil {
        return nil
      } else {
        body += line + "\n"
      }
    }
    endBlock(&blocks)
  }

  /// The text of the file.
  package var text: String {
    "\(name)\n\n"
      + blocks.map { "== \($0.variants.joined(separator: "; ")) ==\n\($0.body)" }.joined()
  }

  /// The names of all variants, in order.
  package var variants: [String] { blocks.flatMap(\.variants) }

  /// Returns the text of a variant, or nil if it has no block.
  package func body(of variant: String) -> String? {
    blocks.first { $0.variants.contains(variant) }?.body
  }
}
