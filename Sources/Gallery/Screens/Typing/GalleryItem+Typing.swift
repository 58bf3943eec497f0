nonisolated extension GalleryItem {
  static var typing: [GalleryItem] {
    [
      GalleryItem("TextField", .Gallery.textFieldSummary) { TextFieldScreen() },
      GalleryItem("SearchField", .Gallery.searchFieldSummary) { SearchFieldScreen() },
      GalleryItem("TextView", .Gallery.textViewSummary) { TextViewScreen() },
      GalleryItem("NumberField", .Gallery.numberFieldSummary) { NumberFieldScreen() },
    ]
  }
}
