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
      <html lang="\(localizer.language)" dir="\(direction)">
      <meta charset="utf-8">
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

  private func word(_ message: Message) -> String { localizer.string(message).escapedForMarkup }

  private var findings: String {
    if page.findings.isEmpty { return "<p>\(word(.HanokArguments.scenesSound))</p>\n" }
    let items = page.findings.map { finding, shots in
      let links = shots.map { shot in
        "<a href=\"#\(shot.id.escapedForMarkup)\">\("\(shot.scene) \(shot.variant)".escapedForMarkup)</a>"
      }
      return """
        <li data-finding="\(finding.kind.rawValue)" dir="auto">\(finding.description.escapedForMarkup)
        <small dir="ltr">\(links.joined(separator: " "))</small></li>

        """
    }
    return "<h2>\(word(.HanokArguments.scenesFindings))</h2>\n<ul>\n\(items.joined())</ul>\n"
  }

  private var filters: String {
    let languages = page.shots.map(\.variant.language.description)
    let findings = page.findings.map(\.finding.kind.rawValue)
    return "<form>\n"
      + filter("language", .HanokArguments.scenesLanguages, languages)
      + filter("size", .HanokArguments.scenesSizes, page.shots.map(\.size))
      + (findings.isEmpty ? "" : filter("finding", .HanokArguments.scenesFindings, findings))
      + "</form>\n"
  }

  /// A choice among the values that the page's screens have.
  private func filter(_ name: String, _ title: Message, _ values: [String]) -> String {
    var seen: Set<String> = []
    let options =
      ["<option value=\"\">\(word(.HanokArguments.scenesAll))</option>"]
      + values.filter { seen.insert($0).inserted }.map { "<option>\($0)</option>" }
    return """
      <label>\(word(title)) <select name="\(name)">\(options.joined())</select></label>

      """
  }

  private var screens: String {
    var text = ""
    var scene: String?
    for row in page.rows {
      if let name = row.first?.scene, name != scene {
        scene = name
        text += "<h2>\(name.escapedForMarkup)</h2>\n"
      }
      text += "<div class=\"row\">\n\(row.map(figure).joined())</div>\n"
    }
    return text
  }

  private func figure(_ shot: ScenePage.Shot) -> String {
    let kinds = shot.findings.map(\.kind.rawValue).joined(separator: " ")
    let faults = shot.findings.map { "<li dir=\"auto\">\($0.description.escapedForMarkup)</li>" }
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
    let kind = run.kind == .rightToLeft ? " dir=\"rtl\"" : ""
    let style = styles.firstIndex(of: run.style).map { " class=\"s\($0)\"" } ?? ""
    return "<span\(style)\(kind) style=\"width:\(run.width)ch\">\(run.text.escapedForMarkup)</span>"
  }

  private var styleRules: String {
    styles.enumerated().map { index, style in
      let (color, ground) = PageColors.colors(of: style)
      let attributes: [(Style.Attributes, String)] = [
        (.bold, ";font-weight:bold"), (.dim, ";opacity:.65"), (.italic, ";font-style:italic"),
        (.underline, ";text-decoration:underline"),
        (.strikethrough, ";text-decoration:line-through"),
      ]
      return ".s\(index){color:\(color)" + (ground.map { ";background:\($0)" } ?? "")
        + attributes.filter { style.attributes.contains($0.0) }.map(\.1).joined() + "}\n"
    }.joined()
  }

  private static let rules = """
    :root{color-scheme:light dark;font-family:sans-serif}
    form{position:sticky;top:0;background:Canvas;padding:.5em 0}label{margin-inline-end:1em}
    .row{display:flex;flex-wrap:wrap;gap:1em;align-items:start}
    figure{margin:0}figure[hidden],li[hidden]{display:none}
    .screen{direction:ltr;overflow:hidden;font:14px/17px monospace;\
    color:\(PageColors.text);background:\(PageColors.ground)}
    .screen div{height:17px;white-space:pre}
    .screen span{display:inline-block;height:17px;vertical-align:top}

    """

  /// Hides what the filters leave out.
  private static let script = """
    const form = document.querySelector('form')
    form.addEventListener('change', () => {
      for (const item of document.querySelectorAll('figure, li[data-finding]')) {
        item.hidden = [...form.elements].some(({name, value}) =>
          value && item.dataset[name] !== undefined && !item.dataset[name].split(' ').includes(value))
      }
    })
    """
}
