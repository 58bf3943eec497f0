package import Hanok

/// A screen of the gallery: a small app, or a view or a controller in use.
package nonisolated struct GalleryItem: Sendable {
  /// The name of what it shows; `<name>Screen.swift` is the screen's source.
  package let name: String
  /// The title in the list: an app's, or the name of a type, which is the same in every language.
  package let title: Message
  /// Its purpose in a sentence.
  package let summary: Message
  /// Creates the screen.
  package let makeScreen: @MainActor @Sendable () -> ViewController

  /// Creates an item; without a title, its name is the title.
  package init(
    _ name: String, title: Message? = nil, _ summary: Message,
    makeScreen: @escaping @MainActor @Sendable () -> ViewController
  ) {
    self.name = name
    self.title = title ?? .verbatim(name)
    self.summary = summary
    self.makeScreen = makeScreen
  }
}

/// A section of the gallery.
package nonisolated struct GallerySection: Sendable {
  /// The section's name.
  package let title: Message
  /// Its screens.
  package let items: [GalleryItem]

  /// All sections of the gallery.
  package static var all: [GallerySection] {
    [
      GallerySection(title: .Gallery.sectionInUse, items: GalleryItem.inUse),
      GallerySection(title: .Gallery.sectionShowing, items: GalleryItem.showing),
      GallerySection(title: .Gallery.sectionChoosing, items: GalleryItem.choosing),
      GallerySection(title: .Gallery.sectionTyping, items: GalleryItem.typing),
      GallerySection(title: .Gallery.sectionListing, items: GalleryItem.listing),
      GallerySection(title: .Gallery.sectionHolding, items: GalleryItem.holding),
      GallerySection(title: .Gallery.sectionControllers, items: GalleryItem.controllers),
    ]
  }
}
