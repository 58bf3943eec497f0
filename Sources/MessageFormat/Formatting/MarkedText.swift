/// The text of a formatted message, and where its tags stand, for building attributed text.
public struct MarkedText: Hashable, Sendable {
  /// A tag, and its place.
  public struct Mark: Hashable, Sendable {
    /// The place in the text, in UTF-8 bytes.
    public var offset: Int
    /// The tag.
    public var tag: MarkupPart

    /// A tag at a place.
    public init(_ tag: MarkupPart, at offset: Int) {
      self.tag = tag
      self.offset = offset
    }
  }

  /// The text.
  public var text: String
  /// The tags in their order.
  public var marks: [Mark]
  /// The errors: wherever there is one, the text holds a fallback.
  public var errors: [MessageError]

  /// Text with tags.
  public init(_ text: String, marks: [Mark] = [], errors: [MessageError] = []) {
    self.text = text
    self.marks = marks
    self.errors = errors
  }
}
