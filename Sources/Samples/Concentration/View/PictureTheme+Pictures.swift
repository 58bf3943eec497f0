import Hanok

extension PictureTheme {
  /// The pictures: at least as many as a game's pairs, in the order of their use.
  ///
  /// Each is one scalar of two cells on all terminals: emoji with `Emoji_Presentation` that are not
  /// newer than Unicode 9, syllables, and full-width letters.
  package var pictures: [Picture] {
    switch self {
    case .animals: Self.animalsPictures
    case .faces: Self.facesPictures
    case .kana: Self.kanaPictures
    case .hangul: Self.hangulPictures
    case .letters: Self.lettersPictures
    }
  }

  private static let animalsPictures = [
    Picture("🐶", .Concentration.pictureAnimalsDog),
    Picture("🐱", .Concentration.pictureAnimalsCat),
    Picture("🐭", .Concentration.pictureAnimalsMouse),
    Picture("🐰", .Concentration.pictureAnimalsRabbit),
    Picture("🐻", .Concentration.pictureAnimalsBear),
    Picture("🐼", .Concentration.pictureAnimalsPanda),
    Picture("🐨", .Concentration.pictureAnimalsKoala),
    Picture("🐯", .Concentration.pictureAnimalsTiger),
    Picture("🐮", .Concentration.pictureAnimalsCow),
    Picture("🐷", .Concentration.pictureAnimalsPig),
    Picture("🐸", .Concentration.pictureAnimalsFrog),
    Picture("🐵", .Concentration.pictureAnimalsMonkey),
    Picture("🐔", .Concentration.pictureAnimalsChicken),
    Picture("🐧", .Concentration.pictureAnimalsPenguin),
    Picture("🐴", .Concentration.pictureAnimalsHorse),
    Picture("🐺", .Concentration.pictureAnimalsWolf),
    Picture("🐢", .Concentration.pictureAnimalsTurtle),
    Picture("🐙", .Concentration.pictureAnimalsOctopus),
  ]

  private static let facesPictures = [
    Picture("😀", .Concentration.pictureFacesGrin),
    Picture("😂", .Concentration.pictureFacesJoy),
    Picture("😍", .Concentration.pictureFacesLove),
    Picture("😎", .Concentration.pictureFacesSunglasses),
    Picture("😭", .Concentration.pictureFacesTears),
    Picture("😡", .Concentration.pictureFacesAnger),
    Picture("😱", .Concentration.pictureFacesFear),
    Picture("😴", .Concentration.pictureFacesSleep),
    Picture("😷", .Concentration.pictureFacesMask),
    Picture("😇", .Concentration.pictureFacesAngel),
    Picture("😈", .Concentration.pictureFacesDevil),
    Picture("👻", .Concentration.pictureFacesGhost),
    Picture("💀", .Concentration.pictureFacesSkull),
    Picture("🤖", .Concentration.pictureFacesRobot),
    Picture("🤡", .Concentration.pictureFacesClown),
    Picture("🤠", .Concentration.pictureFacesCowboy),
    Picture("🤓", .Concentration.pictureFacesGlasses),
    Picture("😘", .Concentration.pictureFacesKiss),
  ]

  private static let kanaPictures = [
    Picture("あ", .Concentration.pictureKanaA),
    Picture("か", .Concentration.pictureKanaKa),
    Picture("さ", .Concentration.pictureKanaSa),
    Picture("た", .Concentration.pictureKanaTa),
    Picture("な", .Concentration.pictureKanaNa),
    Picture("は", .Concentration.pictureKanaHa),
    Picture("ま", .Concentration.pictureKanaMa),
    Picture("や", .Concentration.pictureKanaYa),
    Picture("ら", .Concentration.pictureKanaRa),
    Picture("わ", .Concentration.pictureKanaWa),
    Picture("い", .Concentration.pictureKanaI),
    Picture("き", .Concentration.pictureKanaKi),
    Picture("し", .Concentration.pictureKanaShi),
    Picture("ち", .Concentration.pictureKanaChi),
    Picture("に", .Concentration.pictureKanaNi),
    Picture("ひ", .Concentration.pictureKanaHi),
    Picture("み", .Concentration.pictureKanaMi),
    Picture("り", .Concentration.pictureKanaRi),
  ]

  private static let hangulPictures = [
    Picture("가", .Concentration.pictureHangulGa),
    Picture("나", .Concentration.pictureHangulNa),
    Picture("다", .Concentration.pictureHangulDa),
    Picture("라", .Concentration.pictureHangulRa),
    Picture("마", .Concentration.pictureHangulMa),
    Picture("바", .Concentration.pictureHangulBa),
    Picture("사", .Concentration.pictureHangulSa),
    Picture("아", .Concentration.pictureHangulA),
    Picture("자", .Concentration.pictureHangulJa),
    Picture("차", .Concentration.pictureHangulCha),
    Picture("하", .Concentration.pictureHangulHa),
    Picture("고", .Concentration.pictureHangulGo),
    Picture("노", .Concentration.pictureHangulNo),
    Picture("도", .Concentration.pictureHangulDo),
    Picture("로", .Concentration.pictureHangulRo),
    Picture("모", .Concentration.pictureHangulMo),
    Picture("보", .Concentration.pictureHangulBo),
    Picture("소", .Concentration.pictureHangulSo),
  ]

  private static let lettersPictures = [
    Picture("Ａ", .Concentration.pictureLettersA),
    Picture("Ｂ", .Concentration.pictureLettersB),
    Picture("Ｃ", .Concentration.pictureLettersC),
    Picture("Ｄ", .Concentration.pictureLettersD),
    Picture("Ｅ", .Concentration.pictureLettersE),
    Picture("Ｆ", .Concentration.pictureLettersF),
    Picture("Ｈ", .Concentration.pictureLettersH),
    Picture("Ｋ", .Concentration.pictureLettersK),
    Picture("Ｌ", .Concentration.pictureLettersL),
    Picture("Ｍ", .Concentration.pictureLettersM),
    Picture("Ｎ", .Concentration.pictureLettersN),
    Picture("Ｐ", .Concentration.pictureLettersP),
    Picture("Ｒ", .Concentration.pictureLettersR),
    Picture("Ｓ", .Concentration.pictureLettersS),
    Picture("Ｔ", .Concentration.pictureLettersT),
    Picture("Ｘ", .Concentration.pictureLettersX),
    Picture("Ｙ", .Concentration.pictureLettersY),
    Picture("Ｚ", .Concentration.pictureLettersZ),
  ]
}
