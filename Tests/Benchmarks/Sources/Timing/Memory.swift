import HanokSystem

/// Returns the bytes of memory that the process has.
public func residentMemory() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var bytes = [CChar](repeating: 0, count: 200)
  guard fgets(&bytes, Int32(bytes.count), file) != nil else { return 0 }
  let line = String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
  return Int(line.split(separator: " ")[1]).map { $0 * Int(getpagesize()) } ?? 0
}
