extension GalleryItem {
  static var choosing: [GalleryItem] {
    [
      GalleryItem("DatePicker", .Gallery.datePickerSummary) { DatePickerScreen() }
    ]
  }
}
