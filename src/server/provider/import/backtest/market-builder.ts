import { elementAt } from '#lib/element-at.ts'
import { monthIndex } from '#lib/months.ts'
import type { Market } from '../../valuation/sale-table.ts'

/** A sale as a file has it. */
export interface SaleRecord {
  /** yyyymm */
  month: number
  price: number
  areaSqm: number
  floor: number | null
  /** one key per block, project or estate */
  siteKey: string
  street: string
  zone: string
  kind: string
  model: string
  leaseStart: number | null
  activity: 'resale' | 'subsale' | 'newsale'
  /** whether the back-test values it; the others are evidence only */
  valued: boolean
  /** day of publication, "20240902", where that is on record: the sale is evidence from the next month on */
  published?: string
  at?: { lat: number; lng: number }
  tenureYears?: number | null
}

/** The facts of a site besides its sales. */
export interface SiteFacts {
  at: { lat: number; lng: number } | null
  facts: Readonly<Record<string, number | null>>
}

export interface BuiltMarket {
  market: Market
  /** by row: whether it is to be valued */
  valued: Uint8Array
  /** by row: its index among all records, for output in input order */
  order: Int32Array
}

class Names {
  readonly names: string[] = []
  private readonly ids = new Map<string, number>()

  id(name: string): number {
    const known = this.ids.get(name)
    if (known !== undefined) return known
    this.ids.set(name, this.names.length)
    return this.names.push(name) - 1
  }
}

/** Days count in the order of publication; without one the order of the months stands. */
const publishedAt = ({ published }: SaleRecord): number => Number(published ?? 0)
const publishedIn = ({ month, published }: SaleRecord): number =>
  monthIndex(published === undefined ? month : Number(published.slice(0, 6)))

const ACTIVITY = { resale: 0, subsale: 1, newsale: 2 } as const

/**
 * Orders sales by month and numbers sites, kinds and zones as they first became known, so that later sales do not change what
 * earlier ones are valued from. A site's facts come from `placeOf`, else from its first sale.
 */
export function buildSaleMarket(
  records: readonly SaleRecord[],
  factNames: readonly string[],
  placeOf: (siteKey: string, record: SaleRecord) => SiteFacts,
): BuiltMarket {
  const order = Int32Array.from(records.keys()).sort((a, b) => record(a).month - record(b).month || a - b)
  const [sites, streets, zones, kinds, models] = [new Names(), new Names(), new Names(), new Names(), new Names()]
  const firsts: SaleRecord[] = []
  for (const at of order.toSorted((a, b) => publishedAt(record(a)) - publishedAt(record(b)))) {
    const one = record(at)
    firsts[sites.id(one.siteKey)] ??= one
    for (const [names, name] of [
      [kinds, one.kind],
      [models, one.model],
    ] as const)
      names.id(name)
  }
  const column = (figure: (record: SaleRecord) => number) => Float64Array.from(order, (at) => figure(record(at)))
  const numbers = (figure: (record: SaleRecord) => number) => Int32Array.from(order, (at) => figure(record(at)))
  const places = firsts.map((first) => placeOf(first.siteKey, first))
  const market: Market = {
    sales: {
      count: records.length,
      month: numbers((one) => monthIndex(one.month)),
      ...(records.some((one) => one.published !== undefined) && { known: numbers(publishedIn) }),
      logPrice: column((one) => Math.log(one.price)),
      area: column((one) => one.areaSqm),
      floor: column((one) => one.floor ?? Number.NaN),
      site: numbers((one) => sites.id(one.siteKey)),
      kind: numbers((one) => kinds.id(one.kind)),
      model: numbers((one) => models.id(one.model)),
      leaseStart: column((one) => one.leaseStart ?? Number.NaN),
      activity: Uint8Array.from(order, (at) => ACTIVITY[record(at).activity]),
    },
    sites: {
      count: firsts.length,
      lat: Float64Array.from(places, ({ at }) => at?.lat ?? Number.NaN),
      lng: Float64Array.from(places, ({ at }) => at?.lng ?? Number.NaN),
      zone: Int32Array.from(firsts, (first) => zones.id(first.zone)),
      street: Int32Array.from(firsts, (first) => streets.id(first.street)),
      facts: factNames.map((name) => ({ name, values: Float64Array.from(places, ({ facts }) => facts[name] ?? Number.NaN) })),
    },
    kinds: kinds.names,
    models: models.names,
    zones: zones.names,
  }
  return { market, valued: Uint8Array.from(order, (at) => (record(at).valued ? 1 : 0)), order }

  function record(at: number): SaleRecord {
    return elementAt(records, at)
  }
}

/** All records of several files. A row that is also in an earlier file counts once; equal rows within one file are different sales. */
export function mergeFiles(files: readonly (readonly SaleRecord[])[]): SaleRecord[] {
  if (files.length === 1) return [...(files[0] ?? [])]
  const taken = new Map<string, number>()
  return files.flatMap((records) => {
    const here = new Map<string, number>()
    return records.filter((record) => {
      const key = JSON.stringify(record)
      const count = (here.get(key) ?? 0) + 1
      here.set(key, count)
      if (count <= (taken.get(key) ?? 0)) return false
      taken.set(key, count)
      return true
    })
  })
}
