extension GalleryItem {
  static var holding: [GalleryItem] {
    []
  }
}
