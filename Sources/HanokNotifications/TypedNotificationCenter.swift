/// A place where models post what has happened, and where others listen.
///
/// A notification is a value, and its type is its name. The one who posts it knows no listeners, and
/// there may be many of them:
///
/// ```swift
/// struct ScoreDidChange { let score: Int }         // in the model's module
///
/// center.post(ScoreDidChange(score: 3))            // in the model
/// center.addObserver(self, action: GameController.scoreDidChange)
/// ```
///
/// A center is made where the program begins, and handed to models and controllers: there is no
/// shared one, so that tests and two windows have their own. It belongs to one actor, as the models
/// do that post to it; what comes from other threads goes to that actor first.
///
/// Listeners aren't kept alive, and needn't leave: with a listener its observations are gone.
public final class TypedNotificationCenter {
  /// The lists of observations, by the type of the notification.
  private var lists: [ObjectIdentifier: any ObservationList] = [:]

  /// A center without listeners.
  public init() {}

  /// Calls all that listen for a notification of this type, in the order in which they came.
  ///
  /// Those that come meanwhile hear the next one; those that leave meanwhile don't hear this one.
  public func post<Notification>(_ notification: Notification) {
    guard let list = list(of: Notification.self) else { return }
    list.post(notification)
    removeListIfEmpty(list, of: Notification.self)
  }

  /// Calls a method of an object with each notification of a type, as long as the object lives.
  public func addObserver<Observer: AnyObject, Notification>(
    _ observer: Observer, action: @escaping (Observer) -> (Notification) -> Void
  ) {
    let list = list(of: Notification.self) ?? List<Notification>()
    lists[ObjectIdentifier(Notification.self)] = list
    list.add(observer) { [weak observer] notification in
      if let observer { action(observer)(notification) }
    }
  }

  /// Calls a function with each notification of a type, as long as the observer lives.
  ///
  /// The function should refer to the observer weakly, if at all.
  public func addObserver<Notification>(
    _ observer: AnyObject, for type: Notification.Type,
    action: @escaping (Notification) -> Void
  ) {
    let list = list(of: type) ?? List<Notification>()
    lists[ObjectIdentifier(type)] = list
    list.add(observer, action)
  }

  /// Takes all observations of an object away.
  public func removeObserver(_ observer: AnyObject) {
    for list in lists.values { list.remove(observer) }
    lists = lists.filter { !$0.value.isEmpty }
  }

  /// Takes an object's observations of one type away.
  public func removeObserver<Notification>(_ observer: AnyObject, for type: Notification.Type) {
    guard let list = list(of: type) else { return }
    list.remove(observer)
    removeListIfEmpty(list, of: type)
  }

  /// Whether anyone listens for notifications of a type.
  public func hasObservers<Notification>(for type: Notification.Type) -> Bool {
    list(of: type)?.isEmpty == false
  }

  private func list<Notification>(of type: Notification.Type) -> List<Notification>? {
    lists[ObjectIdentifier(type)] as? List<Notification>
  }

  private func removeListIfEmpty<Notification>(
    _ list: List<Notification>, of type: Notification.Type
  ) {
    // A listener that has left and come back meanwhile has a list of its own.
    let id = ObjectIdentifier(type)
    if list.isEmpty, lists[id] === list { lists[id] = nil }
  }
}

/// The observations of one type of notification.
private protocol ObservationList: AnyObject {
  var isEmpty: Bool { get }
  func remove(_ observer: AnyObject)
}

private final class List<Notification>: ObservationList {
  /// What one object has asked for.
  private final class Observation {
    weak var observer: AnyObject?
    private(set) var action: ((Notification) -> Void)?

    init(_ observer: AnyObject, _ action: @escaping (Notification) -> Void) {
      self.observer = observer
      self.action = action
    }

    /// Ends it, also for a notification that is on its way.
    func end() { action = nil }

    var isAlive: Bool { observer != nil && action != nil }
  }

  private var observations: [Observation] = []

  var isEmpty: Bool {
    sweep()
    return observations.isEmpty
  }

  func add(_ observer: AnyObject, _ action: @escaping (Notification) -> Void) {
    sweep()
    observations.append(Observation(observer, action))
  }

  func remove(_ observer: AnyObject) {
    for observation in observations where observation.observer === observer { observation.end() }
    sweep()
  }

  func post(_ notification: Notification) {
    for observation in observations where observation.isAlive {
      observation.action?(notification)
    }
  }

  /// Drops the observations of objects that are gone.
  private func sweep() { observations.removeAll { !$0.isAlive } }
}
