extension Texts {
  static let all = [english, korean, japanese, arabic, russian]

  static let english = Texts(
    language: "en", plain: "Welcome back, #!",
    plural: [("one", "# file was copied"), ("other", "# files were copied")],
    currency: "Total: #, shipping included", date: "Due on # at the latest",
    selectors: [
      ("female", [("one", "She shared # photo"), ("other", "She shared # photos")]),
      ("male", [("one", "He shared # photo"), ("other", "He shared # photos")]),
      ("other", [("one", "They shared # photo"), ("other", "They shared # photos")]),
    ],
    gettextRule: "nplurals=2; plural=(n != 1);")

  static let korean = Texts(
    language: "ko", plain: "#님, 다시 오셨군요!",
    plural: [("other", "파일 #개를 복사했습니다")],
    currency: "합계: # (배송비 포함)", date: "늦어도 #까지 내세요",
    selectors: [
      ("female", [("other", "그녀가 사진 #장을 공유했습니다")]),
      ("male", [("other", "그가 사진 #장을 공유했습니다")]),
      ("other", [("other", "사진 #장을 공유했습니다")]),
    ],
    gettextRule: "nplurals=1; plural=0;")

  static let japanese = Texts(
    language: "ja", plain: "#さん、おかえりなさい！",
    plural: [("other", "#個のファイルをコピーしました")],
    currency: "合計：#（送料込み）", date: "遅くとも#までに提出",
    selectors: [
      ("female", [("other", "彼女が写真を#枚共有しました")]),
      ("male", [("other", "彼が写真を#枚共有しました")]),
      ("other", [("other", "写真を#枚共有しました")]),
    ],
    gettextRule: "nplurals=1; plural=0;")

  static let arabic = Texts(
    language: "ar", plain: "مرحبًا بعودتك، #!",
    plural: [
      ("zero", "لم يُنسخ أي ملف (#)"), ("one", "نُسخ ملف واحد (#)"), ("two", "نُسخ ملفان (#)"),
      ("few", "نُسخت # ملفات"), ("many", "نُسخ # ملفًا"), ("other", "نُسخ # ملف"),
    ],
    currency: "المجموع: # مع الشحن", date: "الموعد الأخير #",
    selectors: [
      (
        "female",
        [
          ("zero", "لم تشارك أي صورة (#)"), ("one", "شاركت صورة واحدة (#)"),
          ("two", "شاركت صورتين (#)"), ("few", "شاركت # صور"), ("many", "شاركت # صورةً"),
          ("other", "شاركت # صورة"),
        ]
      ),
      (
        "other",
        [
          ("zero", "لم يشارك أي صورة (#)"), ("one", "شارك صورة واحدة (#)"),
          ("two", "شارك صورتين (#)"), ("few", "شارك # صور"), ("many", "شارك # صورةً"),
          ("other", "شارك # صورة"),
        ]
      ),
    ],
    gettextRule: """
      nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : \
      n%100>=11 ? 4 : 5);
      """)

  static let russian = Texts(
    language: "ru", plain: "С возвращением, #!",
    plural: [
      ("one", "Скопирован # файл"), ("few", "Скопировано # файла"),
      ("many", "Скопировано # файлов"), ("other", "Скопировано # файла"),
    ],
    currency: "Итого: # с доставкой", date: "Не позже чем #",
    selectors: [
      (
        "female",
        [
          ("one", "Она отправила # снимок"), ("few", "Она отправила # снимка"),
          ("many", "Она отправила # снимков"), ("other", "Она отправила # снимка"),
        ]
      ),
      (
        "other",
        [
          ("one", "Он отправил # снимок"), ("few", "Он отправил # снимка"),
          ("many", "Он отправил # снимков"), ("other", "Он отправил # снимка"),
        ]
      ),
    ],
    gettextRule: """
      nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : \
      n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);
      """)
}
