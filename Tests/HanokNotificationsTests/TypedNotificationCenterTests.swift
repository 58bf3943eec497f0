import HanokNotifications
import Testing

@Suite struct TypedNotificationCenterTests {
  private struct Opened { let name: String }
  private struct Closed { let name: String }

  private final class Listener {
    var heard: [String] = []
    func opened(_ notification: Opened) { heard.append("opened " + notification.name) }
    func closed(_ notification: Closed) { heard.append("closed " + notification.name) }
  }

  private let center = TypedNotificationCenter()

  @Test func observersAreNotifiedInTheirOrder() {
    var order: [Int] = []
    let listeners = (0..<3).map { _ in Listener() }
    for (index, listener) in listeners.enumerated() {
      center.addObserver(listener, for: Opened.self) { _ in order.append(index) }
    }
    // The center keeps none alive, and an optimizer frees what isn't used any more.
    withExtendedLifetime(listeners) { center.post(Opened(name: "a")) }
    #expect(order == [0, 1, 2])
  }

  @Test func onlyTheRequestedTypeIsDelivered() {
    let listener = Listener()
    center.addObserver(listener, action: Listener.opened)
    center.post(Closed(name: "a"))
    center.post(Opened(name: "b"))
    center.post("no notification of this type is heard")
    #expect(listener.heard == ["opened b"])
    center.addObserver(listener, action: Listener.closed)
    center.post(Closed(name: "c"))
    #expect(listener.heard == ["opened b", "closed c"])
  }

  @Test func aListenerIsNotKeptAliveAndGoesByItself() {
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(listener, action: Listener.opened)
      #expect(center.hasObservers(for: Opened.self))
    }
    #expect(gone == nil)
    #expect(!center.hasObservers(for: Opened.self))
    center.post(Opened(name: "a"))
  }

  @Test func anActionIsFreedWithItsObserver() {
    final class Kept {}
    weak var kept: Kept?
    do {
      let listener = Listener()
      let value = Kept()
      kept = value
      center.addObserver(listener, for: Opened.self) { _ in _ = value }
      center.post(Opened(name: "a"))
      #expect(kept != nil)
    }
    center.post(Opened(name: "b"))
    #expect(kept == nil)
  }

  @Test func aListenerMayLeaveOneTypeOrAll() {
    let (listener, other) = (Listener(), Listener())
    for each in [listener, other] {
      center.addObserver(each, action: Listener.opened)
      center.addObserver(each, action: Listener.closed)
    }
    center.removeObserver(listener, for: Opened.self)
    center.post(Opened(name: "a"))
    center.post(Closed(name: "a"))
    #expect(listener.heard == ["closed a"])
    center.removeObserver(listener)
    center.post(Closed(name: "b"))
    #expect(listener.heard == ["closed a"])
    #expect(other.heard == ["opened a", "closed a", "closed b"])
    center.removeObserver(other)
    #expect(!center.hasObservers(for: Opened.self) && !center.hasObservers(for: Closed.self))
  }

  @Test func anObserverAddedDuringANotificationReceivesTheNext() {
    let (first, second) = (Listener(), Listener())
    center.addObserver(first, for: Opened.self) { [center] _ in
      center.addObserver(second, action: Listener.opened)
      center.removeObserver(first)
    }
    center.post(Opened(name: "a"))
    #expect(second.heard == [])
    center.post(Opened(name: "b"))
    #expect(second.heard == ["opened b"])
  }

  @Test func anObserverRemovedDuringANotificationDoesNotReceiveIt() {
    let (first, second) = (Listener(), Listener())
    center.addObserver(first, for: Opened.self) { [center] _ in center.removeObserver(second) }
    center.addObserver(second, action: Listener.opened)
    center.post(Opened(name: "a"))
    #expect(second.heard == [])
    #expect(center.hasObservers(for: Opened.self))
  }

  @Test func aNotificationPostedWithinOneIsDeliveredFirst() {
    let listener = Listener()
    center.addObserver(listener, for: Opened.self) { [center] notification in
      if notification.name == "a" { center.post(Opened(name: "b")) }
    }
    center.addObserver(listener, action: Listener.opened)
    center.post(Opened(name: "a"))
    #expect(listener.heard == ["opened b", "opened a"])
  }

  @Test func twoCentersAreApart() {
    let listener = Listener()
    center.addObserver(listener, action: Listener.opened)
    TypedNotificationCenter().post(Opened(name: "a"))
    #expect(listener.heard == [])
  }

  @Test func oneObjectMayListenTwice() {
    let listener = Listener()
    center.addObserver(listener, action: Listener.opened)
    center.addObserver(listener, action: Listener.opened)
    center.post(Opened(name: "a"))
    #expect(listener.heard == ["opened a", "opened a"])
  }

  @Test func anObserverRemovedAndAddedDuringANotificationStays() {
    let listener = Listener()
    center.addObserver(listener, for: Opened.self) { [center, listener] _ in
      center.removeObserver(listener)
      center.addObserver(listener, action: Listener.opened)
    }
    center.post(Opened(name: "a"))
    center.post(Opened(name: "b"))
    #expect(listener.heard == ["opened b"])
  }
}
