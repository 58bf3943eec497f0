package import Hanok
import BreachesView

/// The five ways in which a screen may get a list.
package nonisolated enum DownloadMethod: String, CaseIterable, Hashable, Sendable {
  case controller
  case delegate
  case closure
  case notification
  case async
}

extension DownloadMethod {
  /// The name of the way.
  package var title: Message {
    switch self {
    case .controller: .Breaches.wayController
    case .delegate: .Breaches.wayDelegate
    case .closure: .Breaches.wayClosure
    case .notification: .Breaches.wayNotification
    case .async: .Breaches.wayAsync
    }
  }

  /// The way in a few words.
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
