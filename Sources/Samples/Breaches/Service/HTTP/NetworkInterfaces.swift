import HanokSystem

/// The network interfaces of the machine.
public enum NetworkInterfaces {
  /// Whether any interface except the loopback is up, and has an address.
  public static var areUp: Bool {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard unsafe getifaddrs(&first) == 0 else { return true }
    defer { unsafe freeifaddrs(first) }
    var next = unsafe first
    while let interface = unsafe next {
      if unsafe leadsOut(interface.pointee) { return true }
      unsafe next = interface.pointee.ifa_next
    }
    return false
  }

  private static func leadsOut(_ interface: ifaddrs) -> Bool {
    guard let address = unsafe interface.ifa_addr else { return false }
    let flags = unsafe Int32(bitPattern: interface.ifa_flags)
    let family = unsafe Int32(address.pointee.sa_family)
    return flags & Int32(IFF_UP) != 0 && flags & Int32(IFF_LOOPBACK) == 0
      && [AF_INET, AF_INET6].contains(family)
  }
}
