import Hanok
import HanokTesting

/// A screen of one control, and how often it has sent each event.
final class ControlScreen: ViewController {
  let control: Control
  private(set) var changes = 0
  private(set) var uses = 0

  init(_ control: Control) {
    self.control = control
    super.init()
    control.addAction(for: .valueChanged) { [unowned self] in changes += 1 }
    control.addAction { [unowned self] in uses += 1 }
  }

  override func loadView() {
    view = StackView(.vertical, alignment: .leading, views: [control])
  }

  func pilot(in tag: String = "en", _ width: Int = 30, _ height: Int = 8) throws -> Pilot {
    try Pilot(self, in: tag, size: Size(width: width, height: height), [])
  }
}

extension Pilot {
  /// The rows of the screen without blanks at their ends.
  var rows: [String] {
    let rows = (0..<screen.size.height).map { y in
      String(screen.row(y).reversed().drop { $0 == " " }.reversed())
    }
    return Array(rows.reversed().drop { $0.isEmpty }.reversed())
  }

  /// A row without blanks at its beginning and its end.
  func row(_ y: Int) -> String {
    String(screen.row(y).drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
