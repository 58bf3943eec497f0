package import Hanok

/// The gallery's first screen: a list of all others.
package final class GalleryViewController: ViewController {
  /// A list of all screens.
  package override init() { super.init() }

  package override func loadView() {
    let list = StackView(.vertical)
    for section in GallerySection.all {
      let title = Label(section.title)
      title.style = \.heading
      list.addSubview(title)
      for item in section.items {
        let button = Button(.verbatim(item.name))
        button.addAction { [weak self] in self?.present(item.makeScreen()) }
        list.addSubview(button)
      }
    }
    view = ScrollView(list)
  }
}
