/// An object that accepts or rejects text typed into a field or a text view.
public protocol TextInputDelegate: AnyObject {
  /// Returns whether a change by the user is allowed.
  ///
  /// - Parameters:
  ///   - range: The range of the text to replace, in UTF-8 bytes.
  ///   - text: The replacement, without control characters.
  func textInput(_ input: TextInput, shouldChange range: Range<Int>, to text: String) -> Bool
}
