import { expect, it } from 'vitest'
import { type FoundHome, newsOfHomes, type SeenHomes } from './homes-seen.ts'

const DAY = 86_400
const NOW = 1_000 * DAY
const at = { now: NOW, readFrom: null }
const home = (id: string, firstSeenAt: number, later: { cut?: number; back?: number } = {}): FoundHome => ({
  id,
  firstSeenAt,
  backAt: later.back ?? null,
  newsAt: Math.max(firstSeenAt, later.cut ?? 0, later.back ?? 0),
})
const seen: SeenHomes = { since: NOW - 3 * DAY, homes: { known: NOW - 2 * DAY } }
const kinds = (found: FoundHome[], before: SeenHomes | null = seen) => newsOfHomes(before, found, at).news.map(({ id, kind }) => [id, kind])

it('tells homes that nobody knows as new, also those that were made cheaper since', () => {
  expect(kinds([home('a', NOW - DAY), home('b', NOW - 2 * DAY, { cut: NOW - DAY })])).toEqual([
    ['a', 'new'],
    ['b', 'new'],
  ])
})

it('tells known homes by what was last', () => {
  const found = [
    home('known', NOW - 2 * DAY),
    home('old', NOW - 90 * DAY, { cut: NOW - 50 * DAY, back: NOW - DAY }),
    home('older', NOW - 90 * DAY, { cut: NOW - DAY, back: NOW - 50 * DAY }),
  ]
  expect(kinds(found)).toEqual([
    ['old', 'back'],
    ['older', 'cut'],
  ])
  expect(kinds([home('known', NOW - 2 * DAY, { cut: NOW - DAY })])).toEqual([['known', 'cut']])
})

it('takes note at first, and tells nothing twice', () => {
  const found = [home('a', NOW - DAY)]
  expect(kinds(found, null)).toEqual([])
  const { seen: after } = newsOfHomes(null, found, at)
  expect(kinds(found, after)).toEqual([])
})

it('remembers what is not found for a while', () => {
  const { seen: after } = newsOfHomes({ since: 0, homes: { a: NOW - DAY } }, [], at)
  expect(kinds([home('a', NOW - DAY)], after)).toEqual([])
})

it('remembers some hundred, and then knows the time down to which all are known', () => {
  const found = Array.from({ length: 500 }, (_, n) => home(`h${n}`, NOW - n))
  const { news, seen: after } = newsOfHomes({ since: 0, homes: {} }, found, at)
  expect(news).toHaveLength(500)
  expect(Object.keys(after.homes)).toHaveLength(200)
  expect(kinds(found, after)).toEqual([])
  expect(kinds([home('next', NOW + 1), ...found], after)).toEqual([['next', 'new']])
  expect(newsOfHomes(after, [], at).seen.since).toBeGreaterThanOrEqual(after.since)
})
