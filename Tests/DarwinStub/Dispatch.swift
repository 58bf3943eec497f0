// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// What is used of Dispatch: its module on Linux shows Linux's C library too.

public class DispatchQueue: @unchecked Sendable {
  public init(label: String) {}
  public static var main: DispatchQueue { fatalError() }
  public static func global() -> DispatchQueue { fatalError() }
  public func async(execute work: @escaping @Sendable () -> Void) {}
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {}
  public static func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? { fatalError() }
  public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {}
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
}

public final class DispatchSpecificKey<Value>: @unchecked Sendable {
  public init() {}
}

public struct DispatchTime {
  public static func now() -> DispatchTime { fatalError() }
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    fatalError()
  }
}

public enum DispatchTimeInterval {
  case nanoseconds(Int)
}

public protocol DispatchSourceProtocol: AnyObject, Sendable {
  func setEventHandler(handler: (() -> Void)?)
  func setCancelHandler(handler: (() -> Void)?)
  func resume()
  func cancel()
}
public protocol DispatchSourceRead: DispatchSourceProtocol {}
public protocol DispatchSourceWrite: DispatchSourceProtocol {}

public enum DispatchSource {
  public static func makeReadSource(
    fileDescriptor: Int32, queue: DispatchQueue?
  ) -> any DispatchSourceRead { fatalError() }
  public static func makeWriteSource(
    fileDescriptor: Int32, queue: DispatchQueue?
  ) -> any DispatchSourceWrite { fatalError() }
}

public final class DispatchSemaphore: Sendable {
  public init(value: Int) {}
  public func wait() {}
  @discardableResult public func signal() -> Int { 0 }
}
