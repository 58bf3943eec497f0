nonisolated extension GalleryItem {
  static var holding: [GalleryItem] {
    [
      GalleryItem("StackView", .Gallery.stackSummary) { StackViewScreen() },
      GalleryItem("FlowView", .Gallery.flowSummary) { FlowViewScreen() },
      GalleryItem("GridView", .Gallery.gridSummary) { GridViewScreen() },
      GalleryItem("ScrollView", .Gallery.scrollSummary) { ScrollViewScreen() },
      GalleryItem("SplitView", .Gallery.splitSummary) { SplitViewScreen() },
      GalleryItem("FormView", .Gallery.formSummary) { FormViewScreen() },
    ]
  }
}
