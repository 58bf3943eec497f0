extension GalleryItem {
  static var listing: [GalleryItem] {
    [
      GalleryItem("TableView", .Gallery.tableSummary) { TableViewScreen() },
      GalleryItem("OutlineView", .Gallery.outlineSummary) { OutlineViewScreen() },
      GalleryItem("LogView", .Gallery.logSummary) { LogViewScreen() },
    ]
  }
}
