import Hanok
import HanokScenes
import Timing

/// How often the screen is updated while rows are appended.
enum UpdateCadence: CaseIterable, CustomStringConvertible {
  /// All rows are appended in one turn of the run loop, and shown by one update.
  case once
  /// An update follows each hundred rows.
  case eachHundred

  var description: String {
    switch self {
    case .once: "in one turn"
    case .eachHundred: "in turns of 100"
    }
  }

  /// The rows that are appended in a turn.
  func rowsInTurn(of count: Int) -> Int { self == .once ? count : 100 }
}

/// An application that shows an empty column, on a terminal in memory.
final class ShownStack {
  private let stack = StackView(.vertical)
  private let pilot: Pilot

  init() {
    let size = Size(width: 80, height: 24)
    do {
      pilot = try Pilot(StackController(stack), in: "en", size: size, [])
    } catch {
      fatalError("The application doesn't start: \(error)")
    }
  }

  /// Appends so many labels, and returns what that and the updates took, in milliseconds.
  func append(_ count: Int, _ cadence: UpdateCadence) -> Double {
    let turn = cadence.rowsInTurn(of: count)
    let written = pilot.output.count
    let start = now()
    for row in 0..<count {
      stack.addSubview(Label(.verbatim("row \(row)")))
      if (row + 1) % turn == 0 { pilot.advance(by: .zero) }
    }
    pilot.advance(by: .zero)
    let time = now() - start
    // Rows that were never drawn would have cost nothing.
    precondition(pilot.output.count > written, "The rows weren't shown.")
    return time
  }
}

/// Shows a view that is there already.
private final class StackController: ViewController {
  private let content: View

  init(_ content: View) {
    self.content = content
    super.init()
  }

  override func loadView() { view = content }
}
