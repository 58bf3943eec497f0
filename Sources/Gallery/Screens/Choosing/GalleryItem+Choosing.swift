extension GalleryItem {
  static var choosing: [GalleryItem] {
    []
  }
}
