/// The work of a controller that is cancelled when its view disappears.
struct ControllerTasks {
  /// The tasks that haven't ended, by their numbers.
  var running: [Int: Task<Void, Never>] = [:]
  /// The numbers of the tasks that make the screen busy.
  var busy: Set<Int> = []
  /// The numbers of the tasks that others replace, by their names.
  var named: [String: Int] = [:]
  var lastNumber = 0

  mutating func forget(_ number: Int) {
    running[number] = nil
    busy.remove(number)
    if let name = named.first(where: { $0.value == number })?.key { named[name] = nil }
  }

  mutating func forgetAll() { (running, busy, named) = ([:], [], [:]) }
}
