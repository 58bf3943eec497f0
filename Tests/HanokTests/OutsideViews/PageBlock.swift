import Foundation

/// A block of code of a page in Markdown.
nonisolated struct PageBlock {
  /// The name of its language; empty where it has none.
  let language: Substring
  /// The code.
  let text: String

  /// The blocks of a page, in their order.
  static func all(of path: String) throws -> [PageBlock] {
    let page = try String(contentsOf: OutsideSources.root.appending(path: path), encoding: .utf8)
    let pieces = page.components(separatedBy: "\n```")
    // Every other piece is a block, after the name of its language.
    return pieces.indices.filter { $0 % 2 == 1 }.map { index in
      let parts = pieces[index].split(
        separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return PageBlock(language: parts[0], text: parts.dropFirst().joined())
    }
  }
}
