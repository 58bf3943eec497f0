import Hanok
import HanokLocalization
import HanokScenes
import HanokTerminal
import HanokUnicode

/// A page of scenes for a browser: one file, which asks for nothing else.
struct SceneHTML {
  private let page: ScenePage
  private let localizer: Localizer
  /// The styles that occur; a class of the page is named after the place of each.
  private let styles: [Style]

  /// Creates a document of a page, whose own words are in the language of a localizer.
  init(_ page: ScenePage, _ localizer: Localizer) {
    self.page = page
    self.localizer = localizer
    var (styles, seen): ([Style], Set<Style>) = ([], [.plain])
    for screen in page.shots.map(\.screen) {
      for y in 0..<screen.size.height {
        for x in 0..<screen.size.width where seen.insert(screen[x, y].style).inserted {
          styles.append(screen[x, y].style)
        }
      }
    }
    self.styles = styles
  }

  /// The document.
  var text: String {
    let direction = Traits(localizer: localizer).isRightToLeft ? "rtl" : "ltr"
    return """
      <!doctype html>
      <html lang="\(localizer.requestedLanguage)" dir="\(direction)">
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="viewport" content="width=device-width">
      <title>\(word(.HanokArguments.scenesTitle))</title>
      <style>
      \(Self.rules)\(styleRules)</style>
      <h1>\(word(.HanokArguments.scenesTitle))</h1>
      \(findings)\(filters)\(screens)<script>
      \(Self.script)
      </script>

      """
  }

  /// Nothing is loaded, neither from the network nor from files.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

  private func word(_ message: Message) -> String { localizer.string(message).escapedForMarkup }

  private func text(of finding: Finding) -> String {
    "\(word(finding.title)): "
      + localizer.string(finding.message, isolation: .default).escapedForMarkup
  }

  private var findings: String {
    if page.findings.isEmpty { return "<p>\(word(.HanokArguments.scenesSound))</p>\n" }
    let items = page.findings.map { finding, shots in
      let links = shots.map { shot in
        "<a href=\"#\(shot.id.escapedForMarkup)\">\("\(shot.scene) \(shot.variant)".escapedForMarkup)</a>"
      }
      return """
        <li data-finding="\(finding.kind.rawValue)">\(text(of: finding))
        <small dir="ltr">\(links.joined(separator: " "))</small></li>

        """
    }
    return "<h2>\(word(.HanokArguments.scenesFindings))</h2>\n<ul>\n\(items.joined())</ul>\n"
  }

  private typealias Choice = (value: String, name: String?)

  private var filters: String {
    let names = try? LanguageNames(localizer.language)
    let languages: [Choice] = page.shots.map(\.variant.language).map { language in
      (language.description, names.map { "\($0.name(of: language)) (\(language))" })
    }
    let findings: [Choice] = page.findings.map { finding, _ in
      (finding.kind.rawValue, localizer.string(finding.title))
    }
    return "<form>\n"
      + filter("language", .HanokArguments.scenesLanguages, languages)
      + filter("size", .HanokArguments.scenesSizes, page.shots.map { ($0.size, nil) })
      + (findings.isEmpty ? "" : filter("finding", .HanokArguments.scenesFindings, findings))
      + "</form>\n"
  }

  /// A choice among the values that the page's screens have, each with its name.
  private func filter(_ name: String, _ title: Message, _ values: [Choice]) -> String {
    var seen: Set<String> = []
    let options =
      ["<option value=\"\">\(word(.HanokArguments.scenesAll))</option>"]
      + values.filter { seen.insert($0.value).inserted }.map { value, name in
        "<option value=\"\(value)\">\((name ?? value).escapedForMarkup)</option>"
      }
    return """
      <label>\(word(title)) <select name="\(name)">\(options.joined())</select></label>

      """
  }

  private var screens: String {
    var text = ""
    var scene: String?
    for row in page.rows {
      if let name = row.first?.scene, name != scene {
        text += (scene == nil ? "" : "</section>\n") + "<section>\n"
        text += "<h2>\(name.escapedForMarkup)</h2>\n"
        scene = name
      }
      text += "<div class=\"row\">\n\(row.map(figure).joined())</div>\n"
    }
    return text + (scene == nil ? "" : "</section>\n")
  }

  private func figure(_ shot: ScenePage.Shot) -> String {
    let kinds = shot.findings.map(\.kind.rawValue).joined(separator: " ")
    let faults = shot.findings.map { finding in
      "<li data-finding=\"\(finding.kind.rawValue)\">\(text(of: finding))</li>"
    }
    let lines = (0..<shot.screen.size.height).map { y in
      "<div>" + ScreenRun.runs(of: shot.screen, row: y).map(span).joined() + "</div>\n"
    }
    return """
      <figure id="\(shot.id.escapedForMarkup)" data-language="\(shot.variant.language)" \
      data-size="\(shot.size)" data-finding="\(kinds)">
      <figcaption>\(shot.variant.description.escapedForMarkup)</figcaption>
      <div class="screen" lang="\(shot.variant.language)" \
      style="width:\(shot.screen.size.width)ch">\(lines.joined())</div>
      \(faults.isEmpty ? "" : "<ul>\(faults.joined())</ul>\n")</figure>

      """
  }

  private func span(_ run: ScreenRun) -> String {
    let kind: String? =
      switch run.kind {
      case .plain: nil
      case .cluster: run.width > 1 ? "wide" : "cluster"
      case .rightToLeft: "rtl"
      }
    let style = styles.firstIndex(of: run.style).map { "s\($0)" }
    let classes = [kind, style].compactMap(\.self).joined(separator: " ")
    return "<span" + (classes.isEmpty ? "" : " class=\"\(classes)\"")
      + (run.kind == .rightToLeft ? " dir=\"rtl\"" : "")
      + " style=\"--w:\(run.width)\">\(run.text.escapedForMarkup)</span>"
  }

  private var styleRules: String {
    styles.enumerated().map { index, style in
      var (color, ground) = PageColors.report.colors(of: style)
      // Only the text is faint, in two thirds of its opacity; its background isn't.
      if style.attributes.contains(.dim) { color += "a6" }
      let attributes: [(Style.Attributes, String)] = [
        (.bold, ";font-weight:bold"), (.italic, ";font-style:italic"),
      ]
      // Lines of the background are under blanks, too, and as wide as the cells of any text.
      let lines: [(Style.Attributes, y: Int)] = [(.underline, 14), (.strikethrough, 8)]
      let grounds =
        lines.filter { style.attributes.contains($0.0) }
        .map { "linear-gradient(currentColor,currentColor) 0 \($0.y)px/100% 1px no-repeat" }
        + [ground].compactMap(\.self)
      return ".s\(index){color:\(color)"
        + (grounds.isEmpty ? "" : ";background:" + grounds.joined(separator: ","))
        + attributes.filter { style.attributes.contains($0.0) }.map(\.1).joined() + "}\n"
    }.joined()
  }

  // The fonts' lines and blocks are 16 pixels high, so that they meet those of the next row. A wide
  // character fills its cells but for a tenth, which keeps it from its neighbours.
  private static let rules = """
    @property --cell{syntax:"<length>";inherits:true;initial-value:8px}
    :root{color-scheme:light dark;font-family:system-ui,sans-serif}
    body{margin:0 16px 16px}h1{margin:24px 0 8px}h2{margin:32px 0 8px}
    form{position:sticky;top:0;z-index:1;background:Canvas;padding:12px 0;\
    border-bottom:1px solid #8886}
    label{display:inline-block;margin-inline-end:24px}select{font:inherit}
    li{margin:4px 0}li small{display:block}
    li a{display:inline-block;margin-inline-end:12px}
    .row{display:flex;flex-wrap:wrap;gap:16px;align-items:start;margin-bottom:16px}
    figure{margin:0;width:min-content;max-width:100%;scroll-margin-top:64px}
    figure ul{margin:8px 0;padding-inline-start:16px;overflow-wrap:anywhere}
    figcaption{white-space:nowrap;margin-bottom:4px;font-size:14px}:target figcaption{font-weight:bold}
    [hidden],section:not(:has(figure:not([hidden]))),.row:not(:has(figure:not([hidden]))){display:none}
    .screen{direction:ltr;overflow:auto hidden;padding:4px;border:1px solid #8886;\
    border-radius:4px;--cell:1ch;color:\(PageColors.report.text);background:\(PageColors.report.ground);\
    font:14px/16px "DejaVu Sans Mono",Menlo,"Cascadia Mono",Consolas,monospace}
    .screen div{height:16px;white-space:pre}
    .screen span{display:inline-block;height:16px;vertical-align:top;\
    width:calc(var(--w)*var(--cell))}
    .screen .cluster,.screen .wide{text-align:center}.screen .wide{font-size:1.8ch}
    .screen .fit{width:auto;transform-origin:left}.rtl .fit{transform-origin:right}

    """

  /// Hides what the filters leave out, and fits texts of other fonts into their cells.
  ///
  /// They are narrowed as far as needed, and words from right to left are widened, by half at most.
  private static let script = """
    const form = document.querySelector('form')
    const filter = () => {
      const values = [...form.elements].filter(({value}) => value)
      for (const figure of document.querySelectorAll('figure')) {
        figure.hidden =
          values.some(({name, value}) => !figure.dataset[name].split(' ').includes(value))
      }
      const kind = form.elements.finding?.value
      for (const item of document.querySelectorAll('li[data-finding]')) {
        const links = [...item.querySelectorAll('a')]
        for (const link of links) {
          link.hidden = document.getElementById(decodeURIComponent(link.hash.slice(1))).hidden
        }
        item.hidden =
          kind && item.dataset.finding !== kind || links.length && links.every(link => link.hidden)
      }
    }
    form.addEventListener('change', filter)
    filter()
    const range = document.createRange()
    const fits = [...document.querySelectorAll('.cluster, .wide, .rtl')].map(run => {
      range.selectNodeContents(run)
      const factor = run.getBoundingClientRect().width / range.getBoundingClientRect().width
      return [run, run.dir ? Math.min(factor, 1.5) : Math.min(factor, 1)]
    })
    for (const [run, factor] of fits) {
      if (Math.abs(factor - 1) < 0.01) continue
      const text = document.createElement('span')
      text.className = 'fit'
      text.style.transform = `scaleX(${factor})`
      text.append(...run.childNodes)
      run.append(text)
    }
    """
}
