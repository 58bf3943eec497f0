import HanokTerminal

/// The cells of a collection: those that show an item, and those that wait to show another.
final class CollectionCells {
  /// Holds the cells, and clips them.
  let view = View()
  /// The cells of the items that show, by the items' numbers.
  private(set) var shown: [Int: CollectionViewCell] = [:]
  private var spares: [ObjectIdentifier: [CollectionViewCell]] = [:]

  /// The cells of a kind that are kept to be used again, where fewer show.
  private static let leastSpares = 8

  init() {
    view.isUserInteractionEnabled = false
    view.accessibilityElementsHidden = true
  }

  /// Returns a cell that waits, or else one that is made.
  func dequeue<Cell: CollectionViewCell>(_ make: () -> Cell) -> Cell {
    guard let cell = spares[ObjectIdentifier(Cell.self)]?.popLast() as? Cell else { return make() }
    cell.prepareForReuse()
    return cell
  }

  /// Lets a cell show an item.
  func show(_ cell: CollectionViewCell, for number: Int) {
    shown[number] = cell
    if cell.superview !== view { view.addSubview(cell) }
  }

  /// Lets a cell wait that shows no item.
  func putAside(_ cell: CollectionViewCell) {
    cell.isHighlighted = false
    spares[ObjectIdentifier(type(of: cell)), default: []].append(cell)
  }

  /// Lets the cell of an item wait.
  func putAside(_ number: Int) {
    guard let cell = shown.removeValue(forKey: number) else { return }
    putAside(cell)
  }

  /// Lets all cells wait; each is used again for the item in its place, if there is one.
  func putAllAside() {
    for number in shown.keys.sorted(by: >) { putAside(number) }
  }

  /// Lets the cells of items wait that don't show any more.
  func putAside(besides numbers: Range<Int>) {
    // In order, so that it is the same each time which cell is used again for which item.
    for number in shown.keys.filter({ !numbers.contains($0) }).sorted(by: >) { putAside(number) }
  }

  /// Takes the cells out of sight that wait, and drops those that are too many.
  func removeSpares() {
    if spares.isEmpty { return }
    // A data source may have given a cell again without asking for one that waits.
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
