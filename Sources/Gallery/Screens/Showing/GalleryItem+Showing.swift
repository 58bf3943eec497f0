extension GalleryItem {
  static var showing: [GalleryItem] {
    [
      GalleryItem("Divider", .Gallery.dividerSummary) { DividerScreen() },
      GalleryItem("HelpView", .Gallery.helpViewSummary) { HelpViewScreen() },
      GalleryItem("StatusBar", .Gallery.statusBarSummary) { StatusBarScreen() },
    ]
  }
}
