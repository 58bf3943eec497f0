/// An object that decides about what is typed into a field or a text view.
public protocol TextInputDelegate: AnyObject {
  /// Returns whether a change that a user makes is allowed.
  ///
  /// - Parameters:
  ///   - range: The part of the text that would be replaced, in UTF-8 bytes.
  ///   - text: The text that would be there instead, without controls.
  func textInput(_ input: TextInput, shouldChange range: Range<Int>, to text: String) -> Bool
}
