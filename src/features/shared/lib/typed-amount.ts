import { AMOUNT_UNITS, CURRENCY_WORDS, MEASURE_WORDS } from './amount-words.ts'

/**
 * Why a text is no number for a box: it is none; it can be read as two ("1,5", "1.500"); or it has more digits after the point than
 * the box keeps.
 */
export type AmountFault = 'not-a-number' | 'two-meanings' | 'too-fine'

export type ReadAmount = { value: number; fault: null } | { value: null; fault: AmountFault }

const refused = (fault: AmountFault): ReadAmount => ({ value: null, fault })

/** A digit of any script as one of ours: those of a script stand in a row, from its zero on. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value++
  return String(value)
}

/** Full-width and other digits, typographic signs and spaces, and marks of direction, as the plain ones; lower case. */
export const plainFigures = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .replaceAll(/[−–—]/g, '-')
    .replaceAll(/[’ʼ`]/g, "'")
    .replaceAll('٬', ',')
    .replaceAll('،', ',')
    .replaceAll('٫', '.')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .trim()

const oneOf = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.$]/g, '\\$&'))
    .join('|')

const CURRENCY = `(?:${oneOf(CURRENCY_WORDS)})`
const AMOUNT = new RegExp(
  `^(-? ?)(?:${CURRENCY} ?)?(-? ?)([\\d.,' ]+?) ?(${oneOf(Object.keys(AMOUNT_UNITS))})?(?: ?${CURRENCY})?(?: ?(?:${oneOf(MEASURE_WORDS)}))?$`,
)

/** thousands between one sign throughout, then perhaps a fraction */
const GROUPED = /^(\d{1,3})([,.' ])\d{3}(?:\2\d{3})*(?:([.,])(\d+))?$/
/** lakh and crore: pairs before the last thousand */
const INDIAN = /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/
const DIGITS_MAX = 15

/** The number of digits, points and separators that have one meaning; where a lone point may be before thousands, `isDecimal` decides. */
function figureOf(text: string, isDecimal: boolean): number | AmountFault {
  if (text.replaceAll(/\D/g, '').length > DIGITS_MAX) return 'not-a-number'
  if (/^\d+$/.test(text)) return Number(text)
  const grouped = GROUPED.exec(text)
  if (grouped) {
    const [, lead = '', sign = '', point, fraction = ''] = grouped
    const whole = text.slice(0, point ? -(fraction.length + 1) : undefined)
    if (sign === '.' && !point && text.length - lead.length === 4) return isDecimal || lead === '0' ? Number(text) : 'two-meanings'
    if (lead.startsWith('0') || sign === point || (point === ',' && fraction.length === 3)) return 'two-meanings'
    return Number(`${whole.replaceAll(sign, '')}.${fraction || '0'}`)
  }
  if (INDIAN.test(text)) return Number(text.replaceAll(',', ''))
  if (/^\d*\.\d+$/.test(text)) return Number(text)
  return /^\d[\d.,]*\d$/.test(text) ? 'two-meanings' : 'not-a-number'
}

/**
 * The number that a person typed or pasted, in any spelling that has one meaning: "1,200,000", "1.200.000", "1 234 567", "12,34,567",
 * "S$1.2m", "RM 1.2 juta", "港幣800萬", digits of any script. Point and comma are those of CLDR for the languages of the site: a comma stands
 * between thousands, a point before a fraction. What other habits would read as another number is refused, not guessed: "1,5m",
 * "1.500" (but where the box keeps three digits after the point).
 *
 * @param decimals how many digits after the point are kept
 */
export function readAmount(typed: string, decimals = 0): ReadAmount {
  const match = AMOUNT.exec(plainFigures(typed))
  if (!match) return refused('not-a-number')
  const [, before = '', behind = '', figures = '', unit] = match
  const figure = figureOf(figures.trim(), decimals >= 3 && unit === undefined)
  if (typeof figure === 'string') return refused(figure)
  // twelve digits at most are meant: 1.1 million is not 1,100,000.0000000001
  const value = Number((figure * (unit === undefined ? 1 : (AMOUNT_UNITS[unit] ?? 1))).toPrecision(DIGITS_MAX))
  if (!Number.isSafeInteger(Math.trunc(value)) || (before.trim() && behind.trim())) return refused('not-a-number')
  if (value !== Number(value.toFixed(decimals))) return refused('too-fine')
  return { value: before.trim() || behind.trim() ? 0 - value : value, fault: null }
}

/** The number that was typed; null where there is none, or more than one. */
export const amountIn = (typed: string, decimals = 0): number | null => readAmount(typed, decimals).value

const KNOWN = [...Object.keys(AMOUNT_UNITS), ...CURRENCY_WORDS, ...MEASURE_WORDS.flatMap((words) => [words, ...words.split(' ')])]

/** Whether more keys can make an amount of what stands there: digits, signs, and the beginnings of words that go with amounts. */
export const isAmountBegun = (typed: string): boolean =>
  plainFigures(typed)
    .split(/[\d.,' -]+/)
    .filter(Boolean)
    .every((word) => KNOWN.some((known) => known.startsWith(word)))
