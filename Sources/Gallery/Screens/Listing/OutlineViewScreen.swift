import Hanok

/// Foods in groups, one of which takes a second to load.
final class OutlineViewScreen: ViewController, OutlineViewDataSource {
  private let outline = OutlineView<Food>()
  private var hasSpices = false

  override func loadView() {
    outline.dataSource = self
    view = outline
  }

  override func viewDidLoad() {
    for food in [Food.vegetables, .roots] { outline.expandItem(food) }
  }

  func outlineView(_ outlineView: OutlineView<Food>, numberOfChildrenOfItem item: Food?) -> Int? {
    if item == .spices, !hasSpices { fetchSpices() }
    return item == .spices && !hasSpices ? nil : children(of: item).count
  }

  func outlineView(_ outlineView: OutlineView<Food>, child index: Int, ofItem item: Food?) -> Food {
    children(of: item)[index]
  }

  func outlineView(_ outlineView: OutlineView<Food>, isItemExpandable item: Food) -> Bool {
    !children(of: item).isEmpty
  }

  func outlineView(_ outlineView: OutlineView<Food>, rowForItem item: Food) -> TableRow {
    TableRow(name(of: item))
  }

  private func fetchSpices() {
    _ = application?.schedule(after: .seconds(1)) { [weak self] in
      self?.hasSpices = true
      self?.outline.reloadItem(.spices, reloadChildren: true)
    }
  }

  private func children(of food: Food?) -> [Food] {
    switch food {
    case nil: [.fruit, .vegetables, .spices]
    case .fruit: [.apple, .pear, .grapes, .persimmon, .melon]
    case .vegetables: [.roots, .cabbage, .tomato, .cucumber, .pumpkin]
    case .roots: [.carrot, .radish]
    case .spices: [.cinnamon, .pepper]
    default: []
    }
  }

  private func name(of food: Food) -> Message {
    switch food {
    case .fruit: .Gallery.tableFruit
    case .apple: .Gallery.tableApple
    case .pear: .Gallery.tablePear
    case .grapes: .Gallery.tableGrapes
    case .persimmon: .Gallery.tablePersimmon
    case .melon: .Gallery.tableMelon
    case .vegetables: .Gallery.tableVegetables
    case .roots: .Gallery.outlineRoots
    case .carrot: .Gallery.tableCarrot
    case .radish: .Gallery.tableRadish
    case .cabbage: .Gallery.tableCabbage
    case .tomato: .Gallery.tableTomato
    case .cucumber: .Gallery.tableCucumber
    case .pumpkin: .Gallery.tablePumpkin
    case .spices: .Gallery.outlineSpices
    case .cinnamon: .Gallery.outlineCinnamon
    case .pepper: .Gallery.outlinePepper
    }
  }

  /// A food, or a group of foods.
  enum Food {
    case fruit, apple, pear, grapes, persimmon, melon
    case vegetables, roots, carrot, radish, cabbage, tomato, cucumber, pumpkin
    case spices, cinnamon, pepper
  }
}
