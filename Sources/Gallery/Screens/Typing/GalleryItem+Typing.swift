extension GalleryItem {
  static var typing: [GalleryItem] {
    []
  }
}
