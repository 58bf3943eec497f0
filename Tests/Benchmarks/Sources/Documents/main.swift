// documents [PIECES]
//
// Times the first screen of a document of a megabyte, a document that arrives in so many pieces, source code
// of 100,000 lines, and a document of a million lines. The device is in memory, 80 by 24 cells.

import Hanok
import HanokCode
import HanokMarkdown
import HanokScenes
import Timing

let pieces = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000

let long = DocumentText.paragraphs(bytes: 1 << 20)
var start = now()
let reader = try shown(MarkdownView(MarkdownDocument(long)))
print("first screen of a document of 1 MB: \((now() - start).tenths) ms")
precondition(reader.screen.text.contains("Part 0"), "The document isn't shown.")

let stream = MarkdownView()
let pilot = try shown(stream)
let parts = DocumentText.pieces(pieces)
let written = pilot.output.count
start = now()
for part in parts {
  stream.append(part)
  pilot.advance(by: .zero)
}
let time = (now() - start) * 1_000 / Double(parts.count)
let bytes = Double(pilot.output.count - written) / Double(parts.count)
precondition(pilot.screen.text.contains("end of the text"), "The end isn't shown.")
print("a piece of \(parts.count): \(time.tenths) µs, \(bytes.tenths) bytes to the terminal")

let lines = (0..<100_000).map { "  let value\($0) = [\($0), \"text \($0)\"] // line \($0)" }
start = now()
let code = CodeView(lines.joined(separator: "\n"), language: .swift)
let codePilot = try shown(code)
print("source code of 100,000 lines: \((now() - start).tenths) ms")
start = now()
for _ in 0..<100 { codePilot.press(.pageDown) }
print("a page of it: \(((now() - start) * 10).whole) µs")

let memoryBefore = residentMemory()
start = now()
let endless = MarkdownView()
let endlessPilot = try shown(endless)
for line in 0..<1_000_000 { endless.append("Line \(line) of a long answer.\n\n") }
endlessPilot.advance(by: .zero)
print(
  "a million lines: \((now() - start).whole) ms,"
    + " \((residentMemory() - memoryBefore) >> 20) MB")

/// Shows a view on a terminal in memory.
func shown(_ view: View) throws -> Pilot {
  try Pilot(ContentViewController(view), in: "en", size: Size(width: 80, height: 24), [])
}
