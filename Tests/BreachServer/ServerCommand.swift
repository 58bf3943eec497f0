import ArgumentParser
import Foundation

/// Serves the invented list, and everything that can go wrong with it: prints its address, and serves
/// until it is ended.
@main
struct ServerCommand: AsyncParsableCommand {
  @Option var port: UInt16 = 0

  func run() async throws {
    let server = try BreachServer(port: port)
    let serving = Task { try await server.run() }
    let address = try await server.address()
    // A script reads it from a pipe or a file at once.
    try FileHandle.standardOutput.write(contentsOf: Data((address + "\n").utf8))
    try await serving.value
  }
}
