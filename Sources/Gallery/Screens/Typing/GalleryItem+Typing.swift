extension GalleryItem {
  static var typing: [GalleryItem] {
    [
      GalleryItem("TextField", .Gallery.textFieldSummary) { TextFieldScreen() },
      GalleryItem("NumberField", .Gallery.numberFieldSummary) { NumberFieldScreen() },
    ]
  }
}
