import HanokScenes
import HanokTerminal
import Testing

/// The picture of a screen that a failing test attaches: SVG, which any browser opens.
struct ScreenPicture {
  /// The name of the file, after the scene or the snapshot and the variant: `question-ko-40x12.svg`.
  let name: String
  /// The content of the file.
  let text: String

  /// Draws a screen; its caption names the file, too.
  init(of screen: Screen, _ caption: String) {
    let id = String(caption.map { " /".contains($0) ? "-" : $0 })
    name = "\(id).svg"
    text = ScreenSVG([[ScreenSVG.Shot(id: id, caption: caption, screen: screen)]]).text
  }

  /// Attaches the picture to the current test: `swift test --attachments-path` writes it.
  func attach(sourceLocation: SourceLocation) {
    Attachment.record(text, named: name, sourceLocation: sourceLocation)
  }
}
