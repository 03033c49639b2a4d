import { RECORD_MAX_CHARS } from './feed-bounds.ts'
import { RecordFault } from './feed-fault.ts'
import { plainText } from './plain-text.ts'

/** The fields of a record as its file gives them, by RESO name; texts where the format knows nothing else, a {@link RecordFault} where a cell has no one meaning. */
export type RawFields = Readonly<Record<string, unknown>>

/** Told what is left out of a record that is taken. */
export type Omit = (fault: RecordFault) => void

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** A text of at most `max` characters, as plain text; '' without one. */
export function textIn(raw: RawFields, name: string, max: number, keepsLines = false): string {
  const value = raw[name]
  if (isEmpty(value)) return ''
  if (value instanceof RecordFault) throw value
  if (typeof value !== 'string' && typeof value !== 'number') throw new RecordFault('wrong-type', name, 'is no text')
  // what is far too long is not worth the cleaning
  if (String(value).length > 4 * max + 1_000) throw new RecordFault('too-long', name, `has more than ${max} characters`)
  const text = plainText(String(value), keepsLines)
  if (text.length > max) throw new RecordFault('too-long', name, `has more than ${max} characters`)
  return text
}

/** A text of at most `max` characters; of a longer one its beginning, up to the last word that is whole. */
export function beginningIn(raw: RawFields, name: string, max: number, omit: Omit, keepsLines = false): string {
  const value = raw[name]
  const given = typeof value === 'string' ? value.slice(0, RECORD_MAX_CHARS) : value
  const text = textIn({ [name]: given }, name, RECORD_MAX_CHARS, keepsLines)
  if (text.length <= max) return text
  omit(new RecordFault('too-long', name, `has more than ${max} characters; its end is left out`))
  return text.slice(0, max).replace(/\s\S{0,40}$/u, '')
}

export function requiredText(raw: RawFields, name: string, max: number): string {
  const text = textIn(raw, name, max)
  if (text === '') throw new RecordFault('missing', name, 'is missing')
  return text
}

interface Bounds {
  min: number
  max: number
  isWhole?: boolean
}

const NUMERAL = /^(?:[A-Z]{0,3}\$|RM|[A-Z]{3})?\s*(-?\d{1,15}|\d{1,3}(?:,\d{3})+)(\.\d{1,10})?$/

/** "910000", "910,000.00", "$910,000", "AUD 910000"; null for other texts. A comma stands between thousands alone. */
export function numeralIn(text: string): number | null {
  const [, whole, part = ''] = NUMERAL.exec(text.trim()) ?? []
  return whole === undefined ? null : Number(whole.replaceAll(',', '') + part)
}

/** The number that a value is or writes; null where it is none. */
export function statedNumber(value: unknown): number | null {
  const number = typeof value === 'string' ? numeralIn(value) : value
  return typeof number === 'number' ? number : null
}

/** A number within bounds; null without one. */
export function numberOf(raw: RawFields, name: string, { min, max, isWhole = false }: Bounds): number | null {
  const value = raw[name]
  if (isEmpty(value)) return null
  if (value instanceof RecordFault) throw value
  const number = statedNumber(value)
  if (number === null) throw new RecordFault('wrong-type', name, 'is no number')
  if (!Number.isFinite(number) || (isWhole && !Number.isInteger(number))) throw new RecordFault('wrong-type', name, 'is no whole number')
  if (number < min || number > max) throw new RecordFault('out-of-range', name, `is not between ${min} and ${max}`)
  return number
}

/** The value that a word stands for; words are compared without case, spaces and signs. null without one. */
export function wordIn<Value>(raw: RawFields, name: string, words: Readonly<Record<string, Value>>): Value | null {
  const text = textIn(raw, name, 80)
  if (text === '') return null
  const key = wordKey(text)
  if (!Object.hasOwn(words, key)) throw new RecordFault('unknown-value', name, 'is none of the values that are known')
  return words[key] ?? null
}

/** Words by which the formats say that something is shown; nothing said is shown as well. Any other word hides it: what is not understood is not published. */
const SHOWN_WORDS = ['', 'yes', 'y', 'true', '1']

export const isToBeShown = (raw: RawFields, name: string): boolean => {
  const value = raw[name]
  return isEmpty(value) || SHOWN_WORDS.includes(String(value).trim().toLowerCase())
}

export const wordKey = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

const YEAR_MIN = 2000
const YEAR_MAX = 2100

/** A moment with its offset from UTC (ISO 8601; without one it is UTC), in unix seconds. */
export function timeOf(raw: RawFields, name: string): number {
  const written = requiredText(raw, name, 40)
  const [, date = '', rest = ''] = /^(\d{1,2}[/.]\d{1,2}[/.]\d{4})(.*)$/.exec(written) ?? []
  const text = date === '' ? written : `${dayWritten(date) ?? date}${rest.replace(/^ (\d):/, ' 0$1:')}`
  const [, day, clock, zone] =
    /^(\d{4}-\d\d-\d\d)(?:[T -](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?))?(Z|[+-]\d\d:?\d\d)?$/.exec(text.replace(/ ?(?:UTC|GMT)$/, 'Z')) ?? []
  const at = day === undefined ? Number.NaN : Date.parse(`${day}T${clock ?? '00:00'}${zone ?? 'Z'}`)
  const year = new Date(at).getUTCFullYear()
  if (Number.isNaN(at) || year < YEAR_MIN || year > YEAR_MAX) throw new RecordFault('not-a-time', name, 'is no time')
  return Math.floor(at / 1_000)
}

/** "2026-12-01"; null without one. Also of "20261201" and "01/12/2026", where the day is above twelve or the same as the month. */
export function dayIn(raw: RawFields, name: string): string | null {
  const text = textIn(raw, name, 40)
  if (text === '') return null
  const day = dayWritten(text)
  const at = Date.parse(`${day}T00:00Z`)
  if (!day || Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) throw new RecordFault('not-a-time', name, 'is no day')
  return day
}

/** The day that a text names; undefined where it has none, or more than one meaning. */
function dayWritten(text: string): string | undefined {
  const iso = /^(\d{4})-?(\d\d)-?(\d\d)(?:$|[T -])/.exec(text)
  if (iso) return iso.slice(1).join('-')
  const [, first = '', second = '', year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? []
  if (year === undefined) return undefined
  const [a, b] = [first.padStart(2, '0'), second.padStart(2, '0')]
  if (Number(a) > 12 || a === b) return `${year}-${b}-${a}`
  return Number(b) > 12 ? `${year}-${a}-${b}` : undefined
}

const ADDRESS_MAX_CHARS = 1_000

/** An https address; null without one. */
export function linkOf(raw: RawFields, name: string): string | null {
  const value = raw[name]
  if (isEmpty(value)) return null
  if (typeof value !== 'string') throw new RecordFault('wrong-type', name, 'is no text')
  const link = safeLink(value)
  if (link === null) throw new RecordFault('not-an-address', name, 'is no https address')
  return link
}

/** Some systems write an address as if it were a part of another: "http%3A%2F%2Fa.example". */
function unescapedLink(text: string): string {
  if (!/^https?%3a/i.test(text)) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** An https address without a name or password in it, as the URL standard writes it; null for anything else. */
export function safeLink(text: string): string | null {
  const trimmed = unescapedLink(text.trim())
  if (trimmed.length > ADDRESS_MAX_CHARS || !URL.canParse(trimmed)) return null
  const url = new URL(trimmed)
  // what was written before every host had a certificate
  if (url.protocol === 'http:' && url.port === '') url.protocol = 'https:'
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null
  return url.href.length > ADDRESS_MAX_CHARS ? null : url.href
}
