import Hanok
import HanokScenes
import Timing

/// The time and the memory of a list of so many rows.
struct ListMeasurement {
  /// The milliseconds to fill the list, before it is shown.
  private let filling: Double
  /// The milliseconds from the start of the application to the frame on the screen.
  private let firstScreen: Double
  /// The microseconds of a page and its frame.
  private let page: Double
  /// The bytes of memory that filling and showing took.
  private let memory: Double
  private let rows: Int

  private static let pages = 100

  init(_ kind: ListKind, rows: Int) throws {
    self.rows = rows
    let memoryBefore = residentMemory()
    var start = now()
    let list: any ShownList =
      switch kind {
      case .table: ShownTable(rows: rows)
      case .log: ShownLog(rows: rows)
      case .code: ShownCode(rows: rows)
      }
    filling = now() - start
    start = now()
    let pilot = try Pilot(
      ListController(list.view), in: "en", size: Size(width: 80, height: 24), [])
    firstScreen = now() - start
    precondition(pilot.screen.text.contains(list.firstText), "The rows aren't shown.")
    start = now()
    for _ in 0..<Self.pages { pilot.press(list.pageKey) }
    page = (now() - start) / Double(Self.pages) * 1_000
    precondition(!pilot.screen.text.contains(list.firstText), "The pages weren't turned.")
    memory = Double(residentMemory() - memoryBefore)
  }

  /// The figures, separated by spaces.
  var line: String {
    [
      filling.tenths, firstScreen.tenths, page.tenths, (memory / 1_048_576).tenths,
      (memory / Double(rows)).whole,
    ].joined(separator: " ")
  }
}
