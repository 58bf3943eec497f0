/// The version of Hanok, of its tool and of its samples; packages have it from here, too.
package nonisolated enum HanokVersion {
  /// The current version, without the letter of a tag.
  package static let current = "0.1.0"
}
