import type { Evidence } from './comparables.ts'
import type { Valuer } from './estimate.ts'
import { groupRows, type Neighbours, neighboursOf } from './neighbours.ts'
import type { PriceIndex } from './price-index.ts'
import type { Market, SiteTable } from './sale-table.ts'
import type { SegmentName } from './segments.ts'
import { type SegmentBook, type StoredSale, saleTable } from './stored-sales.ts'
import { WeightedComparables } from './weighted-comparables.ts'

/** What a fit leaves behind: all that the engine knows of a segment but the sales themselves. Never changed once made. */
export interface SegmentModel {
  /** the segment's engine */
  version: number
  segment: SegmentName
  /** of the market it was fitted to; it says nothing about another edition */
  dataVersion: string
  /** months since year 0: the month homes are valued in, the first without known sales */
  month: number
  /** how many sales it learnt from */
  lessons: number
  /** how close the forests of earlier months came to the prices of the calibration months; fractions of the price */
  trial: { n: number; mdape: number; within10: number }
  book: SegmentBook
  sites: SiteTable
  zones: readonly string[]
  index: PriceIndex
  valuer: Valuer
}

/** The sites whose sales are evidence for a home at `site`. */
export const sitesAround = (model: SegmentModel, site: number): Neighbours =>
  neighboursOf(model.sites, site, model.valuer.plan.neighbourMetres)

/** The evidence for homes at one site from the sales at the sites around it, in the order of month and id. */
export function localEvidence(model: SegmentModel, around: Neighbours, sales: readonly StoredSale[]): Evidence {
  const { plan } = model.valuer
  const { kinds, models } = model.book
  const market: Market = { sales: saleTable(sales, model.book), sites: model.sites, kinds, models, zones: model.zones }
  return {
    market,
    index: model.index,
    bySite: groupRows(market.sales.site, model.sites.count),
    neighbours: around,
    windowMonths: plan.comparableMonths,
    leasePremium: plan.leasePremium,
    acrossKinds: plan.index.kindLevels,
    ...(plan.farOff !== undefined && { farOff: plan.farOff }),
    tellsTime: !plan.timeless,
  }
}

/** Memory for the comparables of some evidence. */
export const weightedComparablesOf = (evidence: Evidence, { plan }: Valuer): WeightedComparables =>
  new WeightedComparables(plan, evidence.market.sales.count)
