import type { DatabaseSync } from 'node:sqlite'
import { elementAt } from '#lib/element-at.ts'
import { PROJECT_GAIN, RESALE_PAIR, STACK_UNIT } from '../db/market/deal-tables.ts'
import { TXN_FLAG } from '../db/market/rows.ts'
import { GAIN_BIN_EDGES, gainBin } from '../gain-bins.ts'
import { NAMES_HOME } from '../house-address.ts'
import { gainOf } from '../resale-gain.ts'
import { eachRow } from './local-rows.ts'
import { inserter } from './row-writer.ts'
import { type Summary, summarise } from './summary.ts'

/** A sale of a home that the source identifies. */
export interface UnitSale {
  id: number
  projectId: number
  buildingId: number | null
  stackId: number | null
  unitNo: string
  unitMix: string
  areaSqm: number
  floor: number | null
  month: number
  price: number
  psf: number
}

export interface UnitPair {
  buy: UnitSale
  sell: UnitSale
}

/** Pairs each sale of one home with the next one of a later month; of several sales in a month the last entered counts. `sales` are ordered by month and id. */
export function pairsOf(sales: readonly UnitSale[]): UnitPair[] {
  const months = sales.filter((sale, at) => sales[at + 1]?.month !== sale.month)
  return months.slice(1).map((sell, at) => ({ buy: elementAt(months, at), sell }))
}

const heldOf = ({ buy, sell }: UnitPair) =>
  gainOf({ buyMonth: buy.month, buyPrice: buy.price, sellMonth: sell.month, sellPrice: sell.price })

export interface ProjectGain {
  n: number
  profitable: number
  rate: Summary
  years: Summary
  annualised: Summary | null
  bins: number[]
}

/** Summary of the pairs of one project; null without pairs. */
export function summariseGains(pairs: readonly UnitPair[]): ProjectGain | null {
  const gains = pairs.map(heldOf)
  const rate = summarise(gains.map((one) => one.rate))
  const years = summarise(gains.map((one) => one.years))
  if (!rate || !years) return null
  const yearly = gains.flatMap(({ annualised }) => annualised ?? [])
  const bins = Array.from({ length: GAIN_BIN_EDGES.length + 1 }, () => 0)
  for (const one of yearly) bins[gainBin(one)] = (bins[gainBin(one)] ?? 0) + 1
  return { n: gains.length, profitable: gains.filter(({ gain }) => gain > 0).length, rate, years, annualised: summarise(yearly), bins }
}

const UNUSABLE = TXN_FLAG.multiUnit | TXN_FLAG.outlier

/** Runs of rows that share a key, in the order of the rows. */
function* runs<Row>(rows: Iterable<Row>, keyOf: (row: Row) => string): Generator<Row[]> {
  let run: Row[] = []
  for (const row of rows) {
    const [first] = run
    if (first && keyOf(first) !== keyOf(row)) {
      yield run
      run = []
    }
    run.push(row)
  }
  if (run.length > 0) yield run
}

/** Writes each identified home with its newest sale, the pairs of its sales, and the summary of each project's pairs. */
export function writeResalePairs(db: DatabaseSync): void {
  const sales = eachRow<UnitSale>(
    db.prepare(
      `select id, project_id as projectId, building_id as buildingId, stack_id as stackId, unit_no as unitNo, unit_mix as unitMix,
        area_sqm as areaSqm, case when floor_low = floor_high then floor_low end as floor, month, price, psf
      from txn t where kind = 'sale' and ${NAMES_HOME} and psf is not null and units = 1 and flags & ${UNUSABLE} = 0
      order by project_id, building_id, unit_no, month, id`,
    ),
  )
  const homes = [...runs(sales, (sale) => `${sale.projectId} ${sale.buildingId} ${sale.unitNo}`)]
  const unit = inserter(db, STACK_UNIT, 'insert or replace')
  const pair = inserter(db, RESALE_PAIR)
  const gain = inserter(db, PROJECT_GAIN)
  for (const project of runs(homes, ([sale]) => String(sale?.projectId))) {
    const pairs = project.flatMap(pairsOf)
    for (const home of project) {
      const last = home.at(-1)
      const before = pairsOf(home).at(-1)?.buy
      if (last?.buildingId == null || last.stackId === null || last.floor === null) continue
      unit({
        buildingId: last.buildingId,
        stackId: last.stackId,
        floor: last.floor,
        unitNo: last.unitNo,
        month: last.month,
        price: last.price,
        psf: last.psf,
        saleCount: home.length,
        boughtMonth: before?.month ?? null,
        boughtPrice: before?.price ?? null,
      })
    }
    for (const { buy, sell } of pairs)
      pair({
        projectId: sell.projectId,
        sellId: sell.id,
        unitNo: sell.unitNo,
        unitMix: sell.unitMix,
        areaSqm: sell.areaSqm,
        floor: sell.floor,
        buyMonth: buy.month,
        buyPrice: buy.price,
        sellMonth: sell.month,
        sellPrice: sell.price,
      })
    const own = summariseGains(pairs)
    const projectId = project[0]?.[0]?.projectId
    if (own && projectId !== undefined)
      gain({
        projectId,
        n: own.n,
        profitable: own.profitable,
        yearsMedian: own.years.median,
        bins: JSON.stringify(own.bins),
        gainP25: own.rate.p25,
        gainMedian: own.rate.median,
        gainP75: own.rate.p75,
        annualisedN: own.annualised?.n ?? 0,
        annualisedP25: own.annualised?.p25 ?? null,
        annualisedMedian: own.annualised?.median ?? null,
        annualisedP75: own.annualised?.p75 ?? null,
      })
  }
}
