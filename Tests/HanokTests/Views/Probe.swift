import Hanok

/// A view that counts what is done to it.
class Probe: View {
  var ideal: Size
  var takesKeys: Bool
  private(set) var measureCount = 0
  private(set) var layoutCount = 0
  private(set) var keys: [KeyEvent] = []
  private(set) var mouseEvents: [MouseEvent] = []
  private(set) var windowChanges = 0
  var takesMouse = false
  /// Draws something, besides counting.
  var drawing: (Canvas) -> Void = { _ in }

  init(_ width: Int = 0, _ height: Int = 0, takesKeys: Bool = false, views: [View] = []) {
    ideal = Size(width: width, height: height)
    self.takesKeys = takesKeys
    super.init()
    for view in views { addSubview(view) }
  }

  override var canBecomeFirstResponder: Bool { takesKeys }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    measureCount += 1
    return ideal
  }

  override func layoutSubviews() { layoutCount += 1 }
  override func draw(in canvas: Canvas) { drawing(canvas) }
  override func didMoveToWindow() { windowChanges += 1 }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    guard super.keyPressed(event) || takesKeys, case .character = event.key else { return false }
    keys.append(event)
    return true
  }

  override func mouse(_ event: MouseEvent) -> Bool {
    mouseEvents.append(event)
    return takesMouse
  }
}

/// A field of a line: keys are inserted, and each changes what it asks for.
final class FieldProbe: Control {
  private(set) var text = ""
  private(set) var layoutCount = 0

  override var isFocusedByMnemonic: Bool { true }
  override var insertionPoint: Point? { Point(x: text.count, y: 0) }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let ideal = max(10, text.count + 1)
    return Size(width: min(ideal, proposal.width ?? ideal), height: 1)
  }

  override func layoutSubviews() { layoutCount += 1 }
  override func draw(in canvas: Canvas) { canvas.write(text, at: .zero) }
  override func mnemonicPressed() {}

  override func keyPressed(_ event: KeyEvent) -> Bool {
    guard case .character(let character) = event.key, event.modifiers.isEmpty else {
      return super.keyPressed(event)
    }
    text.append(character)
    setNeedsContentUpdate()
    return true
  }
}

/// A view that draws over everything that it is given, and far beyond.
final class FloodView: View {
  private let sign: Character

  init(_ sign: Character = "#") { self.sign = sign }

  override func draw(in canvas: Canvas) {
    let line = String(repeating: sign, count: 320)
    for y in -3..<103 { canvas.write(line, at: Point(x: -5, y: y)) }
    canvas.fill(
      Rect(x: -1_000, y: -1_000, width: 999, height: 5_000), style: Style(background: .red))
  }
}

extension Label {
  /// A label of a text that wraps.
  static func wrapping(_ text: String) -> Label {
    let label = Label(.verbatim(text))
    label.numberOfLines = 0
    return label
  }
}

/// A container whose subviews stay where the test puts them.
func canvasView(_ views: [(View, Rect)]) -> View {
  let container = View()
  for (view, frame) in views {
    view.frame = frame
    container.addSubview(view)
  }
  return container
}
