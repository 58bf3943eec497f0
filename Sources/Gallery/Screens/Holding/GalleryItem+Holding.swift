extension GalleryItem {
  static var holding: [GalleryItem] {
    [
      GalleryItem("SplitView", .Gallery.splitSummary) { SplitViewScreen() },
      GalleryItem("FormView", .Gallery.formSummary) { FormViewScreen() },
    ]
  }
}
