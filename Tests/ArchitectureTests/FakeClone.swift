import Foundation

/// A folder with the makefile and its scripts, and tools that only record how they are called.
final class FakeClone {
  /// The folder, whose name a shell and make have to quote.
  let folder: URL
  private let base: URL
  private var tools: URL { base.appending(path: "tools") }
  var home: URL { base.appending(path: "home") }

  init() throws {
    base = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    folder = base.appending(path: "한글 \"폴더\" it's/hanok")
    for name in ["Sources", "Plugins", "Localizations", "Templates", "Tests/CFaults"]
      + ["Tests/FaultyProgram", "Tests/BreachServer"]
    {
      try create(folder.appending(path: name))
    }
    for folder in [tools, home] { try create(folder) }
    for name in ["Makefile", "Programs"] {
      try FileManager.default.copyItem(
        at: PackageSources.root.appending(path: name), to: folder.appending(path: name))
    }
    let version = "Sources/HanokArguments/HanokVersion.swift"
    try create(folder.appending(path: version).deletingLastPathComponent())
    for name in ["Package.swift", version] { try Data().write(to: folder.appending(path: name)) }
    // It makes the product, a program that prints its arguments.
    try addTool(
      "swift",
      """
      [ -z "${SWIFT_ERROR-}" ] || { echo "$SWIFT_ERROR"; exit 127; }
      [ "$1" != --version ] || { echo "Swift version ${SWIFT_VERSION:-6.3}"; exit; }
      echo "swift $* PWD=$PWD HOME=$HOME HANOK_ALL=${HANOK_ALL-}"
      while [ $# -gt 1 ]; do
        if [ "$1" = --product ]; then
          mkdir -p .build/release
          printf '#!/bin/sh\\necho "%s plays $*"\\n' "$2" > ".build/release/$2"
          chmod +x ".build/release/$2"
        fi
        shift
      done
      """)
    // It finds all headers but one.
    try addTool("clang", "! grep -q \"<${MISSING_HEADER:-none}>\"")
    // It knows where each archive is, and makes empty files of objects.
    try addTool(
      "cc",
      """
      case $1 in -print-file-name=*) echo "${ARCHIVE-$PWD/Makefile}"; exit ;; esac
      while [ $# -gt 1 ]; do [ "$1" != -o ] || : > "$2"; shift; done
      """)
    try addTool("apt-get", "echo \"apt-get $*\"")
    try addTool("id", "echo \"${USER_NUMBER:-1000}\"")
  }

  deinit { try? FileManager.default.removeItem(at: base) }

  /// The paths outside of the clone that a build could have written to.
  var strayPaths: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: base.path)
        .filter { !$0.hasPrefix("tools") && !$0.hasPrefix("home") && !$0.contains("/hanok") }
    }
  }

  private func create(_ folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func addTool(_ name: String, _ script: String) throws {
    let file = tools.appending(path: name)
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  /// Runs a command in the clone.
  ///
  /// - Returns: Its exit status, and all its output.
  func run(
    _ command: String..., environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    let variables = [
      "HOME": home.path, "TMPDIR": home.path, "PATH": "\(tools.path):/usr/bin:/bin",
      "LC_ALL": "C.UTF-8",
    ]
    process.environment = variables.merging(environment) { $1 }
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
