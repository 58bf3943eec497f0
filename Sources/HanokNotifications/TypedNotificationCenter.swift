/// A center through which models post notifications to observers.
///
/// A notification is a value, and its type is its name. The object that posts it doesn't know the
/// observers, and there can be many:
///
/// ```swift
/// struct ScoreDidChange { let score: Int }         // in the model's module
///
/// center.post(ScoreDidChange(score: 3))            // in the model
/// center.addObserver(self, action: GameController.scoreDidChange)
/// ```
///
/// A center is created at the start of the program, and passed to models and controllers: there is
/// no shared one, so that tests and two windows have their own. It belongs to one actor, that of
/// the models that post to it; events from other threads must first go to that actor.
///
/// Observers aren't kept alive, and don't have to be removed: an observation ends with its
/// observer.
public final class TypedNotificationCenter {
  /// The lists of observations, by the type of the notification.
  private var lists: [ObjectIdentifier: any ObservationList] = [:]

  /// Creates a center without observers.
  public init() {}

  /// Calls all observers of notifications of this type, in the order in which they were added.
  ///
  /// Observers added meanwhile receive the next one; those removed meanwhile don't receive this
  /// one.
  public func post<Notification>(_ notification: Notification) {
    guard let list = list(of: Notification.self) else { return }
    list.post(notification)
    removeListIfEmpty(list, of: Notification.self)
  }

  /// Calls a method of an object for each notification of a type, as long as the object lives.
  public func addObserver<Observer: AnyObject, Notification>(
    _ observer: Observer, action: @escaping (Observer) -> (Notification) -> Void
  ) {
    let list = list(of: Notification.self) ?? List<Notification>()
    lists[ObjectIdentifier(Notification.self)] = list
    list.add(observer) { [weak observer] notification in
      if let observer { action(observer)(notification) }
    }
  }

  /// Calls a function for each notification of a type, as long as the observer lives.
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

  /// Removes all observations of an object.
  public func removeObserver(_ observer: AnyObject) {
    for list in lists.values { list.remove(observer) }
    lists = lists.filter { !$0.value.isEmpty }
  }

  /// Removes an object's observations of one type.
  public func removeObserver<Notification>(_ observer: AnyObject, for type: Notification.Type) {
    guard let list = list(of: type) else { return }
    list.remove(observer)
    removeListIfEmpty(list, of: type)
  }

  /// Whether notifications of a type have observers.
  public func hasObservers<Notification>(for type: Notification.Type) -> Bool {
    list(of: type)?.isEmpty == false
  }

  private func list<Notification>(of type: Notification.Type) -> List<Notification>? {
    lists[ObjectIdentifier(type)] as? List<Notification>
  }

  private func removeListIfEmpty<Notification>(
    _ list: List<Notification>, of type: Notification.Type
  ) {
    // An observer that was removed and added again meanwhile has a new list.
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
  /// An observation of one object.
  private final class Observation {
    weak var observer: AnyObject?
    private(set) var action: ((Notification) -> Void)?

    init(_ observer: AnyObject, _ action: @escaping (Notification) -> Void) {
      self.observer = observer
      self.action = action
    }

    /// Ends the observation, also for a notification that is being posted.
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

  /// Removes the observations of objects that are gone.
  private func sweep() { observations.removeAll { !$0.isAlive } }
}
