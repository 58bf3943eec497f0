import Glibc

/// Calls of the C library that Swift's Glibc doesn't show.
enum SystemCalls {
  private typealias SetUser = @convention(c) (uid_t) -> Int32
  private typealias SetAttribute =
    @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer, Int, Int32) ->
    Int32
  private typealias GetAttribute =
    @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer, Int) ->
    Int

  private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let symbol = unsafe dlsym(dlopen(nil, RTLD_NOW), name) else { return nil }
    return unsafe unsafeBitCast(symbol, to: type)
  }

  /// Uses files as another user and group, in this thread only.
  static func useFiles(as user: uid_t) {
    // The group can be set by the superuser alone: first on the way out, last on the way back.
    for name in user == 0 ? ["setfsuid", "setfsgid"] : ["setfsgid", "setfsuid"] {
      _ = function(name, as: SetUser.self)?(user)
    }
  }

  /// Sets an extended attribute, and returns whether the file system has them.
  static func setAttribute(_ name: String, _ value: [UInt8], of path: String) -> Bool {
    unsafe function("setxattr", as: SetAttribute.self)?(path, name, value, value.count, 0) == 0
  }

  /// Returns an extended attribute, or nil if there is none.
  static func attribute(_ name: String, of path: String) -> [UInt8]? {
    var value = [UInt8](repeating: 0, count: 256)
    let call = unsafe function("getxattr", as: GetAttribute.self)
    guard let count = unsafe call?(path, name, &value, value.count), count >= 0 else { return nil }
    return Array(value[..<count])
  }
}
