import { AMOUNT_UNITS } from '#lib/amount-words.ts'
import { isHan } from '#lib/han.ts'
import { foldHan } from '#lib/han-script.ts'
import { amountIn } from '#lib/typed-amount.ts'
import { BEDROOM_CHOICES } from './choices.ts'
import {
  FROM_BEHIND,
  FROM_WORDS,
  KIND_WORDS,
  LEADING_SIGNS,
  LEADING_WORDS,
  NUMERALS,
  ROOM_SIGNS,
  ROOM_WORDS,
  UP_TO_BEHIND,
  UP_TO_WORDS,
} from './intent-words.ts'
import type { MapFilter, Range } from './map-filter.ts'
import { snap } from './quantisation.ts'

/** What a typed text says beside a place. */
export interface SearchIntent {
  filter: MapFilter
  /** the text without what became a filter; a place, or nothing */
  rest: string
}

const escaped = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+'))
    .join('|')
/** Latin words stand alone; Chinese ones stand anywhere. */
const bounded = (words: readonly string[]): string => {
  const [han, latin] = [words.filter(isHan), words.filter((word) => !isHan(word))]
  return [
    ...(latin.length > 0 ? [`(?<![\\p{L}\\p{N}])(?:${escaped(latin)})(?![\\p{L}\\p{N}])`] : []),
    ...(han.length > 0 ? [escaped(han)] : []),
  ].join('|')
}

const UNITS = escaped(Object.keys(AMOUNT_UNITS))
/** "$1.5m", "rm 500k", "1,200,000", "150万"; digits alone are an amount from five on */
const AMOUNT = `(?<![\\d.,])(?:(?:s\\$|a\\$|hk\\$|\\$|sgd|rm|myr|hkd|aud)\\s*)?(\\d(?:[\\d.,]*\\d)?)(?:\\s*(${UNITS})(?![a-z]))?`
const NUMBER = `(\\d|${escaped(Object.keys(NUMERALS))})`

const PATTERNS = {
  between: new RegExp(`(?:between\\s+|dari\\s+|from\\s+)?${AMOUNT}\\s*(?:-|–|to|and|hingga|到|至)\\s*${AMOUNT}`, 'iu'),
  upTo: new RegExp(`(?:${bounded(UP_TO_WORDS)})\\s*${AMOUNT}|${AMOUNT}\\s*(?:${bounded(UP_TO_BEHIND)})|<\\s*${AMOUNT}`, 'iu'),
  from: new RegExp(`(?:${bounded(FROM_WORDS)})\\s*${AMOUNT}|${AMOUNT}\\s*(?:${bounded(FROM_BEHIND)})|>\\s*${AMOUNT}`, 'iu'),
  rooms: new RegExp(
    `(?<![\\p{L}\\p{N}#-])${NUMBER}\\s*[- ]?\\s*(?:${escaped(ROOM_WORDS)})(?![\\p{L}\\p{N}])|${NUMBER}\\s*(?:${escaped(ROOM_SIGNS)})`,
    'iu',
  ),
  kinds: KIND_WORDS.map(({ words, filter }) => ({ pattern: new RegExp(bounded(words), 'iu'), filter })),
  leading: new RegExp(`^(?:\\s|${bounded(LEADING_WORDS)}|${escaped(LEADING_SIGNS)})+|(?:\\s|${escaped(LEADING_SIGNS)})+$`, 'giu'),
}

const AMOUNT_LEAST = 10_000

function amountOf(digits: string | undefined, unit: string | undefined): number | null {
  const amount = amountIn(`${digits ?? ''} ${unit ?? ''}`)
  return amount !== null && amount >= AMOUNT_LEAST ? snap('price', amount) : null
}

/** Of a match, the first pair of digits and unit that took part. */
const firstAmount = ([, ...groups]: RegExpExecArray): number | null => {
  const at = groups.findIndex((group, i) => i % 2 === 0 && group !== undefined)
  return at < 0 ? null : amountOf(groups[at], groups[at + 1])
}

function priceOf(text: string): { range: Range; found: string } | null {
  const between = PATTERNS.between.exec(text)
  if (between) {
    const [found, low, lowUnit, high, highUnit] = between
    const [min, max] = [amountOf(low, lowUnit ?? highUnit), amountOf(high, highUnit)]
    if (min !== null && max !== null && min < max) return { range: { min, max }, found }
  }
  const upTo = PATTERNS.upTo.exec(text)
  const max = upTo && firstAmount(upTo)
  if (upTo && max !== null) return { range: { min: null, max }, found: upTo[0] }
  const from = PATTERNS.from.exec(text)
  const min = from && firstAmount(from)
  return from && min !== null ? { range: { min, max: null }, found: from[0] } : null
}

function roomsOf(text: string): { bedrooms: NonNullable<MapFilter['bedrooms']>; found: string } | null {
  const match = PATTERNS.rooms.exec(text)
  const word = match?.[1] ?? match?.[2]
  if (!match || word === undefined) return null
  const count = NUMERALS[word.toLowerCase()] ?? Number(word)
  if (!(count >= 1 && count <= 9)) return null
  const choice = count >= 5 ? '5+' : (BEDROOM_CHOICES.find((one) => one === String(count)) ?? '5+')
  return { bedrooms: [choice], found: match[0] }
}

/**
 * What a text asks beside its place: "3 bedroom condo under 1.5m bishan" is three bedrooms, private apartments, up to 1.5 million, and
 * "bishan". Only what cannot be a name is read; everything else stays in the rest. Callers search for the text as
 * typed first.
 */
export function readIntent(text: string): SearchIntent {
  let rest = foldHan(text)
  const take = (found: string) => {
    const at = rest.toLowerCase().indexOf(found.toLowerCase())
    if (at >= 0) rest = `${rest.slice(0, at)} ${rest.slice(at + found.length)}`
  }
  const price = priceOf(rest)
  if (price) take(price.found)
  const rooms = roomsOf(rest)
  if (rooms) take(rooms.found)
  let filter: MapFilter = { ...(price ? { price: price.range } : {}), ...(rooms ? { bedrooms: rooms.bedrooms } : {}) }
  for (const kind of PATTERNS.kinds) {
    const found = kind.pattern.exec(rest)?.[0]
    if (found === undefined) continue
    take(found)
    // what was said before wins over what it contradicts
    filter = { ...kind.filter, ...filter }
  }
  const bare = rest.replaceAll(PATTERNS.leading, ' ').replaceAll(/\s+/g, ' ').trim()
  return { filter, rest: bare }
}

export const hasIntent = ({ filter }: SearchIntent): boolean => Object.keys(filter).length > 0
