extension GalleryItem {
  static var controllers: [GalleryItem] {
    []
  }
}
