import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Loads statements by HTTP.
package nonisolated struct HTTPStatements: StatementLoading {
  private let address: String

  /// Creates a loader of an address.
  package init(address: String) { self.address = address }

  package func statements() async throws(LoadFailure) -> [Statement] {
    guard let url = URL(string: address), ["http", "https"].contains(url.scheme) else {
      throw .noAddress
    }
    guard let (status, data) = await answer(of: url) else { throw .noAnswer }
    guard status == 200 else { throw .status(status) }
    guard let statements = try? JSONDecoder().decode([Statement].self, from: data) else {
      throw .noStatements
    }
    return statements
  }

  private func answer(of url: URL) async -> (status: Int, data: Data)? {
    let session = URLSession(configuration: .ephemeral)
    defer { session.finishTasksAndInvalidate() }
    return await withCheckedContinuation { continuation in
      session.dataTask(with: url) { data, response, _ in
        let status = (response as? HTTPURLResponse)?.statusCode
        continuation.resume(returning: status.map { ($0, data ?? Data()) })
      }.resume()
    }
  }
}
