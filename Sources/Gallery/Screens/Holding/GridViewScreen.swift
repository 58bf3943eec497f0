import Hanok

/// Names and numbers in columns: one as wide as its widest text, one with the remaining width.
final class GridViewScreen: ViewController {
  override func loadView() {
    let foods: [(name: Message, energy: Int)] = [
      (.Gallery.tableApple, 218), (.Gallery.tablePear, 239), (.Gallery.tableGrapes, 288),
      (.Gallery.tableCucumber, 65),
    ]
    let grid = GridView([.fitting, .share(1)], columnSpacing: 2)
    for food in foods {
      grid.addSubview(Label(food.name))
      grid.addSubview(Label(.Gallery.tableKilojoules(energy: food.energy)))
    }
    view = StackView(.vertical, views: [grid])
  }
}
