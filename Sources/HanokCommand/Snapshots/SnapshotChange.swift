/// A change of a snapshot, to be reviewed: a text that was recorded, and the one that was drawn since.
struct SnapshotChange: Hashable {
  /// The path of the snapshot.
  let path: String
  /// The variants in which the change is the same; none for a snapshot that is one text.
  let variants: [String]
  /// The recorded text; nil where there was none.
  let old: String?
  /// The text that was drawn; nil where nobody draws it any more.
  let new: String?

  /// Whether it takes the whole snapshot away.
  var isRemoval: Bool { new == nil && variants.isEmpty }
}
