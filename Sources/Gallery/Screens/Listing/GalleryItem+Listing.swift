extension GalleryItem {
  static var listing: [GalleryItem] {
    [
      GalleryItem("TableView", .Gallery.tableSummary) { TableViewScreen() },
      GalleryItem("CollectionView", .Gallery.collectionViewSummary) { CollectionViewScreen() },
      GalleryItem("FilePicker", .Gallery.filePickerSummary) { FilePickerScreen() },
    ]
  }
}
