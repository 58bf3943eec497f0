import Hanok

/// Foods on cards, of which any number can be selected.
final class CollectionViewScreen: ViewController, CollectionViewDataSource {
  private let collection = CollectionView()
  private let sections: [(title: Message, foods: [(name: Message, color: Message)])] = [
    (
      .Gallery.tableFruit,
      [
        (.Gallery.tableApple, .Gallery.tableRed), (.Gallery.tablePear, .Gallery.tableGreen),
        (.Gallery.tableGrapes, .Gallery.tableRed), (.Gallery.tablePersimmon, .Gallery.tableOrange),
        (.Gallery.tableMelon, .Gallery.tableYellow),
      ]
    ),
    (
      .Gallery.tableVegetables,
      [
        (.Gallery.tableCarrot, .Gallery.tableOrange), (.Gallery.tableTomato, .Gallery.tableRed),
        (.Gallery.tableCucumber, .Gallery.tableGreen),
        (.Gallery.tablePumpkin, .Gallery.tableYellow), (.Gallery.tableRadish, .Gallery.tableRed),
      ]
    ),
  ]

  override func loadView() {
    collection.itemWidth = .fitting(minimum: 16)
    collection.itemHeight = 4
    collection.allowsMultipleSelection = true
    collection.dataSource = self
    view = collection
  }

  override func viewDidLoad() { collection.selectItem(at: RowPath(item: 1)) }

  func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].foods.count }

  func collectionView(
    _ collectionView: CollectionView, titleForHeaderInSection section: Int
  ) -> Message? { sections[section].title }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt path: RowPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell { FoodCell() }
    let food = sections[path.section].foods[path.item]
    (cell.name.message, cell.color.message) = (food.name, food.color)
    return cell
  }
}

/// A card with a food's name and its colour.
private final class FoodCell: CollectionViewCell {
  let name = Label()
  let color = Label()

  init() {
    super.init(StackView(.vertical, views: [name, color]))
    name.style = \.strong
    color.style = \.secondary
  }
}
