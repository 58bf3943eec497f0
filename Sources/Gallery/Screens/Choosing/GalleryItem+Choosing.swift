extension GalleryItem {
  static var choosing: [GalleryItem] {
    [
      GalleryItem("MenuBar", .Gallery.menuSummary) { MenuBarScreen() },
      GalleryItem("ContextMenu", .Gallery.contextSummary) { ContextMenuScreen() },
    ]
  }
}
