/// The names in a folder whose changes matter.
package struct FolderNames {
  private var exact: Set<String> = []
  private var suffixes: Set<String> = []

  /// Creates the set of no names.
  package init() {}

  /// Creates the set of one name.
  package init(_ name: String) { exact = [name] }

  /// Creates the set of the visible names with a suffix.
  package init(suffix: String) { suffixes = [suffix] }

  /// Adds the names of another set.
  package mutating func formUnion(_ names: FolderNames) {
    exact.formUnion(names.exact)
    suffixes.formUnion(names.suffixes)
  }

  /// Whether changes of a name matter.
  package func contains(_ name: String) -> Bool {
    exact.contains(name) || !name.hasPrefix(".") && suffixes.contains { name.hasSuffix($0) }
  }
}
