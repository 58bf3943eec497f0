import GalleryScreens
import Hanok
import HanokTerminal

/// The two fullest screens of the gallery, of which one shows: each frame draws a whole screen anew.
final class GalleryPages: View {
  let controllers: [ViewController]

  override init() {
    let items = GallerySection.all.flatMap(\.items)
    controllers = ["CollectionView", "ChartView"].compactMap { name in
      items.first { $0.name == name }?.makeScreen()
    }
    super.init()
    for controller in controllers { addSubview(controller.view) }
    show(0)
  }

  /// Shows one screen in place of the other.
  func show(_ number: Int) {
    for (index, controller) in controllers.enumerated() {
      controller.view.isHidden = index != number % controllers.count
    }
  }

  override func layoutSubviews() {
    for controller in controllers { controller.view.frame = bounds }
  }
}
