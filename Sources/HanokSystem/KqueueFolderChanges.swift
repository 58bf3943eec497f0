#if canImport(Darwin)
  /// The kernel's reports about names in folders (kqueue(2), `EVFILT_VNODE`).
  ///
  /// A report names no file: a folder's names are compared with those before, and the files that
  /// matter are open, since a folder doesn't change with their content.
  package final class FolderChanges {
    /// A watched folder.
    private struct Folder {
      let identity: FileIdentity
      var names = FolderNames()
      /// What the names that matter lead to.
      var entries: [String: FileIdentity] = [:]
      /// The descriptors of files with such names.
      var files: [Int32] = []
    }

    /// The descriptor that becomes readable after a change, or -1 if the system has none left.
    package let descriptor: Int32
    /// Whether the system couldn't watch a folder for want of resources.
    package private(set) var isExhausted = false
    /// The folders by their descriptors.
    private var watched: [Int32: Folder] = [:]
    /// The folders that the round of `renew` hasn't named again.
    private var former: [Int32: Folder] = [:]

    /// Creates a queue that watches nothing yet.
    package init() {
      descriptor = kqueue()
      if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    }

    /// Closes all descriptors.
    package func close() {
      for (file, folder) in watched { close(file, folder) }
      watched = [:]
      if descriptor >= 0 { _ = HanokSystem.close(descriptor) }
    }

    private func close(_ file: Int32, _ folder: Folder) {
      for file in folder.files + [file] { _ = HanokSystem.close(file) }
    }

    /// Watches the folders that a closure names by `watch`, and no others any more.
    ///
    /// One that is watched already stays so: it is known by its identity, and not by its path.
    package func renew(_ watchAll: () -> Void) {
      former = watched
      watched = [:]
      watchAll()
      for (file, folder) in former { close(file, folder) }
      former = [:]
    }

    /// Watches names in a folder, beside those that are watched there already.
    ///
    /// - Returns: Whether there is such a folder, and it is watched.
    package func watch(_ path: String, for names: FolderNames) -> Bool {
      let file = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard file >= 0, let identity = FileIdentity(file) else {
        if [EMFILE, ENFILE, ENOMEM].contains(errno) { isExhausted = true }
        return false
      }
      if let known = watched.first(where: { $0.value.identity == identity })?.key {
        _ = HanokSystem.close(file)
        add(names, to: known)
      } else if let known = former.first(where: { $0.value.identity == identity }) {
        _ = HanokSystem.close(file)
        for file in known.value.files { _ = HanokSystem.close(file) }
        former[known.key] = nil
        watched[known.key] = Folder(identity: identity)
        add(names, to: known.key)
      } else {
        register(file)
        watched[file] = Folder(identity: identity)
        add(names, to: file)
      }
      return true
    }

    private func add(_ names: FolderNames, to file: Int32) {
      watched[file]?.names.formUnion(names)
      openFiles(file)
    }

    /// Opens the files of a folder whose names matter, and remembers what the names lead to.
    private func openFiles(_ file: Int32) {
      guard var folder = watched[file] else { return }
      for file in folder.files { _ = HanokSystem.close(file) }
      folder.files = []
      folder.entries = entries(of: file, folder.names)
      for name in folder.entries.keys {
        let opened = unsafe openat(file, name, O_EVTONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard opened >= 0 else {
          if [EMFILE, ENFILE].contains(errno) { isExhausted = true }
          continue
        }
        if FileIdentity(opened)?.isFile == true {
          register(opened)
          folder.files.append(opened)
        } else {
          _ = HanokSystem.close(opened)
        }
      }
      watched[file] = folder
    }

    /// Returns what the names that matter lead to now, links themselves among them.
    private func entries(of file: Int32, _ names: FolderNames) -> [String: FileIdentity] {
      let again = unsafe openat(file, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard again >= 0, let stream = unsafe fdopendir(again) else { return [:] }
      defer { unsafe closedir(stream) }
      var entries: [String: FileIdentity] = [:]
      while let entry = unsafe readdir(stream) {
        let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if names.contains(name) { entries[name] = FileIdentity(name, in: file) }
      }
      return entries
    }

    private func register(_ file: Int32) {
      var event = unsafe kevent(
        ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME), data: 0,
        udata: nil)
      if unsafe kevent(descriptor, &event, 1, nil, 0, nil) < 0 { isExhausted = true }
    }

    /// Takes all reports, and returns whether one is about a watched name or a folder itself.
    package func take() -> Bool {
      var changed: Set<Int32> = []
      var hasChanges = false
      var events: [kevent] = unsafe Array(repeating: kevent(), count: 64)
      var now = timespec()
      while true {
        let count = unsafe kevent(descriptor, nil, 0, &events, Int32(events.count), &now)
        guard count > 0 else { break }
        for index in 0..<Int(count) {
          let (file, kinds) = unsafe (Int32(events[index].ident), events[index].fflags)
          // A file is open only if its name matters.
          if watched[file] == nil || kinds & ~UInt32(NOTE_WRITE | NOTE_EXTEND) != 0 {
            hasChanges = true
          } else {
            changed.insert(file)
          }
        }
      }
      for file in changed {
        guard let folder = watched[file] else { continue }
        if entries(of: file, folder.names) != folder.entries {
          hasChanges = true
          openFiles(file)
        }
      }
      return hasChanges
    }
  }

  /// A file, whatever its path is.
  private struct FileIdentity: Equatable {
    private let device: dev_t
    private let number: ino_t
    /// Whether it is a regular file.
    let isFile: Bool

    private init(_ status: stat) {
      (device, number) = (status.st_dev, status.st_ino)
      isFile = status.st_mode & S_IFMT == S_IFREG
    }

    /// Returns the identity of an open file.
    init?(_ file: Int32) {
      var status = stat()
      guard unsafe fstat(file, &status) == 0 else { return nil }
      self.init(status)
    }

    /// Returns the identity of a name in an open folder.
    init?(_ name: String, in folder: Int32) {
      var status = stat()
      guard unsafe fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
      self.init(status)
    }
  }
#endif
