package import BreachesModel
import BreachesService
import BreachesView
package import Hanok
package import HanokNotifications

/// The program's controllers: a tab for each download method, and the screens pushed above them.
package final class BreachesController: NavigationController {
  private let tabs: TabController

  /// Creates controllers that download by a transport.
  ///
  /// - Parameters:
  ///   - transport: The network. It is passed on: there is no shared one.
  ///   - center: The center of those who post and hear, which is passed on, too.
  ///   - method: The method of the first visible tab.
  package init(
    _ request: DownloadRequest, transport: any Transport,
    center: TypedNotificationCenter = TypedNotificationCenter(),
    method: DownloadMethod = .controller
  ) {
    let methods = DownloadMethod.ways + (method == .manager ? [.manager] : [])
    tabs = TabController(methods.map { Self.screen($0, request, transport, center) })
    tabs.selectedIndex = methods.firstIndex(of: method) ?? 0
    super.init(rootViewController: tabs)
    isNavigationBarHidden = true
  }

  package override var keyCommands: [KeyCommand] {
    super.keyCommands + [
      paletteCommand(priority: 1),
      languageCommand(.Breaches.language),
      // It has the key of the button, too.
      quitCommand(.Breaches.quit, mnemonic: .Breaches.quitKeys),
    ]
  }

  /// The screen of the selected tab.
  package var downloadController: DownloadViewController? {
    tabs.selectedViewController as? DownloadViewController
  }

  /// Returns the screen of a method.
  package static func screen(
    _ method: DownloadMethod, _ request: DownloadRequest, _ transport: any Transport,
    _ center: TypedNotificationCenter = TypedNotificationCenter()
  ) -> DownloadViewController {
    switch method {
    case .controller: InControllerViewController(request, transport: transport)
    case .delegate: DelegateViewController(request, transport: transport)
    case .closure: ClosureViewController(request, transport: transport)
    case .notification:
      NotificationViewController(request, transport: transport, center: center)
    case .observation: ObservationViewController(request, transport: transport)
    case .async: AsyncViewController(request, transport: transport)
    case .manager: ManagerViewController(request, transport: transport)
    }
  }
}
