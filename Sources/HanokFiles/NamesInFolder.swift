import HanokSystem

/// Returns the names in a folder, in any order, or nil with the reason in `errno`.
package func names(in folder: String) -> [String]? {
  guard let stream = unsafe opendir(folder) else { return nil }
  defer { unsafe closedir(stream) }
  var names: [String] = []
  while let entry = unsafe readdir(stream) {
    // In place: the kernel's entries are shorter than the structure, so that a copy of the whole
    // field would be read beyond the end of the buffer.
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
      unsafe UnsafeRawPointer(field).withMemoryRebound(to: CChar.self, capacity: 1) {
        unsafe String(cString: $0)
      }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names
}
