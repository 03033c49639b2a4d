const HAN_DIGITS = '零一二三四五六七八九'
const HAN_UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 }

/** "一百五十万" → 1500000; null where it is no number. */
export function hanNumber(text: string): number | null {
  let [whole, part, digit, last] = [0, 0, 0, 0]
  for (const sign of text) {
    const value = sign === '两' ? 2 : HAN_DIGITS.indexOf(sign)
    const unit = HAN_UNITS[sign]
    if (value >= 0) digit = value
    else if (unit !== undefined) {
      part += (digit || 1) * unit
      last = unit
      digit = 0
    } else {
      last = sign === '万' ? 1e4 : 1e8
      whole = (whole + part + digit || 1) * last
      part = 0
      digit = 0
    }
  }
  // "一万八" is eighteen thousand
  const isShort = digit > 0 && last > 10 && !/[零]/.test(text)
  const all = whole + part + (isShort ? (digit * last) / 10 : digit)
  return all > 0 ? all : null
}
