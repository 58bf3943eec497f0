extension GalleryItem {
  static var showing: [GalleryItem] {
    [
      GalleryItem("Divider", .Gallery.dividerSummary) { DividerScreen() }
    ]
  }
}
