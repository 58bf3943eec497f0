import HanokTesting
import Testing

@testable import HanokArguments
@testable import quiz

/// The page that `quiz --scenes` writes, in a browser.
///
/// A copy of the page has a script more, which measures it and writes what it finds into the page.
@Suite(.enabled(if: Browser.path != nil, "Needs the program chromium on the PATH."))
struct SceneBrowserTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("\"answer.true\" = \"\(Self.long)\";\n", to: "L/ko.lproj/Quiz.strings")
    try folder.write("\"answer.true\" = \"\(Self.long)\";\n", to: "L/ar.lproj/Quiz.strings")
  }

  /// A text that no button has room for.
  private static let long = String(repeating: "M", count: 100)

  @Test(arguments: ["ko", "ar"])
  func aPageIsSoundInABrowser(language: String) async throws {
    let path = folder.file("page.html")
    let transcript = await CommandTranscript.run(
      QuizCommand.self,
      ["--scenes", path, "--locale", language, "--localizations", folder.file("L")])
    #expect(transcript.errors == "" && transcript.status == 0)
    let page = try #require(TextFile(path: path).text)
    try folder.write(page + Self.script, to: "measured.html")
    let elements = try await Browser.elements(of: folder.file("measured.html"), in: folder)
    let start = try #require(elements.firstRange(of: "<pre id=\"report\">"))
    let end = try #require(elements[start.upperBound...].firstRange(of: "</pre>"))
    let report = elements[start.upperBound..<end.lowerBound].split(separator: "\n").map(String.init)
    #expect(report == Self.soundReport(language))
  }

  private static func soundReport(_ language: String) -> [String] {
    [
      "cells out of place: ", "texts out of their cells: ", "rows apart: 0",
      "kinds of runs: \(language == "ko" ? "cluster, plain, wide" : "cluster, plain, rtl")",
      "findings come first: true", "of them: \(language == "ko" ? "잘린 텍스트" : "نص مقتطع")",
      "all figures: 42",
      "figures in \(language): 21, others: 0, empty sections: 0, findings: 3 of 3",
      "figures in en: 21, others: 0, empty sections: 0, findings: 0 of 3",
      "figures in \(language) 20x6: 7, findings: 1", "figures with cut-text: 15 of 15",
      "all again: 42, findings: 3", "loaded: 0", "refused: img-src",
    ]
  }

  /// Measures the page, and uses its filters as a reader does.
  private static let script = """
    <script>
    const report = []
    const all = selector => [...document.querySelectorAll(selector)]
    const shown = selector => all(selector).filter(element => element.getClientRects().length)
    const left = element => element.getBoundingClientRect().left

    const [astray, outside, kinds] = [[], [], new Set()]
    for (const row of all('.screen > div')) {
      const cell = row.getBoundingClientRect().width / parseInt(row.parentElement.style.width)
      let column = 0
      for (const run of row.children) {
        const box = run.getBoundingClientRect()
        const width = Number(run.style.getPropertyValue('--w'))
        const gap = Math.max(Math.abs(box.left - left(row) - column * cell),
          Math.abs(box.width - width * cell), Math.abs(box.height - 16))
        if (gap > 1) astray.push(run.textContent)
        const range = document.createRange()
        range.selectNodeContents(run)
        const text = range.getBoundingClientRect()
        if (text.left < box.left - 1 || text.right > box.right + 1) outside.push(run.textContent)
        kinds.add(['cluster', 'wide', 'rtl'].find(kind => run.classList.contains(kind)) ?? 'plain')
        column += width
      }
      if (column !== parseInt(row.parentElement.style.width)) astray.push(row.textContent)
    }
    report.push(`cells out of place: ${[...new Set(astray)]}`)
    report.push(`texts out of their cells: ${[...new Set(outside)]}`)
    const apart = all('.screen > div + div').filter(row => Math.abs(
      row.getBoundingClientRect().top - row.previousElementSibling.getBoundingClientRect().bottom) > 0.1)
    report.push(`rows apart: ${apart.length}`)
    report.push(`kinds of runs: ${[...kinds].sort().join(', ')}`)

    const isBefore = (one, other) => one.getBoundingClientRect().bottom <= other.getBoundingClientRect().top
    const findings = 'ul > li:has(a)'
    report.push(`findings come first: ${all(findings).every(item => isBefore(item, all('figure')[0]))}`)

    const names = all(findings).map(item => item.textContent.split(':')[0].trim())
    report.push(`of them: ${[...new Set(names)]}`)

    const choose = values => {
      for (const select of all('select')) {
        select.value = values[select.name] ?? ''
        select.dispatchEvent(new Event('change', {bubbles: true}))
      }
    }
    report.push(`all figures: ${shown('figure').length}`)
    for (const language of all('select[name=language] option').map(({value}) => value).reverse()) {
      if (!language) continue
      choose({language})
      const figures = shown('figure')
      const others = figures.filter(figure => figure.dataset.language !== language).length
      const empty = shown('section').filter(section => !shown('figure').some(figure =>
        section.contains(figure))).length
      report.push(`figures in ${language}: ${figures.length - others}, others: ${others}, `
        + `empty sections: ${empty}, findings: ${shown(findings).length} of ${all(findings).length}`)
    }
    const language = all('select[name=language] option').at(-1).value
    choose({language, size: '20x6'})
    report.push(`figures in ${language} 20x6: ${shown('figure').length}, findings: ${shown(findings).length}`)
    choose({finding: 'cut-text'})
    const faulty = shown('figure').filter(figure => figure.querySelector('li'))
    report.push(`figures with cut-text: ${faulty.length} of ${shown('figure').length}`)
    choose({})
    report.push(`all again: ${shown('figure').length}, findings: ${shown(findings).length}`)

    report.push(`loaded: ${performance.getEntriesByType('resource').length}`)
    // The browser refuses a picture, and only then is the report written.
    document.addEventListener('securitypolicyviolation', ({effectiveDirective}) => {
      report.push(`refused: ${effectiveDirective}`)
      const text = document.createElement('pre')
      text.id = 'report'
      text.textContent = report.join('\\n')
      document.body.append(text)
    })
    document.createElement('img').src = 'http://hanok.invalid/picture.png'
    </script>

    """
}
