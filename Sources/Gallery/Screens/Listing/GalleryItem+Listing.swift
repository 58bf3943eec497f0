extension GalleryItem {
  static var listing: [GalleryItem] {
    []
  }
}
