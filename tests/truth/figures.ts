import type { FileDeal, FileHome, Told } from './home.ts'

/** §9: 1 sqm = 10.7639 sqft. */
const SQFT = 10.7639
const psf = ({ price, sqm }: FileDeal) => price / (sqm * SQFT)

const monthNumber = (month: number) => Math.floor(month / 100) * 12 + (month % 100) - 1
const LATE_MONTHS = 12

/** The middle value; between two their mean. */
export function middle(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

interface Judged {
  home: FileHome
  deal: FileDeal
  month: number
  logPsf: number
}

/** Month-to-month steps weigh as much as so many sales (docstring of the price index). */
const STEP_WEIGHT = 8
const SOLVED = 1e-22

/**
 * What a month adds to log prices, when every kind of home in every place has a level of its own: least squares, solved by conjugate gradients
 * over the months, with the levels taken out. The first month is 0.
 */
function monthEffects(rows: readonly Judged[], levelOf: (row: Judged) => string): Map<number, number> {
  const first = rows.reduce((least, { month }) => Math.min(least, month), Number.POSITIVE_INFINITY)
  const size = rows.reduce((most, { month }) => Math.max(most, month), first) - first + 1
  const groups = [...Map.groupBy(rows, levelOf).values()]
  /** takes each group's mean out of a value per row, and sums what is left by month */
  const within = (of: (row: Judged) => number): Float64Array => {
    const sums = new Float64Array(size)
    for (const group of groups) {
      const mean = group.reduce((sum, row) => sum + of(row), 0) / group.length
      for (const row of group) sums[row.month - first] = (sums[row.month - first] ?? 0) + of(row) - mean
    }
    return sums
  }
  const times = (x: Float64Array): Float64Array => {
    const at = (month: number) => x[month] ?? 0
    const out = within((row) => at(row.month - first))
    for (let month = 0; month < size; month++) {
      const steps = (month > 0 ? at(month) - at(month - 1) : 0) + (month < size - 1 ? at(month) - at(month + 1) : 0)
      out[month] = month === 0 ? 0 : (out[month] ?? 0) + STEP_WEIGHT * steps
    }
    return out
  }
  const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
  const x = new Float64Array(size)
  const rest = within((row) => row.logPsf)
  rest[0] = 0
  let direction = Float64Array.from(rest)
  let left = dot(rest, rest)
  const enough = left * SOLVED
  for (let step = 0; step < 4 * size && left > enough && left > 0; step++) {
    const image = times(direction)
    const far = left / dot(direction, image)
    for (let at = 0; at < size; at++) {
      x[at] = (x[at] ?? 0) + far * (direction[at] ?? 0)
      rest[at] = (rest[at] ?? 0) - far * (image[at] ?? 0)
    }
    const now = dot(rest, rest)
    direction = direction.map((value, at) => (rest[at] ?? 0) + (now / left) * value)
    left = now
  }
  return new Map([...x].map((value, at) => [first + at, value]))
}

const FEW = 5
const DEVIATIONS = 6 * 1.4826
const LEAST_AWAY = 0.5

/**
 * Sales whose price is so far from others of their kind that figures leave them out: six robust deviations and ×1.65, from the middle of the home's own
 * sales of that kind, or, where those are fewer than five, from the middle of the kind in the whole segment; prices brought to one month before.
 */
export function strangeSales(homes: Iterable<FileHome>): Set<FileDeal> {
  const rows: Judged[] = []
  for (const home of homes)
    for (const deal of home.deals)
      if (!deal.isRent && !deal.isAside) rows.push({ home, deal, month: monthNumber(deal.month), logPsf: Math.log(psf(deal)) })
  const strange = new Set<FileDeal>()
  for (const segment of Map.groupBy(rows, ({ home }) => home.segment).values()) {
    const own = ({ home, deal }: Judged) => `${home.key}|${deal.kind}`
    const effects = monthEffects(segment, own)
    const level = (row: Judged) => row.logPsf - (effects.get(row.month) ?? 0)
    const middles = (key: (row: Judged) => string) => {
      const groups = Map.groupBy(segment, key)
      return (row: Judged) => {
        const group = groups.get(key(row)) ?? []
        return { n: group.length, at: known.get(group) ?? remember(group) }
      }
    }
    const known = new Map<Judged[], number>()
    const remember = (group: Judged[]) => {
      const at = middle(group.map(level)) ?? 0
      known.set(group, at)
      return at
    }
    const [ofHome, ofKind] = [middles(own), middles(({ deal }) => deal.kind)]
    const judged = segment.map((row) => {
      const near = ofHome(row)
      const isFew = near.n < FEW
      return { row, isFew, away: Math.abs(level(row) - (isFew ? ofKind(row).at : near.at)) }
    })
    for (const group of Map.groupBy(judged, ({ isFew }) => isFew).values()) {
      const most = Math.max(LEAST_AWAY, DEVIATIONS * (middle(group.map(({ away }) => away)) ?? 0))
      for (const { row, away } of group) if (away > most) strange.add(row.deal)
    }
  }
  return strange
}

/**
 * The month number in which the twelve months of a home's figures end: the newest of its segment, rents too, at most a year before the newest of all. A state
 * whose records end more than a year before the market's counts by its own records.
 */
export function lastMonths(homes: readonly FileHome[]): (home: FileHome) => number {
  const dated = homes.map((home) => ({
    home,
    last: home.deals.reduce((last, one) => (one.isDated ? Math.max(last, monthNumber(one.month)) : last), 0),
  }))
  const newest = Math.max(0, ...dated.map(({ last }) => last))
  const states = Map.groupBy(dated, ({ home }) => home.state)
  const lateState = new Set(
    [...states]
      .filter(([state, own]) => state !== '' && Math.max(...own.map(({ last }) => last)) < newest - LATE_MONTHS)
      .map(([state]) => state),
  )
  const sourceOf = (home: FileHome) => (lateState.has(home.state) ? home.state : '')
  const lasts = new Map<string, number>()
  for (const [source, own] of Map.groupBy(dated, ({ home }) => sourceOf(home))) {
    const earliest = Math.max(0, ...own.map(({ last }) => last)) - LATE_MONTHS
    for (const [segment, group] of Map.groupBy(own, ({ home }) => home.segment))
      lasts.set(`${source}|${segment}`, Math.max(earliest, ...group.map(({ last }) => last)))
  }
  return (home) => lasts.get(`${sourceOf(home)}|${home.segment}`) ?? newest
}

/** What the files say of the sales of a home. `last` ends the twelve months of the median. */
export function toldByFiles(
  { deals }: FileHome,
  strange: ReadonlySet<FileDeal>,
  last: number,
): Omit<Told, 'tenure' | 'leaseYears' | 'leaseFrom' | 'area' | 'postalCode' | 'place'> {
  const sales = deals.filter(({ isRent }) => !isRent)
  const counted = sales.filter((deal) => !deal.isAside && !strange.has(deal))
  // of equals the one that stands later in the files
  const newest = counted.reduce<FileDeal | null>(
    (best, one) => (best === null || one.month > best.month || (one.month === best.month && one.day >= best.day) ? one : best),
    null,
  )
  const year = counted.filter(({ month }) => monthNumber(month) > last - 12)
  const sizes = counted.map(({ sqm }) => sqm)
  return {
    newestMonth: newest?.month ?? null,
    newestPrice: newest?.price ?? null,
    n: sales.length,
    psfN: year.length,
    psfMedian: middle(year.map(psf)),
    sqmMin: sizes.length === 0 ? null : sizes.reduce((a, b) => Math.min(a, b)),
    sqmMax: sizes.length === 0 ? null : sizes.reduce((a, b) => Math.max(a, b)),
  }
}
