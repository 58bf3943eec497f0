/// Small documents that stress where blocks begin and end, and larger ones in several scripts.
nonisolated enum StreamFixtures {
  /// Each is cut at every byte.
  static let small = [
    "# A\nb\nc\n\nd", "a\n===\nb\n---\nc", "- a\n- b\n\n  c\n\n\n- d\n\ne", "1. a\n2) b\n- c\n* d",
    "> a\nb\n\n> c\n>\n> d\ne", "```\na\n\nb\n```\nc\n~~~\nd", "    a\n\n    b\nc\n\n\td",
    "a\nb|c\n-|-\nd|e\n\nf|g", "|a|\n|-|\n|b|\n# c", "|a|b|\n|-|\n|c|\n", "a|b\n-|-\n> c\n\n| d",
    "[a]: /b\n\n[a] [c]\n\n[c]: /d\n\n[c] [a]", "[a]: /b 'x\ny'\nc [a]\n\n[A]: /z\n[a]",
    "> [a]: /b\n\n- [a]\n\n  [c]: <d e>\n\n[c]", "[a\\]b]: /x&amp;y\\<\n\n[a\\]b]\n\n[ A\\]B ]",
    "<div>\na\n\nb\n</div>\n\nc\n<!-- d\n\ne -->\nf", "<pre>\n\na\n</pre>b\nc", "<a>\nb\n\n<b\nc",
    "a\r\nb\r\n\r\n- c\rd\r\re", "a  \nb\\\nc\n\n***\n- - -\n+\n\n  a\n",
    "-\n\n  a\n-\n  b\n- [x] c\n",
    "**a\nb** *c\n\nd* `e\n\nf`", "한글 **“강조”**는\n日本語\n\nعربي **(أ)** هنا\n\n👩‍👩‍👧 a\u{301}",
    "# 제목\n# 제목\n\n## 제목\n\n제목\n===", "- a\n\n      b\n   c\n 1. d\n\n\n   e\n2. f",
    "a\n\t\n \nb\n\u{FEFF}c",
    "    \n\n\na", "10. a\n    b\n\n   c", "a\n    b\n\n    c\n", "> ```\n> a\n\nb\n```",
    "- ```\n\n  a\n\n- b",
    "[a\n\nb]: /c\n[x]:\n/y\n\n[x]", "#\n##  \na\n#b", "\0a\u{0}\n\n\u{1B}[1mb\u{202E}",
  ]

  /// Each is cut at random.
  static let large: [(language: String, text: String)] = [
    (
      "ko",
      """
      # 한옥 소개

      **한옥(韓屋)**은 한국의 전통 가옥이다. 자세한 내용은 [안내서][guide]와 [여기](#차례)를 보라.

      ## 차례

      1. 준비
      2. **“설치”**는 간단하다
         - [x] 받기
         - [ ] 실행

         그 다음에 *계속*한다.

      | 이름 | 크기 | 설명 |
      |:-----|-----:|:----:|
      | 마루 | 12 | **나무**로 된 넓은 바닥 |
      | 온돌 | 3 | 바닥을 데우는 `난방` |

      [guide]: https://example.org/ko

      ```swift
      let 인사 = "안녕"

      print(인사)
      ```

      > 인용문은
      이어진다. [안내서][guide]

      끝.
      """
    ),
    (
      "ja",
      """
      日本語の見出し
      ==============

      これは**「重要」**です。長い段落は
      次の行に続きます。`コード`と~~取消~~も。

      - 項目一
      - 項目二

        > 引用「です」
        > 続き

      | 名前 | 値 |
      |------|----|
      | 東京 | 百 |
      | 大阪 | 二百、そして長い説明の文章 |

      ~~~sh
      echo "こんにちは"
      ~~~

      ***

      最後の段落[リンク](https://example.jp/道)。
      """
    ),
    (
      "zh-Hans",
      """
      ## 简介

      他说**“你好”**吗？这是
      中文文档。

      * 一
      * 二
          * 三

      |列|列二|
      |-|-:|
      |一|1|
      |二三四|22|

          缩进的代码

          第二段

      完。
      """
    ),
    (
      "ar",
      """
      # مرحبًا بكم

      هذه فقرة **مهمة** فيها `code` ورابط [هنا](https://example.org).

      > اقتباس
      > في سطرين

      1. أول
      2. ثانٍ
         - داخلي

      | الاسم | العدد |
      |-------|------:|
      | تفاح | 3 |
      | برتقال طويل جدًا | 12 |

      ```json
      {"a": 1}
      ```
      """
    ),
    (
      "hi",
      """
      हिन्दी शीर्षक
      ---

      यह एक **अनुच्छेद** है। क्षत्रिय और ज्ञान।

      + पहला
      + दूसरा

      | नाम | मान |
      |:---:|-----|
      | क्षेत्र | १२ |

      <div>
      HTML
      </div>

      अंत
      """
    ),
  ]
}
