package import Hanok
import BreachesView

/// The five methods by which a screen can get a list.
package nonisolated enum DownloadMethod: String, CaseIterable, Hashable, Sendable {
  case controller
  case delegate
  case closure
  case notification
  case async
}

extension DownloadMethod {
  /// The name of the method.
  package var title: Message {
    switch self {
    case .controller: .Breaches.wayController
    case .delegate: .Breaches.wayDelegate
    case .closure: .Breaches.wayClosure
    case .notification: .Breaches.wayNotification
    case .async: .Breaches.wayAsync
    }
  }

  /// A short description of the method.
  var about: Message {
    switch self {
    case .controller: .Breaches.wayControllerAbout
    case .delegate: .Breaches.wayDelegateAbout
    case .closure: .Breaches.wayClosureAbout
    case .notification: .Breaches.wayNotificationAbout
    case .async: .Breaches.wayAsyncAbout
    }
  }
}
