/// The rows that an inline program leaves above its region, where they belong to the terminal.
///
/// They are drawn in the place of the region, which follows below them: each is written once.
///
/// ```
/// $ program                 $ program
/// ▮ a question       →      an answered question
///                           ▮ the next question
/// ```
struct RowsAbove {
  /// The rows that are still to be written.
  private var waiting: [Screen] = []

  /// Whether no rows are to be written.
  var isEmpty: Bool { waiting.isEmpty }

  /// Adds rows, which are as wide as the window.
  mutating func add(_ rows: Screen) { if rows.size.height > 0 { waiting.append(rows) } }

  /// Returns the bytes that draw the rows from the cursor on, and end in the row below them.
  ///
  /// - Parameter height: The number of the window's rows: a part of as many rows is drawn at once,
  ///   since the cursor can move within the window only.
  mutating func take(height: Int, _ options: FrameEncoder.Options) -> [UInt8] {
    defer { waiting = [] }
    return waiting.flatMap { rows in
      stride(from: 0, to: rows.size.height, by: max(1, height)).flatMap { first in
        Self.drawn(rows.rows(first..<min(rows.size.height, first + max(1, height))), options)
      }
    }
  }

  private static func drawn(_ rows: Screen, _ options: FrameEncoder.Options) -> [UInt8] {
    let last = rows.size.height - 1
    let feeds = String(repeating: "\n", count: last)
    let room = "\(feeds)\(ControlFunction.move(rows: -last))"
    let frame = FrameEncoder(options).encode(from: nil, to: rows)
    return Array(room.utf8) + frame + Array("\(ControlFunction.move(rows: last))\r\n".utf8)
  }
}
