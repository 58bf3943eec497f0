public import HanokLocalization
import MessageFormat

nonisolated extension AttributedText {
  /// Creates the text of a message for drawing.
  ///
  /// Values of unknown direction are isolated, so that they don't reorder the text around them.
  public init(drawing message: Message, in traits: Traits) {
    self.init(traits.localizer.marked(message, isolation: .default))
  }
}
