import Hanok
import HanokTesting
import Testing

@Suite struct BackgroundTests {
  private func style(_ stage: Stage, _ x: Int, _ y: Int) -> Style { stage.screen[x, y].style }

  /// A view doesn't fill its cells with the theme's text style.
  @Test(arguments: [Theme(), .dark, .light, ThemeFamily.highContrast.dark])
  func theBackgroundOfASelectedRowShowsUnderItsLabel(theme: Theme) throws {
    let row = StackView(.horizontal, views: [Label(.verbatim("row")), Label(.verbatim("한"))])
    row.background = \.selection
    let other = Label(.verbatim("other"))
    let stage = try Stage(StackView(.vertical, views: [row, other]), width: 10, theme: theme)
    let selected = theme.text.applying(theme.selection)
    for x in 0..<10 { #expect(style(stage, x, 0) == selected) }
    #expect(style(stage, 0, 1) == theme.text)
    stage.perform { row.background = nil }
    #expect(style(stage, 0, 0) == theme.text)
    #expect(stage.difference == nil)
  }

  /// The style of a `strong` label doesn't replace the background.
  @Test(arguments: [
    Theme.dark, .light, ThemeFamily.highContrast.dark, ThemeFamily.highContrast.light,
  ])
  func aStrongLabelKeepsTheGroundOfItsPanel(theme: Theme) throws {
    let label = Label(.verbatim("strong"))
    label.style = \.strong
    let box = BoxView(StackView(.vertical, views: [label]))
    box.background = \.panel
    let stage = try Stage(box, width: 20, theme: theme)
    let strong = style(stage, 2, 1)
    #expect(strong.background == theme.text.applying(theme.panel).background)
    #expect(strong.attributes.contains(.bold))
    #expect(style(stage, 0, 0).background == strong.background)
    #expect(style(stage, 10, 5).background == strong.background)
  }

  @Test func backgroundsCascade() throws {
    var theme = Theme()
    theme.panel = Style(background: .blue)
    theme.card = Style(foreground: .yellow, attributes: .italic)
    let label = Label(.verbatim("text"))
    label.style = \.strong
    let card = StackView(.vertical, views: [label])
    card.background = \.card
    let panel = StackView(.vertical, views: [card, Label(.verbatim("plain"))])
    panel.background = \.panel
    let stage = try Stage(panel, theme: theme)
    #expect(
      style(stage, 0, 0)
        == Style(foreground: .yellow, background: .blue, attributes: [.bold, .italic]))
    #expect(style(stage, 0, 1) == Style(background: .blue))
  }

  @Test func aViewWithoutABackgroundIsTransparent() throws {
    let below = Label(.verbatim("below the other"))
    let above = canvasView([(Label(.verbatim("X")), Rect(x: 3, y: 0, width: 1, height: 1))])
    let frame = Rect(x: 0, y: 0, width: 20, height: 1)
    let stage = try Stage(canvasView([(below, frame), (above, frame)]))
    #expect(stage.screen.row(0).hasPrefix("belXw the other"))
  }

  @Test func laterSubviewsLieAbove() throws {
    let labels = ["aaa", "bbb", "ccc"].map { Label(.verbatim($0)) }
    let frames = [0, 1, 2].map { Rect(x: $0, y: 0, width: 3, height: 1) }
    let stage = try Stage(canvasView(Array(zip(labels, frames))))
    #expect(stage.screen.row(0).hasPrefix("abccc"))
    stage.perform { labels[0].message = .verbatim("AAA") }
    #expect(stage.screen.row(0).hasPrefix("Abccc"))
    stage.perform { labels[0].superview?.addSubview(labels[0]) }
    #expect(stage.screen.row(0).hasPrefix("AAAcc"))
    stage.perform { labels[0].superview?.insertSubview(labels[0], at: 0) }
    #expect(stage.screen.row(0).hasPrefix("Abccc"))
  }

  @Test func aThemeThatChangesIsDrawnEverywhere() throws {
    let row = StackView(.horizontal, views: [Button(.verbatim("one")), Label(.verbatim("two"))])
    row.background = \.panel
    let stage = try Stage(StackView(.vertical, views: [row, Label(.verbatim("three"))]))
    stage.perform { stage.application.traits.theme = .dark }
    #expect(stage.difference == nil)
    #expect(style(stage, 15, 0).background == Theme.dark.panel.background)
  }

  @Test func aDisabledControlShowsSoWithoutColours() throws {
    let button = Button(.verbatim("one"))
    let stage = try Stage(
      StackView(.vertical, alignment: .leading, views: [Button(.verbatim("x")), button]))
    stage.perform { button.isEnabled = false }
    #expect(style(stage, 2, 1) == Theme().disabledControl)
    stage.perform {
      button.isEnabled = true
      button.superview?.isUserInteractionEnabled = false
    }
    #expect(style(stage, 2, 1) == Theme().disabledControl)
    stage.perform { button.superview?.isUserInteractionEnabled = true }
    #expect(style(stage, 2, 1) == Theme().control)
  }
}
