import Hanok
import HanokTesting
import Testing

@Suite struct CollectionViewCellTests {
  private func screen(
    _ style: CollectionViewCell.Style, height: Int = 3, ascii: Bool = false,
    language: String = "en",
    _ change: (Board) -> Void = { _ in }
  ) throws -> (Board, Stage) {
    let board = Board(items: 3)
    board.style = style
    board.collection.itemHeight = height
    change(board)
    let stage = try board.stage(language, height: 4)
    if ascii { stage.perform { stage.application.traits.ambiguousWidth = .wide } }
    return (board, stage)
  }

  @Test func theKeysAndTheSelectionShowInTheBorder() throws {
    let (board, stage) = try screen(.bordered) { $0.collection.allowsMultipleSelection = true }
    stage.type(" ")
    stage.press(.right)
    #expect(stage.screen.row(0).hasPrefix("╭✓───╮ ┏━━━━┓ ╭────╮"))
    #expect(stage.screen.row(1).hasPrefix("│ 0  │ ┃ 1  ┃ │ 2  │"))
    #expect(stage.screen.row(2).hasPrefix("╰────╯ ┗━━━━┛ ╰────╯"))
    stage.type(" ")
    #expect(stage.screen.row(0).hasPrefix("╭✓───╮ ┏✓━━━┓"))
    _ = board
  }

  @Test func signsAreInASCIIWhereOthersTakeTwoCells() throws {
    let (_, stage) = try screen(.bordered, ascii: true)
    #expect(stage.screen.row(0).hasPrefix("#====# +----+ +----+"))
    #expect(stage.screen.row(1).hasPrefix("# 0  # | 1  | | 2  |"))
  }

  @Test func theSelectedOneOfOneIsMarkedWhileTheKeysAreElsewhere() throws {
    for (style, height, sign) in [(CollectionViewCell.Style.bordered, 3, "╭●"), (.plain, 1, "● 0")]
    {
      let board = Board(items: 3)
      board.style = style
      board.collection.itemHeight = height
      let button = Button(.verbatim("other"))
      let stage = try Stage(ScreenOfViews([board.collection, button]), width: 20, height: 5)
      #expect(!stage.screen.text.contains("●"))
      stage.perform { _ = button.becomeFirstResponder() }
      #expect(stage.screen.row(0).hasPrefix(sign), "\(sign)")
      #expect(board.collection.cellForItem(at: RowPath(item: 0))?.isFocused == false)
    }
  }

  @Test func theMarksAreMirrored() throws {
    let (_, stage) = try screen(.bordered, language: "ar") {
      $0.collection.allowsMultipleSelection = true
    }
    stage.type(" ")
    #expect(stage.screen.row(0).hasSuffix("┏━━━✓┓"))
    let (_, plain) = try screen(.plain, height: 1, language: "ar")
    #expect(plain.screen.row(0).hasSuffix("0 ‹"))
  }

  @Test func aCellTooLowForABorderHasSigns() throws {
    let (_, stage) = try screen(.bordered, height: 2)
    #expect(stage.screen.row(0).hasPrefix("› 0      1      2"))
  }

  @Test func theStateIsInTheStyleToo() throws {
    let (board, stage) = try screen(.plain, height: 1) { $0.disabled = [RowPath(item: 2)] }
    let theme = stage.application.traits.theme
    #expect(stage.screen[2, 0].style == theme.selection)
    #expect(stage.screen[9, 0].style == Style.plain)
    #expect(stage.screen[16, 0].style == theme.disabledControl)
    stage.mouse(.press(.left), x: 8, y: 0)
    #expect(stage.screen[9, 0].style == theme.pressedControl)
    let backgrounds = (7..<13).map { stage.screen[$0, 0].style.background }
    #expect(backgrounds.allSatisfy { $0 == theme.pressedControl.background })
    stage.mouse(.release(.left), x: 8, y: 0)
    #expect(stage.screen[9, 0].style == theme.selection)
    let element = board.collection.accessibilityElement(at: 2)
    #expect(element?.traits.contains(.notEnabled) == true)
    #expect(element?.isUsable == false)
  }

  @Test func itsContentMovesWhereTheStateTakesMoreRoom() throws {
    let (board, stage) = try screen(.plain)
    #expect(stage.screen.row(0).hasPrefix("› 0      1      2"))
    stage.perform { board.collection.allowsMultipleSelection = true }
    #expect(stage.screen.row(0).hasPrefix("›✓ 0      1      2"))
    stage.perform {
      for number in 0..<3 {
        board.collection.cellForItem(at: RowPath(item: number))?.style = .bordered
      }
    }
    #expect(stage.screen.row(0).hasPrefix("┏✓━━━┓ ╭────╮ ╭────╮"))
    #expect(stage.screen.row(1).hasPrefix("┃ 0  ┃ │ 1  │ │ 2  │"))
    #expect(stage.difference == nil)
  }

  @Test func itsContentNamesIt() throws {
    let cell = CollectionViewCell(
      StackView(.vertical, views: ["One", "two", "three"].map { Label(.verbatim($0)) }))
    let source = OneCell(cell)
    let collection = CollectionView(source)
    let conversation = try LinePilot(ScreenOfViews([collection]), in: "en")
    #expect(conversation.text == "[1] One: two, three, selected\n")
    cell.accessibilityLabel = .verbatim("Card")
    cell.accessibilityValue = .verbatim("turned")
    conversation.application.perform { collection.reloadData() }
    #expect(conversation.advance(by: .zero) == "[1] Card: turned, selected\n")
  }

  @Test func aCellIsUsedAgainByItsType() throws {
    let collection = CollectionView()
    let (first, second) = (CollectionViewCell(Label()), CollectionViewCell(Label()))
    #expect(collection.dequeueReusableCell { first } === first)
    #expect(collection.dequeueReusableCell { second } === second)
  }

  private final class OneCell: CollectionViewDataSource {
    let cell: CollectionViewCell

    init(_ cell: CollectionViewCell) { self.cell = cell }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt path: RowPath
    ) -> CollectionViewCell { cell }
  }
}
