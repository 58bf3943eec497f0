import FlyingSocks
import Foundation

/// A server on the loopback that speaks no HTTP: it says what it has to say to all, and hangs up.
public struct RawServer: Sendable {
  private let socket: Socket
  private let text: String

  /// A server that says a text, which may be empty.
  public init(saying text: String) throws {
    self.text = text
    socket = try Socket(domain: Int32(sockaddr_in.family))
    try socket.bind(to: .inet(ip4: "127.0.0.1", port: 0))
    try socket.listen()
  }

  /// The host and the port: `127.0.0.1:PORT`.
  public var host: String {
    get throws {
      guard case .ip4(let host, let port) = try socket.sockname() else {
        throw URLError(.cannotConnectToHost)
      }
      return "\(host):\(port)"
    }
  }

  /// Serves until its task is cancelled.
  public func run() async throws {
    let pool = SocketPool.make()
    try await pool.prepare()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      let listener = try AsyncSocket(socket: socket, pool: pool)
      group.addTask { [text] in
        for try await client in listener.sockets {
          // What is asked is read first: who hangs up on an unread question resets the connection.
          _ = try? await client.read(atMost: 4_096)
          try? await client.write(Data(text.utf8))
          try? client.close()
        }
      }
      try await group.next()
      group.cancelAll()
    }
  }
}
