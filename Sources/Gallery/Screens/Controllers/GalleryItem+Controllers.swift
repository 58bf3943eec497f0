nonisolated extension GalleryItem {
  static var controllers: [GalleryItem] {
    [
      GalleryItem("NavigationController", .Gallery.navigationSummary) {
        NavigationControllerScreen()
      },
      GalleryItem("SplitController", .Gallery.splitcontrollerSummary) { SplitControllerScreen() },
      GalleryItem("Presentation", .Gallery.presentationSummary) { PresentationScreen() },
      GalleryItem("AlertController", .Gallery.alertSummary) { AlertControllerScreen() },
      GalleryItem("TabController", .Gallery.tabsSummary) { TabControllerScreen() },
      GalleryItem("TableViewController", .Gallery.tableViewControllerSummary) {
        TableViewControllerScreen()
      },
      GalleryItem("CommandPalette", .Gallery.paletteSummary) { CommandPaletteScreen() },
      GalleryItem("SettingsViewController", .Gallery.settingsSummary) {
        SettingsViewControllerScreen()
      },
    ]
  }
}
