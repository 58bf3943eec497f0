import HanokUnicode
import Testing

@testable import HanokExchange

@Suite struct PluralFormsTests {
  @Test(arguments: [
    ("nplurals=1; plural=0;", [0, 0, 0, 0]),
    ("nplurals=2; plural=(n != 1);", [1, 0, 1, 1]),
    ("nplurals=2; plural=n>1", [0, 0, 1, 1]),
    (
      "nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2;",
      [2, 0, 1, 2]
    ),
    ("nplurals=4; plural=!n + 2 * (n - 1 == 1) + (n / 5 > 0);", [1, 0, 2, 1]),
  ])
  func anExpressionGivesForms(text: String, forms: [Int]) throws {
    let expression = try #require(PluralExpression(text))
    #expect([0, 1, 2, 5].map { expression.form(of: $0) } == forms)
  }

  @Test(arguments: [
    "", "nplurals=2", "plural=0;", "nplurals=0; plural=0;", "nplurals=99; plural=0;",
    "nplurals=2; plural=(n;", "nplurals=2; plural=n!;", "nplurals=2; plural=m;",
    "nplurals=2; plural=n ? 1;", "nplurals=2; plural=99999999999999999999999;",
    "nplurals=2; plural=" + String(repeating: "(", count: 9_999),
    "nplurals=2; plural=" + String(repeating: "!", count: 9_999),
    "nplurals=2; plural=" + String(repeating: "n?0:", count: 9_999) + "0",
    "nplurals=2; plural=n" + String(repeating: "+n", count: 160_000),
    "nplurals=2; plural=n" + String(repeating: "&&n", count: 160_000),
    "nplurals=2; plural=n = = 1", "nplurals=2; plural=1 0", "nplurals=2; plural=n ! = 1",
  ])
  func invalidExpressionsAreRejected(text: String) {
    #expect(PluralExpression(text) == nil)
  }

  @Test func missingFormsReturnNil() {
    #expect(PluralExpression("nplurals=2; plural=n;")?.form(of: 2) == nil)
    #expect(PluralExpression("nplurals=2; plural=1/n;")?.form(of: 0) == nil)
    #expect(PluralExpression("nplurals=2; plural=1%n;")?.form(of: 0) == nil)
  }

  /// Each form of each expression is its category's in ICU's rules.
  @Test(arguments: [
    ("ko", 1), ("ja", 1), ("en", 2), ("de", 2), ("tr", 2), ("hi", 2), ("is", 2), ("fil", 2),
    ("fr", 3), ("es", 3), ("it", 3), ("pt", 3), ("pt-PT", 3), ("pl", 3), ("ru", 3), ("uk", 3),
    ("cs", 3), ("sk", 3), ("sr", 3), ("hr", 3), ("lt", 3), ("lv", 3), ("ro", 3), ("he", 3),
    ("sl", 4), ("mt", 5), ("ga", 5), ("br", 5), ("cy", 6), ("ar", 6), ("gd", 4), ("gv", 4),
    ("shi", 3), ("lag", 3), ("tzm", 2), ("zh-Hant", 1), ("vi", 1), ("fa", 2), ("bn", 2),
  ])
  func formsAgreeWithTheLanguage(tag: String, count: Int) throws {
    let language = try LanguageTag(tag)
    let forms = try #require(PluralForms.forms(of: language), "\(tag)")
    #expect(forms.categories.count == count)
    let expression = try #require(PluralExpression(forms.header))
    let rules = try PluralRules(language)
    for number in UInt64(0)...1_000 {
      let form = try #require(expression.form(of: number))
      #expect(forms.categories[form] == rules.category(of: Int64(number)), "\(tag) \(number)")
    }
    #expect(forms.categories == PluralCategory.allCases.filter(forms.categories.contains))
  }

  @Test func aConditionIsDecidedByItsFirstOperand() {
    // `n` isn't divided by 0.
    #expect(PluralExpression("nplurals=2; plural=n && 1/n;")?.form(of: 0) == 0)
    #expect(PluralExpression("nplurals=2; plural=!n || 1/n;")?.form(of: 0) == 1)
    #expect(PluralExpression("nplurals=2; plural=n ? 1/n : 1;")?.form(of: 0) == 1)
  }

  private func categories(_ header: String, _ tag: String) throws -> [PluralCategory?]? {
    let use = PluralUse(header, in: try LanguageTag(tag))
    return use.map { use in (0..<use.count).map { use.mainCategory(ofForm: $0) } }
  }

  @Test func formsHaveTheCategoryThatTheyServe() throws {
    let polish =
      "nplurals=3; plural=n==1 ? 2 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 0 : 1;"
    #expect(try categories(polish, "pl") == [.few, .many, .one])
    // The old rule of French, without millions.
    #expect(try categories("nplurals=2; plural=(n > 1);", "fr") == [.one, .other])
    // A form that no integer has, as fractions in Czech.
    let czech = "nplurals=4; plural=n==1 ? 0 : n>=2 && n<=4 ? 1 : n%1!=0 ? 2 : 3;"
    #expect(try categories(czech, "cs") == [.one, .few, nil, .other])
    // A number has a form that the file can't have.
    #expect(try categories("nplurals=2; plural=n;", "fr") == nil)
  }
}
