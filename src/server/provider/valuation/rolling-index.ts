import { addFloat64At, float64At, int32At } from '#lib/element-at.ts'
import { emptyIndex, levelAt, localLine, type PriceIndex, USUAL_AREA_PREMIUM, USUAL_FLOOR_PREMIUM } from './price-index.ts'
import { evidenceBegins, firstRowFrom, isKnown, logRate, type Market, type SaleTable } from './sale-table.ts'
import { type Strata, strataMeans, strataOf } from './strata.ts'

export interface IndexOptions {
  /** how many months of sales it looks back */
  windowMonths: number
  /** spread of the local line through the market's months */
  smoothMonths: number
  /** spread of the local line that is drawn on to the month to value */
  forecastMonths: number
  /** spread of the deviations of zones and kinds */
  deviationMonths: number
  /** sales without deviation that every zone and month is credited with */
  deviationPrior: number
  /** whether to learn how prices of kinds differ at one place: sales of one kind are then evidence for another */
  kindLevels: boolean
  /**
   * Only sales published within so many months of their contract count. Those that are published later are dearer, and the newest months have none of
   * them yet: with them the index would seem to fall. All count unless named.
   */
  promptMonths?: number
}

/** Homes of unknown floor are taken to be here. */
const USUAL_FLOOR = 3
/** What the usual premiums weigh, in squared floors and squared log areas around a stratum's mean. */
const FLOOR_PRIOR = 1000
const AREA_PRIOR = 0.5
/** Sales without difference that every kind is credited with. */
const KIND_PRIOR = 5
/** Few sites have sales of two kinds, so sites and kinds settle slowly. */
const KIND_ROUNDS = 3
const DEVIATION_REACH = 2.5

/** Where publication is on record, old contracts may be published late: the index begins where it could not have looked back further. */
function firstMonthOf(sales: SaleTable, { windowMonths }: IndexOptions): number {
  if (sales.count === 0) return 0
  return sales.known ? evidenceBegins(sales) - windowMonths : evidenceBegins(sales)
}

const isPrompt = ({ known, month }: SaleTable, row: number, { promptMonths }: IndexOptions): boolean =>
  known === undefined || promptMonths === undefined || int32At(known, row) - int32At(month, row) <= promptMonths

/**
 * Draws a mix-adjusted price index by month, zone and kind from sales of like homes: two-way fixed effects of stratum and month on log price per
 * area with floor and area premiums, plus smoothed deviations of zones and kinds (alternating least squares). Moves forward month by month,
 * starts each time from where it was, and knows only sales before the month it stands at.
 */
export class RollingIndex {
  /** as of the month last advanced to; changed in place by the next advance */
  readonly index: PriceIndex
  private readonly market: Market
  private readonly options: IndexOptions
  private readonly strata: Strata
  private effect: Float64Array
  private readonly raw: Float64Array
  private readonly counts: Float64Array
  /** that it learns from */
  private rows = new Int32Array()
  /** first month that is not known, from the index's first */
  private end = 0

  constructor(market: Market, options: IndexOptions) {
    const { sales, zones, kinds } = market
    const first = firstMonthOf(sales, options)
    const months = (sales.month[sales.count - 1] ?? 0) - first + 2
    this.market = market
    this.options = options
    this.index = emptyIndex(first, months, zones.length, kinds.length)
    this.strata = strataOf(sales, kinds.length)
    this.effect = new Float64Array(this.strata.count)
    this.raw = new Float64Array(months)
    this.counts = new Float64Array(months)
  }

  /** Learns the sales before `month` in some rounds of least squares and draws the index on to it. */
  advance(month: number, rounds: number): void {
    const { sales, sites, zones, kinds } = this.market
    const first = firstRowFrom(sales, Math.max(this.index.firstMonth, month - this.options.windowMonths))
    this.rows = Int32Array.from({ length: firstRowFrom(sales, month) - first }, (_, i) => first + i).filter(
      (row) => isKnown(sales, row, month) && isPrompt(sales, row, this.options),
    )
    this.end = Math.min(this.index.months - 1, month - this.index.firstMonth)
    for (let round = 0; round < rounds; round++) {
      this.effect = strataMeans(this.strata, this.rows, (row) => this.plain(row) - this.level(row))
      this.fitMonths()
      this.fitPremiums()
      if (this.options.kindLevels) for (let again = 0; again < KIND_ROUNDS; again++) this.fitKindLevels()
      this.fitDeviations(zones.length, this.index.zoneDeviation, (row) => int32At(sites.zone, int32At(sales.site, row)))
      this.fitDeviations(kinds.length, this.index.kindDeviation, (row) => int32At(sales.kind, row))
    }
  }

  private floor(row: number): number {
    const floor = float64At(this.market.sales.floor, row)
    return Number.isNaN(floor) ? USUAL_FLOOR : floor
  }

  private logArea(row: number): number {
    return Math.log(float64At(this.market.sales.area, row))
  }

  /** Log price per area without floor and area premium. */
  private plain(row: number): number {
    const { sales } = this.market
    const kind = int32At(sales.kind, row)
    const { floorPremium, areaPremium } = this.index
    return logRate(sales, row) - float64At(floorPremium, kind) * this.floor(row) - float64At(areaPremium, kind) * this.logArea(row)
  }

  private level(row: number): number {
    const { sales, sites } = this.market
    return levelAt(this.index, int32At(sites.zone, int32At(sales.site, row)), int32At(sales.kind, row), int32At(sales.month, row))
  }

  private residual(row: number): number {
    return this.plain(row) - float64At(this.effect, int32At(this.strata.of, row)) - this.level(row)
  }

  private monthOf(row: number): number {
    return int32At(this.market.sales.month, row) - this.index.firstMonth
  }

  private fitMonths(): void {
    const { market } = this.index
    const sum = new Float64Array(this.index.months)
    this.counts.fill(0)
    for (const row of this.rows) {
      const m = this.monthOf(row)
      sum[m] = float64At(sum, m) + this.residual(row) + float64At(market, m)
      addFloat64At(this.counts, m, 1)
    }
    for (let m = 0; m < this.end; m++) if (float64At(this.counts, m) > 0) this.raw[m] = float64At(sum, m) / float64At(this.counts, m)
    const { smoothMonths, forecastMonths } = this.options
    for (let m = 0; m < this.end; m++) market[m] = localLine(this.raw, this.counts, m, this.end, smoothMonths)
    market[this.end] = localLine(this.raw, this.counts, this.end, this.end, forecastMonths)
  }

  private fitPremiums(): void {
    const { floorPremium, areaPremium } = this.index
    this.fitPremium(floorPremium, USUAL_FLOOR_PREMIUM, FLOOR_PRIOR, (row) => this.floor(row))
    this.fitPremium(areaPremium, USUAL_AREA_PREMIUM, AREA_PRIOR, (row) => this.logArea(row))
  }

  /** Two-way fixed effects of site and kind on what months, zones and premiums leave. */
  private fitKindLevels(): void {
    const { sales, sites } = this.market
    const { kindLevel } = this.index
    const bySite: Strata = { of: sales.site, count: sites.count }
    const beyond = (row: number) => this.plain(row) - this.level(row) - float64At(kindLevel, int32At(sales.kind, row))
    const means = strataMeans(bySite, this.rows, beyond)
    const sum = new Float64Array(kindLevel.length)
    const weight = new Float64Array(kindLevel.length).fill(KIND_PRIOR)
    for (const row of this.rows) {
      const kind = int32At(sales.kind, row)
      addFloat64At(sum, kind, beyond(row) - float64At(means, int32At(sales.site, row)))
      addFloat64At(weight, kind, 1)
    }
    for (let kind = 0; kind < kindLevel.length; kind++) addFloat64At(kindLevel, kind, float64At(sum, kind) / float64At(weight, kind))
  }

  private fitPremium(premium: Float64Array, usual: number, prior: number, figure: (row: number) => number): void {
    const { sales } = this.market
    const means = strataMeans(this.strata, this.rows, figure)
    const top = premium.map((own) => prior * (usual - own))
    const bottom = new Float64Array(premium.length).fill(prior)
    for (const row of this.rows) {
      const kind = int32At(sales.kind, row)
      const x = figure(row) - float64At(means, int32At(this.strata.of, row))
      addFloat64At(top, kind, x * this.residual(row))
      addFloat64At(bottom, kind, x * x)
    }
    for (let k = 0; k < premium.length; k++) addFloat64At(premium, k, float64At(top, k) / float64At(bottom, k))
  }

  private fitDeviations(groups: number, deviation: Float64Array, groupOf: (row: number) => number): void {
    const sum = new Float64Array(this.index.months * groups)
    const count = new Float64Array(this.index.months * groups)
    for (const row of this.rows) {
      const at = this.monthOf(row) * groups + groupOf(row)
      sum[at] = float64At(sum, at) + this.residual(row) + float64At(deviation, at)
      addFloat64At(count, at, 1)
    }
    const { deviationMonths, deviationPrior } = this.options
    const reach = Math.ceil(deviationMonths * DEVIATION_REACH)
    for (let m = 0; m <= this.end; m++)
      for (let group = 0; group < groups; group++) {
        let total = 0
        let weight = deviationPrior
        for (let other = Math.max(0, m - reach); other <= Math.min(this.end - 1, m + reach); other++) {
          const w = Math.exp(-0.5 * ((other - m) / deviationMonths) ** 2)
          total += w * float64At(sum, other * groups + group)
          weight += w * float64At(count, other * groups + group)
        }
        deviation[m * groups + group] = total / weight
      }
  }
}
