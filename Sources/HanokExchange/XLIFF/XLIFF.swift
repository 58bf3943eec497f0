/// The names of XLIFF, the XML Localisation Interchange File Format, versions 1.2 and 2.1.
package enum XLIFF {
  /// A version that is written.
  package enum Version: String, Sendable {
    case v12 = "1.2"
    case v21 = "2.1"
  }

  static let namespace12 = "urn:oasis:names:tc:xliff:document:1.2"
  static let namespace2 = "urn:oasis:names:tc:xliff:document:2.0"
  /// The namespace of the attribute with the fingerprint of what was exported.
  static let ownNamespace = "urn:hanok:exchange:1"
  static let exported = ownNamespace + " exported"
  /// The attribute with the language of an element's text.
  static let language = "http://www.w3.org/XML/1998/namespace lang"
  /// The end of a table's file name, in `original`.
  static let tableSuffix = ".strings"
  /// The ends of the names of files that become tables.
  static let tableSuffixes = [tableSuffix, ".xcstrings", ".stringsdict"]
  /// The ends of the names of other files whose texts Xcode exports.
  static let otherSuffixes = [".storyboard", ".xib", ".plist", ".intentdefinition"]

  /// Whether an element is one of a version of XLIFF; files without a namespace are taken for it.
  static func isRoot(_ element: XMLTree.Element) -> Bool {
    element.name == "xliff"
      && (element.namespace.isEmpty
        || element.namespace.hasPrefix("urn:oasis:names:tc:xliff:document:"))
  }
}
