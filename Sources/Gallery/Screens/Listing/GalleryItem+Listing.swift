nonisolated extension GalleryItem {
  static var listing: [GalleryItem] {
    [
      GalleryItem("TableView", .Gallery.tableSummary) { TableViewScreen() },
      GalleryItem("OutlineView", .Gallery.outlineSummary) { OutlineViewScreen() },
      GalleryItem("LogView", .Gallery.logSummary) { LogViewScreen() },
      GalleryItem("CollectionView", .Gallery.collectionViewSummary) { CollectionViewScreen() },
      GalleryItem("FilePicker", .Gallery.filePickerSummary) { FilePickerScreen() },
    ]
  }
}
