/// How a value is kept from disturbing the order of the text around it.
public enum BidiIsolation: Sendable {
  /// By isolates around the value (MessageFormat 2, Default Bidi Strategy).
  case `default`
  /// Not at all: for a screen that orders text by itself.
  case none
}
