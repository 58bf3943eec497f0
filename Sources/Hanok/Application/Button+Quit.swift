extension Button {
  /// Returns a button that ends the application: “Quit” in the toolkit's words, with its key.
  public static func quit() -> Button {
    let button = Button(.Hanok.helpQuit, mnemonic: .Hanok.helpQuitKeys)
    button.addAction(toNearest: Application.self) { $0.requestQuit() }
    return button
  }
}
