import CFaults
import Dispatch
import HanokSystem

/// A fault, by the key that causes it.
nonisolated enum Fault: Character, CaseIterable {
  case segment = "s"
  case bus = "b"
  case arithmetic = "f"
  case instruction = "i"
  case stack = "o"
  case abort = "a"
  case assertion = "n"
  case trap = "t"
  case systemCall = "y"

  /// The thread on which faults happen.
  enum Place: String {
    case mainQueue = "main"
    case dispatchQueue = "dispatch"
    case ownThread = "thread"
  }

  /// Ends the process, on a thread of the place.
  func happen(on place: Place) {
    switch place {
    case .mainQueue: happen()
    case .dispatchQueue: DispatchQueue.global().async { happen() }
    case .ownThread:
      guard let index = Fault.allCases.firstIndex(of: self) else { return }
      fault_on_thread({ Fault.allCases[Int($0)].happen() }, Int32(index))
    }
  }

  private func happen() {
    switch self {
    case .segment: fault_segment()
    case .bus: fault_bus()
    case .arithmetic: fault_arithmetic()
    case .instruction: fault_instruction()
    case .stack: _ = fault_stack(0)
    case .abort: HanokSystem.abort()
    case .assertion: fault_assertion()
    case .trap: preconditionFailure("a trap was requested")
    case .systemCall: raise(SIGSYS)
    }
  }
}
