/// A country by its two letters (ISO 3166-1 alpha-2); the language has its name.
public struct CountryCode: RawRepresentable, Codable, Hashable, Sendable,
  ExpressibleByStringLiteral
{
  /// The two letters in upper case, or the name of a country without letters, or empty.
  public let rawValue: String

  /// Creates a country from its letters, in upper or lower case, or from an unchanged name.
  public init(rawValue: String) {
    self.rawValue = rawValue.count == 2 ? rawValue.uppercased() : rawValue
  }

  /// Creates a country from its letters.
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  private init(_ letters: Letters) { self.init(rawValue: letters.rawValue) }

  /// An unknown country.
  public static let unknown = CountryCode(rawValue: "")

  /// The countries and territories of ISO 3166-1, by their letters.
  public static let all: [CountryCode] = Letters.allCases.map { CountryCode($0) }

  /// Whether ISO 3166-1 has the letters.
  public var isAssigned: Bool { letters != nil }

  /// The letters as a case, the key of the countries' data.
  var letters: Letters? { Letters(rawValue: rawValue.lowercased()) }

  /// ISO 3166-1 alpha-2, as of 2026.
  enum Letters: String, CaseIterable {
    case ad, ae, af, ag, ai, al, am, ao, aq, ar, `as`, at, au, aw, ax, az
    case ba, bb, bd, be, bf, bg, bh, bi, bj, bl, bm, bn, bo, bq, br, bs, bt, bv, bw, by, bz
    case ca, cc, cd, cf, cg, ch, ci, ck, cl, cm, cn, co, cr, cu, cv, cw, cx, cy, cz
    case de, dj, dk, dm, `do`, dz
    case ec, ee, eg, eh, er, es, et
    case fi, fj, fk, fm, fo, fr
    case ga, gb, gd, ge, gf, gg, gh, gi, gl, gm, gn, gp, gq, gr, gs, gt, gu, gw, gy
    case hk, hm, hn, hr, ht, hu
    case id, ie, il, im, `in`, io, iq, ir, `is`, it
    case je, jm, jo, jp
    case ke, kg, kh, ki, km, kn, kp, kr, kw, ky, kz
    case la, lb, lc, li, lk, lr, ls, lt, lu, lv, ly
    case ma, mc, md, me, mf, mg, mh, mk, ml, mm, mn, mo, mp, mq, mr, ms, mt, mu, mv, mw, mx, my, mz
    case na, nc, ne, nf, ng, ni, nl, no, np, nr, nu, nz
    case om
    case pa, pe, pf, pg, ph, pk, pl, pm, pn, pr, ps, pt, pw, py
    case qa
    case re, ro, rs, ru, rw
    case sa, sb, sc, sd, se, sg, sh, si, sj, sk, sl, sm, sn, so, sr, ss, st, sv, sx, sy, sz
    case tc, td, tf, tg, th, tj, tk, tl, tm, tn, to, tr, tt, tv, tw, tz
    case ua, ug, um, us, uy, uz
    case va, vc, ve, vg, vi, vn, vu
    case wf, ws
    case ye, yt
    case za, zm, zw
  }
}
