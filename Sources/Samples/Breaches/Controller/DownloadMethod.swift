package import Hanok
import BreachesView

/// The methods by which a screen gets a list, and one by which it can't.
package nonisolated enum DownloadMethod: String, CaseIterable, Hashable, Sendable {
  case controller
  case delegate
  case closure
  case notification
  case observation
  case async
  /// The way that can't work; it has a tab only if it is asked for.
  case manager

  /// The methods that work, in the order of their tabs.
  package static let ways: [DownloadMethod] = allCases.filter { $0 != .manager }
}

extension DownloadMethod {
  /// The name of the method.
  package var title: Message {
    switch self {
    case .controller: .Breaches.wayController
    case .delegate: .Breaches.wayDelegate
    case .closure: .Breaches.wayClosure
    case .notification: .Breaches.wayNotification
    case .observation: .Breaches.wayObservation
    case .async: .Breaches.wayAsync
    case .manager: .Breaches.wayManager
    }
  }

  /// A short description of the method.
  var about: Message {
    switch self {
    case .controller: .Breaches.wayControllerAbout
    case .delegate: .Breaches.wayDelegateAbout
    case .closure: .Breaches.wayClosureAbout
    case .notification: .Breaches.wayNotificationAbout
    case .observation: .Breaches.wayObservationAbout
    case .async: .Breaches.wayAsyncAbout
    case .manager: .Breaches.wayManagerAbout
    }
  }
}
