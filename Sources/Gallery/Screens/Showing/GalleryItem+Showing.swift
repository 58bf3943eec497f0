nonisolated extension GalleryItem {
  static var showing: [GalleryItem] {
    [
      GalleryItem("ActivityIndicator", .Gallery.activityIndicatorSummary) {
        ActivityIndicatorScreen()
      },
      GalleryItem("BoxView", .Gallery.boxViewSummary) { BoxViewScreen() },
      GalleryItem("ChartView", .Gallery.chartViewSummary) { ChartViewScreen() },
      GalleryItem("CodeView", .Gallery.codeViewSummary) { CodeViewScreen() },
      GalleryItem("Divider", .Gallery.dividerSummary) { DividerScreen() },
      GalleryItem("HelpView", .Gallery.helpViewSummary) { HelpViewScreen() },
      GalleryItem("ImageView", .Gallery.imageViewSummary) { ImageViewScreen() },
      GalleryItem("Label", .Gallery.labelSummary) { LabelScreen() },
      GalleryItem("Link", .Gallery.linkSummary) { LinkScreen() },
      GalleryItem("MarkdownView", .Gallery.markdownSummary) { MarkdownViewScreen() },
      GalleryItem("NumeralView", .Gallery.numeralViewSummary) { NumeralViewScreen() },
      GalleryItem("ProgressView", .Gallery.progressViewSummary) { ProgressViewScreen() },
      GalleryItem("Sparkline", .Gallery.sparklineSummary) { SparklineScreen() },
      GalleryItem("StatusBar", .Gallery.statusBarSummary) { StatusBarScreen() },
    ]
  }
}
