public import HanokLocalization
import MessageFormat

nonisolated extension AttributedText {
  /// A message's text as it is drawn: values whose direction isn't known don't turn around what is
  /// beside them.
  public init(drawing message: Message, in traits: Traits) {
    self.init(traits.localizer.marked(message, isolation: .default))
  }
}
