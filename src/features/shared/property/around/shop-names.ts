/**
 * Shops and banks by the legal names of who runs them, which registers of licences hold in place of the name over the door. Written
 * down from general knowledge on 2026-11-23.
 */
const SIGNS: readonly [operator: RegExp, sign: string][] = [
  [/^ntuc fairprice/i, 'FairPrice'],
  [/^cold storage/i, 'Cold Storage'],
  [/^sheng siong/i, 'Sheng Siong'],
  [/^hao mart/i, 'Hao Mart'],
  [/^prime supermarket/i, 'Prime Supermarket'],
  [/^u stars/i, 'U Stars'],
  [/^(?:song fish|the seafood market place)/i, 'Song Fish'],
  [/^pan pacific (?:international|retail)/i, 'Don Don Donki'],
  [/^isetan/i, 'Isetan'],
  [/^swiss butchery/i, 'Swiss Butchery'],
  [/^(?:dbs|posb)\b/i, 'DBS / POSB'],
  [/^oversea-chinese banking|^ocbc\b/i, 'OCBC'],
  [/^united overseas bank|^uob\b/i, 'UOB'],
  [/^the hongkong and shanghai banking|^hsbc\b/i, 'HSBC'],
  [/^standard chartered/i, 'Standard Chartered'],
  [/^malayan banking|^maybank\b/i, 'Maybank'],
]

const LEGAL_FORM =
  /[\s,]+(?:\((?:s|singapore|sg|\d{4})\)\s*)?(?:pte\.?\s*ltd\.?|private limited|co-operative ltd\.?|sdn\.?\s*bhd\.?|limited|ltd\.?|llp)\s*\??$/i
const SHOP_WORD = /mart|market|shop|store|grocer|food|butcher|fish|meat|trading|enterprise|provision|farm|organic|company|bank|bhd/i

/**
 * The name of a shop or bank as people know it: its sign, else its legal name without its form. Null where a register names a person, who is
 * no sign over a door.
 */
export function shopName(name: string): string | null {
  const sign = SIGNS.find(([operator]) => operator.test(name))?.[1]
  if (sign) return sign
  const short = name.replace(LEGAL_FORM, '').trim()
  return short !== name.trim() || SHOP_WORD.test(name) || /[,&\d]/.test(name) || name.split(/\s+/).length > 4 ? short : null
}
