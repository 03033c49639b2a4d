import { enterNumber, type NumberBounds, type NumberEntry } from './number-entry.ts'

/** Suffixes that multiply a number. */
const UNITS: Record<string, number> = {
  k: 1e3,
  千: 1e3,
  w: 1e4,
  万: 1e4,
  萬: 1e4,
  m: 1e6,
  mil: 1e6,
  mio: 1e6,
  亿: 1e8,
  億: 1e8,
  b: 1e9,
  bn: 1e9,
}
/** currencies and units that are copied together with a figure */
const COMPANIONS = /^(?:[a-z]{0,3}\$|rm|sgd|hkd|myr|aud|¥)|(?:%|psf|sq\.?\s?ft\.?|sq\.?\s?m\.?|m²|尺|呎|元)$/gi
const WITH_UNIT = /^(-?\d+(?:\.\d+)?)(k|千|w|万|萬|mil|mio|m|亿|億|bn?)$/i
/** "1.200.000": points between thousands */
const POINTED = /^-?\d{1,3}(?:\.\d{3}){2,}$/
/** a comma before fewer digits than a thousand has */
const DECIMAL_COMMA = /^-?\d+,\d{1,2}$/

/** Full-width digits and signs as they come from Chinese keyboards, typographic minus, all kinds of spaces and apostrophes. */
const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[−–—]/g, '-')
    .replaceAll(/[\s'’_]/g, '')
    .replaceAll(COMPANIONS, '')

/** An entry that may be left as it is, or may become another when more is typed: its value counts only when the box is left. */
export interface TypedNumber extends NumberEntry {
  isOpen: boolean
}

const settled = (entry: NumberEntry | null): TypedNumber | null => entry && { ...entry, isOpen: false }

/**
 * Reads what is typed or pasted into a number box, in any spelling that has one meaning only: "S$1.2m", "800k", "1.200.000",
 * "－５％", "2,5" where decimals may be. Null: it is no number, or beyond what may be entered; then the box keeps what it had.
 */
export function typedNumber(typed: string, { min, max, decimals = 0 }: NumberBounds, before: string): TypedNumber | null {
  const own = plain(typed)
  const isNegative = min === undefined || min < 0
  if (own.startsWith('-') && !isNegative) return null
  if (own === '-') return { text: '-', value: null, isOpen: true }
  const unit = WITH_UNIT.exec(own.replaceAll(',', ''))
  if (unit) {
    const value = Number(((Number(unit[1]) || 0) * (UNITS[(unit[2] ?? '').toLowerCase()] ?? 1)).toFixed(decimals))
    return settled(enterNumber(String(value), { max, decimals }))
  }
  if (POINTED.test(own)) return settled(enterNumber(own.replaceAll('.', ''), { max, decimals }))
  const isInserted = own.length > before.length
  if (decimals > 0 && isInserted && DECIMAL_COMMA.test(own)) {
    const entry = enterNumber(own.replace(',', '.'), { max, decimals })
    // "1,5" may be on its way to "1,500"
    return entry && { ...entry, text: own, isOpen: true }
  }
  if (decimals > 0 && isInserted && /^-?\d+,$/.test(own))
    return { ...(enterNumber(own, { max, decimals }) ?? { value: null }), text: own, isOpen: true }
  // a point where no decimals are kept may be on its way to "1.2m"
  if (decimals === 0 && /^-?\d+\.\d{0,3}$/.test(own)) {
    const whole = enterNumber(own.split('.')[0] ?? '', { max })
    return whole && { ...whole, text: own, isOpen: true }
  }
  return settled(enterNumber(own, { max, decimals }))
}
