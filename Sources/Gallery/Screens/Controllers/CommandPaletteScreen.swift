import Hanok

/// The commands of an editor, and the last command that was performed.
final class CommandPaletteScreen: ViewController {
  private let performed = Label()
  private let button = Button(.Gallery.paletteOpen)

  override func loadView() {
    view = StackView(.vertical, spacing: 1, alignment: .leading, views: [button, performed])
    view.layoutMargins = DirectionalEdgeInsets(x: 1, y: 0)
    button.addTarget(self, action: CommandPaletteScreen.openPalette)
  }

  override var keyCommands: [KeyCommand] {
    [
      command(.Gallery.paletteSave, .Gallery.paletteSaveReading, "s"),
      command(.Gallery.palettePrint, .Gallery.palettePrintReading, "p"),
      command(.Gallery.paletteShare, .Gallery.paletteShareReading, "e"),
    ]
  }

  private func command(_ title: Message, _ reading: Message, _ letter: Character) -> KeyCommand {
    KeyCommand(title, keys: [KeyEvent(.character(letter), .control)], reading: reading) {
      [weak self] in
      self?.performed.message = title
    }
  }

  private func openPalette() { presentCommandPalette() }
}
