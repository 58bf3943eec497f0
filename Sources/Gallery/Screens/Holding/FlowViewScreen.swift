import Hanok

/// Buttons in a row, which wraps if it is too long.
final class FlowViewScreen: ViewController {
  override func loadView() {
    let names: [Message] = [
      .Gallery.tableApple, .Gallery.tablePear, .Gallery.tableGrapes, .Gallery.tableMelon,
      .Gallery.tableCarrot, .Gallery.tableTomato, .Gallery.tableCucumber, .Gallery.tablePumpkin,
    ]
    let flow = FlowView(spacing: 2, views: names.map { Button($0) })
    view = StackView(.vertical, views: [flow])
  }
}
