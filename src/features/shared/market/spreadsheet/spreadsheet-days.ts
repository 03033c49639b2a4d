import type { Meanings } from './spreadsheet-cells.ts'

/** Which comes first of day and month, where both are numerals. */
export const DAY_ORDERS = ['DMY', 'MDY'] as const
export type DayOrder = (typeof DAY_ORDERS)[number]

/** English and Malay, as spreadsheets write them whole and short. */
const MONTH_WORDS: readonly string[] = [
  'january|januari|jan',
  'february|februari|feb',
  'march|mac|mar',
  'april|apr',
  'may|mei',
  'june|jun',
  'july|julai|jul',
  'august|ogos|aug|ogo',
  'september|sept|sep',
  'october|oktober|oct|okt',
  'november|nov',
  'december|disember|dec|dis',
]
const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_WORDS.flatMap((words, at) => words.split('|').map((word) => [word, at + 1] as const)),
)
/** 1 January 2000 and 31 December 2099 as the numbers of days that spreadsheets count (ECMA-376, 18.17.4.1: from 1900). */
const SERIALS = { min: 36_526, max: 73_050, epoch: Date.UTC(1899, 11, 30) } as const
const DAY_MS = 86_400_000

function isoDay(year: number, month: number, day: number): string | undefined {
  const at = new Date(Date.UTC(year, month - 1, day))
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day && year >= 1900 && year < 2200
    ? at.toISOString().slice(0, 10)
    : undefined
}

/** Two digits are a year up to 2029: from 30 on spreadsheets differ over the century. */
const yearOf = (digits: string): number => (digits.length === 4 ? Number(digits) : Number(digits) < 30 ? 2000 + Number(digits) : Number.NaN)

/** A day whose order is plain: the year first, the month in words, or a count of days. */
function plainDay(text: string): string | undefined {
  const sorted =
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text) ??
    /^(\d{4})(年)(\d{1,2})月(\d{1,2})[日号號]$/.exec(text) ??
    /^((?:19|20)\d\d)()(\d\d)(\d\d)$/.exec(text)
  if (sorted) return isoDay(Number(sorted[1]), Number(sorted[3]), Number(sorted[4]))
  const [, day, word, year] = /^(\d{1,2})[- /.]+(\p{L}+)[- /.,]+(\d{4}|\d\d)$/u.exec(text) ?? []
  if (word !== undefined) return isoDay(yearOf(year ?? ''), MONTHS.get(word.toLowerCase()) ?? 0, Number(day))
  const [, first, second, last] = /^(\p{L}+)[- ]+(\d{1,2}),?[- ]+(\d{4})$/u.exec(text) ?? []
  if (first !== undefined) return isoDay(Number(last), MONTHS.get(first.toLowerCase()) ?? 0, Number(second))
  const serial = /^\d{5}(?:[.,]\d+)?$/.test(text) ? Number.parseInt(text, 10) : 0
  return serial >= SERIALS.min && serial <= SERIALS.max ? new Date(SERIALS.epoch + serial * DAY_MS).toISOString().slice(0, 10) : undefined
}

/** Without the time of day, and the day of the week that long forms have. */
const withoutTime = (cell: string): string =>
  cell
    .normalize('NFKC')
    .trim()
    .replace(/[ T,]+(?:(?:上午|下午) ?)?\d{1,2}[:.]\d\d(?:[:.]\d\d(?:\.\d+)?)?(?: ?[ap]\.?m\.?| ?PG| ?PTG| ?Z|[+-]\d\d:?\d\d)?$/i, '')
    .replace(/^\p{L}+, */u, '')
    .replace(/ *(?:星期|周|週)[一二三四五六日天]$/, '')

function meant(DMY: string | undefined, MDY: string | undefined): Meanings<DayOrder, string> {
  if (DMY === undefined) return MDY === undefined ? {} : { MDY }
  return MDY === undefined ? { DMY } : { DMY, MDY }
}

/** The days ("2026-12-31") that a cell may mean by the order of its sheet. Years have four digits, but for forms with the month in words up to 2029. */
export function dayMeanings(cell: string): Meanings<DayOrder, string> {
  const text = withoutTime(cell)
  const [, first = '', , second = '', year = ''] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text) ?? []
  if (year === '') return meant(plainDay(text), plainDay(text))
  return meant(isoDay(Number(year), Number(second), Number(first)), isoDay(Number(year), Number(first), Number(second)))
}

/** The months ("2029-09") that a cell may mean: a spreadsheet makes "Sep-29" or a day of the month of it. */
export function monthMeanings(cell: string): Meanings<DayOrder, string> {
  const text = cell.normalize('NFKC').trim()
  const numbered = /^(\d{4})[-/.](\d{1,2})$/.exec(text) ?? /^(\d{4})年(\d{1,2})月$/.exec(text)
  const [, late, lateYear] = /^(\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  const [, word = '', wordYear = ''] = /^(\p{L}+)[- ]+(\d{4}|\d\d)$/u.exec(text) ?? []
  const day = numbered
    ? isoDay(Number(numbered[1]), Number(numbered[2]), 1)
    : late !== undefined
      ? isoDay(Number(lateYear), Number(late), 1)
      : isoDay(yearOf(wordYear), MONTHS.get(word.toLowerCase()) ?? 0, 1)
  if (day !== undefined) return meant(day.slice(0, 7), day.slice(0, 7))
  const { DMY, MDY } = dayMeanings(cell)
  return meant(DMY?.slice(0, 7), MDY?.slice(0, 7))
}
