import Hanok

/// The seasons: each leads to a screen of its own, and from there to the next.
final class NavigationControllerScreen: NavigationController {
  init() {
    let seasons = SeasonsController()
    super.init(rootViewController: seasons)
    setViewControllers([seasons, SeasonController(0)])
  }
}

private let seasons: [Message] = [
  .Gallery.navigationSpring, .Gallery.navigationSummer, .Gallery.navigationAutumn,
  .Gallery.navigationWinter,
]

private final class SeasonsController: ViewController {
  override init() {
    super.init()
    title = .Gallery.navigationSeasons
  }

  override func loadView() {
    let stack = StackView(.vertical, alignment: .leading)
    stack.layoutMargins = DirectionalEdgeInsets(x: 1, y: 0)
    for (index, season) in seasons.enumerated() {
      let button = Button(season)
      button.addAction { [weak self] in
        self?.navigationController?.pushViewController(SeasonController(index))
      }
      stack.addSubview(button)
    }
    view = ScrollView(stack)
  }
}

private final class SeasonController: ViewController {
  private let index: Int

  init(_ index: Int) {
    self.index = index
    super.init()
    title = seasons[index]
  }

  override func loadView() {
    let text = Label(.Gallery.navigationHint)
    text.numberOfLines = 0
    let button = Button(.Gallery.navigationNext)
    button.addTarget(self, action: SeasonController.showNext)
    let stack = StackView(.vertical, spacing: 1, alignment: .leading, views: [text, button])
    stack.layoutMargins = DirectionalEdgeInsets(x: 1, y: 0)
    view = ScrollView(stack)
  }

  private func showNext() {
    navigationController?.pushViewController(SeasonController((index + 1) % seasons.count))
  }
}
