import type { ListingState } from '#graphql/listing-kinds.ts'
import { ADVERTISED_STATES } from '../../db/trade/words.ts'

/** One advertisement over time; times in unix seconds. */
export interface AdvertisedOverTime {
  state: ListingState
  stateAt: number
  firstSeenAt: number
  /** what was asked from when, the oldest first; none where its price is hidden */
  prices: readonly { at: number; price: number }[]
  /** its changes of state, the oldest first */
  changes: readonly { at: number; toState: ListingState }[]
}

/** What was asked for a home from then on; null: nobody advertised it with a price. */
export interface AskedStep {
  at: number
  price: number | null
}

export interface AskingHistory {
  steps: AskedStep[]
  /** the first price; null where it was never advertised */
  first: number | null
  /** when somebody asked less than before and so the least price fell */
  cutAt: number | null
  /** since when nobody advertises it; null while somebody does */
  goneAt: number | null
  /** it was gone once and came back */
  isBack: boolean
  /** when it last came back; null: it never was gone */
  backAt: number | null
  /** on how many seconds somebody advertised it, up to now */
  advertisedSeconds: number
}

interface Span {
  from: number
  /** null: still */
  until: number | null
}

export const isAdvertised = (state: ListingState): boolean => ADVERTISED_STATES.some((one) => one === state)

/** When an advertisement stood. Where its changes are not known it stood from when it was first seen until its present state. */
function spansOf({ state, stateAt, firstSeenAt, changes }: AdvertisedOverTime): Span[] {
  const [first] = changes
  const spans: Span[] = first ? (isAdvertised(first.toState) ? [] : [{ from: firstSeenAt, until: null }]) : []
  if (!first && state !== 'draft') spans.push({ from: firstSeenAt, until: null })
  for (const { at, toState } of changes) {
    const open = spans.at(-1)
    const isOpen = open !== undefined && open.until === null
    if (isAdvertised(toState) && !isOpen) spans.push({ from: at, until: null })
    else if (!isAdvertised(toState) && isOpen) open.until = at
  }
  const last = spans.at(-1)
  if (isAdvertised(state) && last?.until !== null) spans.push({ from: stateAt, until: null })
  else if (!isAdvertised(state) && last?.until === null) last.until = Math.max(last.from, stateAt)
  return spans.filter(({ from, until }) => until === null || until > from)
}

interface Line {
  spans: Span[]
  prices: AdvertisedOverTime['prices']
}

const standsAt = ({ spans }: Line, at: number): boolean => spans.some(({ from, until }) => from <= at && (until === null || at < until))

const priceAt = ({ prices }: Line, at: number): number | null => (prices.findLast((one) => one.at <= at) ?? prices[0])?.price ?? null

const someStandsAt = (lines: readonly Line[], at: number): boolean => lines.some((line) => standsAt(line, at))

function leastAt(lines: readonly Line[], at: number): number | null {
  const asked = lines.flatMap((line) => (standsAt(line, at) ? (priceAt(line, at) ?? []) : []))
  return asked.length === 0 ? null : Math.min(...asked)
}

const cuts = ({ prices }: Line): number[] =>
  prices.flatMap(({ at, price }, i) => (i > 0 && price < (prices[i - 1]?.price ?? 0) ? [at] : []))

/** The least price asked for a home over time, of all its advertisements together. */
export function askingHistory(advertisements: readonly AdvertisedOverTime[], now: number): AskingHistory {
  const lines = advertisements.map((one): Line => ({ spans: spansOf(one), prices: one.prices })).filter(({ spans }) => spans.length > 0)
  const times = [
    ...new Set(
      lines.flatMap(({ spans, prices }) => [
        ...spans.flatMap(({ from, until }) => (until === null ? [from] : [from, until])),
        ...prices.map(({ at }) => at),
      ]),
    ),
  ].sort((a, b) => a - b)
  const cutTimes = new Set(lines.flatMap(cuts))
  const steps: AskedStep[] = []
  let cutAt: number | null = null
  for (const at of times) {
    const price = leastAt(lines, at)
    const before = steps.at(-1)?.price ?? null
    if (steps.length === 0 ? price === null : price === before) continue
    if (price !== null && before !== null && price < before && cutTimes.has(at)) cutAt = at
    steps.push({ at, price })
  }
  return { steps, cutAt, first: steps[0]?.price ?? null, ...presenceOf(lines, times, now) }
}

/** When somebody advertised it, whether with a price or without. */
function presenceOf(lines: readonly Line[], times: readonly number[], now: number) {
  const stands = times.map((at) => someStandsAt(lines, at))
  const first = stands.indexOf(true)
  const last = stands.lastIndexOf(true)
  const back = stands.findLastIndex((is, i) => is && i > first && stands[i - 1] === false)
  const backAt = back === -1 ? null : (times[back] ?? null)
  return {
    advertisedSeconds: times.reduce((sum, at, i) => (stands[i] ? sum + Math.max(0, (times[i + 1] ?? now) - at) : sum), 0),
    goneAt: last === -1 ? null : (times[last + 1] ?? null),
    isBack: backAt !== null,
    backAt,
  }
}
