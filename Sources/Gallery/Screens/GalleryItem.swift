package import Hanok

/// A screen of the gallery: a view or a controller, with what can be done with it.
package struct GalleryItem {
  /// The name of the type that is shown; `<name>Screen.swift` is the screen's source.
  package let name: String
  /// What it is for, in a sentence.
  package let summary: Message
  /// Makes the screen.
  package let makeScreen: () -> ViewController

  /// A screen of the gallery.
  package init(_ name: String, _ summary: Message, makeScreen: @escaping () -> ViewController) {
    self.name = name
    self.summary = summary
    self.makeScreen = makeScreen
  }
}

/// A part of the gallery.
package struct GallerySection {
  /// The part's name.
  package let title: Message
  /// Its screens.
  package let items: [GalleryItem]

  /// All parts of the gallery.
  package static var all: [GallerySection] {
    [
      GallerySection(title: .Gallery.sectionShowing, items: GalleryItem.showing),
      GallerySection(title: .Gallery.sectionChoosing, items: GalleryItem.choosing),
      GallerySection(title: .Gallery.sectionTyping, items: GalleryItem.typing),
      GallerySection(title: .Gallery.sectionListing, items: GalleryItem.listing),
      GallerySection(title: .Gallery.sectionHolding, items: GalleryItem.holding),
      GallerySection(title: .Gallery.sectionControllers, items: GalleryItem.controllers),
    ]
  }
}
