nonisolated extension GalleryItem {
  static var inUse: [GalleryItem] {
    [
      GalleryItem("Dashboard", title: .Gallery.dashboardTitle, .Gallery.dashboardSummary) {
        DashboardScreen()
      },
      GalleryItem("Form", title: .Gallery.bookingTitle, .Gallery.bookingSummary) { FormScreen() },
      GalleryItem("Orders", title: .Gallery.ordersTitle, .Gallery.ordersSummary) {
        OrdersScreen()
      },
      GalleryItem("Player", title: .Gallery.playerTitle, .Gallery.playerSummary) {
        PlayerScreen()
      },
      GalleryItem("Chat", title: .Gallery.chatTitle, .Gallery.chatSummary) { ChatScreen() },
      GalleryItem("Transcript", title: .Gallery.transcriptTitle, .Gallery.transcriptSummary) {
        TranscriptScreen()
      },
      GalleryItem("Preferences", title: .Gallery.preferencesTitle, .Gallery.preferencesSummary) {
        PreferencesScreen()
      },
    ]
  }
}
