extension GalleryItem {
  static var listing: [GalleryItem] {
    [
      GalleryItem("TableView", .Gallery.tableSummary) { TableViewScreen() }
    ]
  }
}
