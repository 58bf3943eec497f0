import CHanokICU

/// A time zone by its name: `Asia/Seoul`, `GMT+09:00`.
public struct TimeZoneID: Hashable, Sendable, CustomStringConvertible {
  /// The name that the zone was created with.
  public let description: String

  /// Creates a zone of the IANA time zone database, `UTC`, or a fixed offset (`+09:00`, `GMT+9`).
  ///
  /// - Returns: Nil if there is no such zone.
  public init?(_ name: String) {
    let isOffset = name.first == "+" || name.first == "-"
    let name = isOffset ? "GMT\(name)" : name == "Z" ? "UTC" : name
    guard !name.utf8.contains(0), unsafe cicu_time_zone_is_known(name) else { return nil }
    description = name
  }

  private init(known name: String) {
    description = name
  }

  /// Coordinated Universal Time.
  public static let utc = TimeZoneID(known: "UTC")

  /// The time zone of the machine, from `TZ` or `/etc/localtime`, or UTC if it is unknown.
  public static var ofMachine: TimeZoneID {
    let name = try? unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_time_zone_of_machine(buffer, capacity, &status)
    }
    return name.flatMap(TimeZoneID.init) ?? .utc
  }

  /// Returns the zone's offset from UTC, in milliseconds; positive is ahead of UTC.
  public func offset(at instant: Instant) -> Int {
    offset(at: instant.milliseconds, isLocal: false)
  }

  /// Returns the offset at a local time, in milliseconds since the local 1970-01-01T00:00.
  func offset(atLocal milliseconds: Double) -> Int {
    offset(at: milliseconds, isLocal: true)
  }

  private func offset(at time: Double, isLocal: Bool) -> Int {
    var status: Int32 = 0
    let offset = unsafe cicu_time_zone_offset(description, time, isLocal, &status)
    return status > 0 ? 0 : Int(offset)
  }
}
