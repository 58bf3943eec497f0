import HanokTerminal

/// The cells of a collection: the visible ones, and spare ones for other items.
final class CollectionCells {
  /// Contains the cells, and clips them.
  let view = View()
  /// The cells of the visible items, by the items' indices.
  private(set) var shown: [Int: CollectionViewCell] = [:]
  private var spares: [ObjectIdentifier: [CollectionViewCell]] = [:]

  private static let leastSpares = 8

  init() {
    view.isUserInteractionEnabled = false
    view.accessibilityElementsHidden = true
  }

  /// Returns a spare cell, or else a new one.
  func dequeue<Cell: CollectionViewCell>(_ make: () -> Cell) -> Cell {
    guard let cell = spares[ObjectIdentifier(Cell.self)]?.popLast() as? Cell else { return make() }
    cell.prepareForReuse()
    return cell
  }

  func show(_ cell: CollectionViewCell, for number: Int) {
    shown[number] = cell
    if cell.superview !== view { view.addSubview(cell) }
  }

  func putAside(_ cell: CollectionViewCell) {
    cell.isHighlighted = false
    spares[ObjectIdentifier(type(of: cell)), default: []].append(cell)
  }

  func putAside(_ number: Int) {
    if let cell = shown.removeValue(forKey: number) { putAside(cell) }
  }

  /// Makes the cells spare but for some items' ones; each is used for the item in its place first.
  func putAside(besides numbers: Range<Int> = 0..<0) {
    // In order, so that the reuse of cells is deterministic.
    for number in shown.keys.filter({ !numbers.contains($0) }).sorted(by: >) { putAside(number) }
  }

  /// Hides the spare cells, and removes excess ones.
  func removeSpares() {
    if spares.isEmpty { return }
    // A data source may have returned a cell again without requesting a spare one.
    let used = Set(shown.values.map(ObjectIdentifier.init))
    for (kind, cells) in spares {
      var waiting: [CollectionViewCell] = []
      for cell in cells where !used.contains(ObjectIdentifier(cell)) {
        if cell.superview != nil { cell.removeFromSuperview() }
        waiting.append(cell)
      }
      spares[kind] = Array(waiting.suffix(max(Self.leastSpares, shown.count)))
    }
  }
}
