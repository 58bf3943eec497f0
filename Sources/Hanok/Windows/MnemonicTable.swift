import HanokLocalization
import HanokUnicode

/// The usable controls of a window's topmost layer by their letters.
///
/// Most keys of a burst are nobody's: to find that out mustn't visit all views for each, so the
/// controls are kept until one may have changed.
final class MnemonicTable {
  /// The first usable control of each letter; nil if the controls may have changed.
  private var controls: [String: Control]?
  /// The folded letters of mnemonics in the window's language, so that keys format none again.
  private var foldedLetters: [Message: [String]] = [:]

  /// The maximum number of stored mnemonics; a screen has some dozens.
  private static let maximumMnemonics = 1_000

  /// Removes the controls: a letter, a view or its usability has changed.
  func forgetControls() { controls = nil }

  /// Removes all letters: the language may have changed.
  func forgetLetters() {
    foldedLetters = [:]
    forgetControls()
  }

  /// Returns the usable control that has a letter, ignoring case and width, or nil.
  ///
  /// Without Alt, a control has no letter if one of its letters moves the focus in the window's key
  /// bindings: with the keys of vi, `l` moves.
  func control(
    for character: Character, withAlt: Bool = false, in window: Window
  ) -> Control? {
    let controls = controls ?? findControls(in: window)
    if controls.isEmpty { return nil }
    let letter = String(character)
    // Where no control has the other letter, a Turkish `I` is the capital of `i`, as on other keyboards.
    let found = controls[letter.folded(in: language(of: window))] ?? controls[letter.folded]
    return withAlt || found?.mnemonic.map { moves($0, in: window) } != true ? found : nil
  }

  /// Whether a letter of a mnemonic moves the focus in the window's key bindings.
  func moves(_ mnemonic: Message, in window: Window) -> Bool {
    window.keyBindings.moveFocus(letters: window.windowTraits.localizer.letters(of: mnemonic))
  }

  private func findControls(in window: Window) -> [String: Control] {
    var found: [String: Control] = [:]
    for control in usableControls(in: window) {
      for letter in letters(of: control, in: window) where found[letter] == nil {
        found[letter] = control
      }
    }
    controls = found
    return found
  }

  /// Returns the letters of all usable controls, each control's once.
  func letters(in window: Window) -> [Character] {
    usableControls(in: window).flatMap { control in
      Set(letters(of: control, in: window)).flatMap { Array($0) }
    }
  }

  /// Returns the first letter of a mnemonic that a usable control has, or nil.
  func letter(of mnemonic: Message, in window: Window) -> Character? {
    guard usableControls(in: window).contains(where: { $0.mnemonic == mnemonic }) else {
      return nil
    }
    return window.windowTraits.localizer.letters(of: mnemonic).first
  }

  private func usableControls(in window: Window) -> [Control] {
    window.topView?.visibleDescendants.compactMap { $0 as? Control }
      .filter { $0.mnemonic != nil && $0.isUsable } ?? []
  }

  private func letters(of control: Control, in window: Window) -> [String] {
    guard let mnemonic = control.mnemonic else { return [] }
    if let letters = foldedLetters[mnemonic] { return letters }
    let language = language(of: window)
    let letters = window.windowTraits.localizer.letters(of: mnemonic)
      .map { String($0).folded(in: language) }
    if foldedLetters.count >= Self.maximumMnemonics { foldedLetters = [:] }
    foldedLetters[mnemonic] = letters
    return letters
  }

  private func language(of window: Window) -> LanguageTag { window.windowTraits.textRules.language }
}
