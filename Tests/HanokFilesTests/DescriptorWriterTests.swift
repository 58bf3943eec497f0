import Foundation
import HanokFiles
import Testing

@Suite struct DescriptorWriterTests {
  private let text = String(repeating: "가나다라", count: 20_000)

  @Test func aTextIsWrittenWhole() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let descriptor = unsafe open(file.path, O_WRONLY | O_CREAT, 0o600)
    #expect(DescriptorWriter.write(text, to: descriptor))
    #expect(DescriptorWriter.write("", to: descriptor))
    close(descriptor)
    #expect(try Data(contentsOf: file) == Data(text.utf8))
  }

  /// A pipe takes less than the text at once, and then nothing, as long as nobody reads it.
  @Test func aTextThatIsWrittenInPartFails() {
    let pipe = Pipe()
    let end = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(end, F_SETFL, O_NONBLOCK) == 0)
    #expect(!DescriptorWriter.write(text, to: end))
    #expect(!DescriptorWriter.write("a", to: end))
    #expect(!DescriptorWriter.write("a", to: -1))
  }
}
