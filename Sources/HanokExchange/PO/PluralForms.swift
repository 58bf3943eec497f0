import HanokLocalization
import HanokUnicode
import MessageFormat

/// The plural forms that a PO file is written with, each a plural category of CLDR.
struct PluralForms {
  /// The value of the header.
  let header: String
  /// The category of each form.
  let categories: [PluralCategory]

  /// Returns the forms of a language in CLDR's order, or nil if no expression in use gives them.
  ///
  /// A category that no integer reaches has no form: gettext counts integers only.
  static func forms(of language: LanguageTag) -> PluralForms? {
    guard let rules = try? PluralRules(language) else { return nil }
    let reached = Set(numbers.map { rules.category(of: Int64($0)) })
    let categories = PluralCategory.allCases.filter(reached.contains)
    let known = expressions.lazy.compactMap(PluralExpression.init).first { expression in
      expression.count == categories.count
        && numbers.allSatisfy { number in
          expression.form(of: number).map { categories[$0] } == rules.category(of: Int64(number))
        }
    }
    return known.map { PluralForms(header: $0.text, categories: categories) }
  }

  private init(header: String, categories: [PluralCategory]) {
    self.header = header
    self.categories = categories
  }

  /// Numbers in which the rules of all languages differ.
  private static let numbers: [UInt64] =
    Array(0...220) + [1_000, 1_001, 2_000, 10_000, 100_000, 1_000_000, 2_000_000, 1_000_001]

  /// The expressions that gettext, Poedit and Weblate know, in CLDR's order of categories.
  private static let expressions: [String] = [
    "nplurals=1; plural=0;",
    "nplurals=2; plural=(n != 1);",
    "nplurals=2; plural=(n > 1);",
    "nplurals=2; plural=(n%10!=1 || n%100==11);",
    "nplurals=2; plural=(n==1 || (n%10!=4 && n%10!=6 && n%10!=9)) ? 0 : 1;",
    "nplurals=2; plural=(n>1 && (n<11 || n>99));",
    "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
    "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
    "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;",
    "nplurals=3; plural=(n%10==1 && (n%100<11 || n%100>19) ? 0 : n%10>=2 && n%10<=9 && (n%100<11 || n%100>19) ? 1 : 2);",
    "nplurals=3; plural=(n%10==0 || n%100>=11 && n%100<=19 ? 0 : n%10==1 && n%100!=11 ? 1 : 2);",
    "nplurals=3; plural=(n==1 ? 0 : n==0 || n%100>=2 && n%100<=19 ? 1 : 2);",
    "nplurals=3; plural=(n==1 ? 0 : n==0 || n!=1 && n%100>=1 && n%100<=19 ? 1 : 2);",
    "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);",
    "nplurals=3; plural=(n==0 ? 0 : n==1 ? 1 : 2);",
    "nplurals=3; plural=(n==0 || n==1) ? 0 : n!=0 && n%1000000==0 ? 1 : 2;",
    "nplurals=3; plural=n==1 ? 0 : n!=0 && n%1000000==0 ? 1 : 2;",
    "nplurals=3; plural=(n==0 || n==1 ? 0 : n>=2 && n<=10 ? 1 : 2);",
    "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);",
    "nplurals=4; plural=(n==1 || n==11 ? 0 : n==2 || n==12 ? 1 : n>2 && n<20 ? 2 : 3);",
    "nplurals=4; plural=(n==1 ? 0 : n==2 ? 1 : n>10 && n%10==0 ? 2 : 3);",
    "nplurals=4; plural=(n%10==1 ? 0 : n%10==2 ? 1 : n%100==0 || n%100==20 || n%100==40 || n%100==60 || n%100==80 ? 2 : 3);",
    "nplurals=4; plural=(n==1 ? 0 : n==0 || n%100>=2 && n%100<=10 ? 1 : n%100>=11 && n%100<=19 ? 2 : 3);",
    "nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n==0 || n%100>=3 && n%100<=10 ? 2 : n%100>=11 && n%100<=19 ? 3 : 4);",
    "nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n>=3 && n<=6 ? 2 : n>=7 && n<=10 ? 3 : 4);",
    "nplurals=5; plural=(n%10==1 && n%100!=11 && n%100!=71 && n%100!=91 ? 0 : n%10==2 && n%100!=12 && n%100!=72 && n%100!=92 ? 1 : (n%10==3 || n%10==4 || n%10==9) && (n%100<10 || n%100>19) && (n%100<70 || n%100>79) && (n%100<90 || n%100>99) ? 2 : n!=0 && n%1000000==0 ? 3 : 4);",
    "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ? 4 : 5);",
    "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5);",
  ]
}

extension PluralCategory {
  /// The key of the category's variant: `*` for `other`.
  var variantKey: MessageModel.Key { self == .other ? .catchAll : .literal(rawValue) }
}
