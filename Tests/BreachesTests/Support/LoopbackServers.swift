import BreachServer
import BreachesModel

/// Does something while a server is there that speaks no HTTP, and stops it.
nonisolated func withRawServer<Value: Sendable>(
  saying text: String, _ body: @MainActor (_ host: String) async throws -> Value
) async throws -> Value {
  let server = try RawServer(saying: text)
  let serving = Task { try await server.run() }
  defer { serving.cancel() }
  return try await body(try server.host)
}

/// The address of a server that has gone.
nonisolated func addressOfNoServer() async throws -> String {
  try await withServer { $0 }
}
