import type { Meanings } from './spreadsheet-cells.ts'

export const DECIMAL_MARKS = ['POINT', 'COMMA'] as const
export type DecimalMark = (typeof DECIMAL_MARKS)[number]

/** The product's four currencies, as sheets write them before or behind an amount. A sheet in another currency has no amount that could be read. */
const CURRENCY = String.raw`(?:SGD|MYR|HKD|AUD|RM|(?:S|SG|HK|A|AU)?\$|港元|港幣|港币|新元|新幣|新币|澳元|令吉|元)`
const SIZES: Readonly<Record<string, number>> = {
  ribu: 1_000,
  thousand: 1_000,
  k: 1_000,
  juta: 1_000_000,
  million: 1_000_000,
  mil: 1_000_000,
  m: 1_000_000,
  千: 1_000,
  万: 10_000,
  萬: 10_000,
  百万: 1_000_000,
  百萬: 1_000_000,
  亿: 100_000_000,
  億: 100_000_000,
}
const AMOUNT = new RegExp(
  String.raw`^(-?)\s*(?:${CURRENCY}\s*)?(-?)([\d.,' ]*\d)\s*(${Object.keys(SIZES).join('|')})?\s*(?:${CURRENCY})?\s*(?:\/-|[.,]--?)?\s*$`,
  'i',
)
const PLAIN = /^(-?)()([\d.,' ]*\d)()$/

/** A numeral with one mark of its decimals; thousands are parted by one sign of the others, or not at all. */
const NUMERALS: Readonly<Record<DecimalMark, RegExp>> = {
  POINT: /^(\d{1,15}|[1-9]\d{0,2}([, '])\d{3}(?:\2\d{3})*)(?:\.(\d{1,15}))?$/,
  COMMA: /^(\d{1,15}|[1-9]\d{0,2}([. '])\d{3}(?:\2\d{3})*)(?:,(\d{1,15}))?$/,
}

function valueWith(mark: DecimalMark, digits: string, decimalsMax: number): number | undefined {
  const [, whole, , decimals = ''] = NUMERALS[mark].exec(digits) ?? []
  return whole === undefined || decimals.length > decimalsMax ? undefined : Number(`${whole.replace(/\D/g, '')}.${decimals || '0'}`)
}

/**
 * The numbers that a cell may mean by the mark of decimals of its sheet: "1,234.50", "1.234,50", "1 234,50". An amount of money may have a currency and words of size ("RM 1.2 juta", "120万"), and
 * has at most two decimals, so "1,250" is one of thousands.
 */
export function numberMeanings(cell: string, holds: 'number' | 'money'): Meanings<DecimalMark, number> {
  const written = cell.normalize('NFKC').replace(/[−–]/g, '-').replace(/’/g, "'").trim()
  const inside = /^\((.*)\)$/.exec(written)?.[1]
  const [, before, after, digits, size = ''] = (holds === 'money' ? AMOUNT : PLAIN).exec(inside ?? written) ?? []
  if (digits === undefined) return {}
  const sign = before || after || inside !== undefined ? -1 : 1
  const times = SIZES[size.toLowerCase()] ?? 1
  const values = DECIMAL_MARKS.flatMap((mark) => {
    const value = valueWith(mark, digits.trim(), holds === 'money' && size === '' ? 2 : 15)
    return value === undefined ? [] : [[mark, sign * (times === 1 ? value : Math.round(value * times))] as const]
  })
  return Object.fromEntries(values)
}
