/// Does something while a server is there, and stops it.
public func withServer<Value: Sendable>(
  _ body: @MainActor (_ address: String, _ server: BreachServer) async throws -> Value
) async throws -> Value {
  let server = try BreachServer()
  let serving = Task { try await server.run() }
  do {
    let value = try await body(try await server.address(), server)
    await server.stop()
    _ = await serving.result
    return value
  } catch {
    await server.stop()
    throw error
  }
}

/// Does something while a server is there, and stops it.
public func withServer<Value: Sendable>(
  _ body: @MainActor (_ address: String) async throws -> Value
) async throws -> Value {
  try await withServer { address, _ in try await body(address) }
}
