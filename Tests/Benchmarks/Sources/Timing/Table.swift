/// Figures in columns, the first flush left.
public struct Table {
  private var rows: [[String]]

  /// A table with its heading.
  public init(_ heading: String...) { rows = [heading] }

  /// Adds a row.
  public mutating func append(_ row: String...) { append(row) }

  /// Adds a row.
  public mutating func append(_ row: [String]) { rows.append(row) }

  /// Prints the table.
  public func show() {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      let cells = row.enumerated().map { column, cell in
        let room = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + room : room + cell
      }
      print(cells.joined(separator: "  "))
    }
  }
}

extension Double {
  /// Without a fraction.
  public var whole: String { "\(Int(rounded()))" }
  /// With one fraction digit.
  public var tenths: String { fixed(digits: 1) }
  /// With two fraction digits.
  public var hundredths: String { fixed(digits: 2) }

  private func fixed(digits: Int) -> String {
    let scale = digits == 1 ? 10.0 : 100
    let text = "\(Int((self * scale).rounded()))"
    let padded = String(repeating: "0", count: Swift.max(0, digits + 1 - text.count)) + text
    return "\(padded.dropLast(digits)).\(padded.suffix(digits))"
  }
}
