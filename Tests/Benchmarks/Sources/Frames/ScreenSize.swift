/// The size of a screen in cells.
struct ScreenSize: CustomStringConvertible {
  let columns: Int
  let rows: Int

  static let all = [ScreenSize(columns: 80, rows: 24), ScreenSize(columns: 200, rows: 60)]

  var description: String { "\(columns)x\(rows)" }
}
