import HanokTerminal
import Testing

@MainActor @Suite struct MemoryDeviceTests {
  /// A terminal at the other end of a slow line takes a frame in parts.
  @Test func aWriteTakesTheBytesThatFit() {
    let device = MemoryDevice(size: Size(width: 20, height: 4))
    device.room = 3
    device.write([1, 2])
    #expect(!device.isBusy)
    device.write([3, 4, 5])
    #expect(device.output == [1, 2, 3])
    #expect(device.isBusy)
    device.drain()
    #expect(device.output == [1, 2, 3, 4, 5])
    #expect(device.writeCount == 2)
  }
}
