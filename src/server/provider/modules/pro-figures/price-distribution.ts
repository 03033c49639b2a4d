import type { ProviderContext } from '../../context.ts'
import { integer, orNull, type RowOf, real } from '../../db/column-table.ts'
import { PRICE_INDEX } from '../../db/market/deal-tables.ts'
import { POOLED, pooledKey, quantile } from '../property/pooled-sales.ts'
import type { ProjectRecord } from '../property/project-record.ts'

/** Prices of a project's sales of many years, per square foot, in prices of one month. */
export interface PriceDistribution {
  n: number
  /** first and newest month of the sales, yyyymm */
  from: number
  to: number
  /** null: as paid */
  inPricesOf: number | null
  p25: number
  median: number
  p75: number
  /** how many sales were at the asked price or below; null where none was asked about */
  below: number | null
  bins: readonly { from: number; to: number; n: number }[]
}

/** Fewer sales show no distribution. */
const SALES_MIN = 8
/** Bins are about this share of the usual price wide. */
const BIN_SHARE = 0.02
const STEPS = [1, 2, 5, 10]

const BINS_MAX = 24

type Bin = PriceDistribution['bins'][number]

/** As many bins as can be read side by side: each with its neighbour until they are few. */
export function fewBins(bins: readonly Bin[]): readonly Bin[] {
  if (bins.length <= BINS_MAX) return bins
  const pairs = bins.flatMap((bin, at) =>
    at % 2 ? [] : [{ from: bin.from, to: (bins[at + 1] ?? bin).to, n: bin.n + (bins[at + 1]?.n ?? 0) }],
  )
  return fewBins(pairs)
}

/** The bin width near a share of a price: 1, 2 or 5 times a power of ten. */
export function binWidth(price: number): number {
  const wanted = Math.max(1, price * BIN_SHARE)
  const power = 10 ** Math.floor(Math.log10(wanted))
  return (STEPS.find((step) => step * power >= wanted) ?? 10) * power
}

const BIN_ROW = {
  bin: integer(),
  n: integer(),
  first: integer(),
  last: integer(),
  /** null where no price is asked for */
  below: orNull(integer()),
  inPricesOf: orNull(PRICE_INDEX.columns.month),
  p25: real(),
  median: real(),
  p75: real(),
}
type BinRow = RowOf<typeof BIN_ROW>

/** The sales of a kind of home, or of all, by price; null for too few. One statement. `psf` is the price to find among them. */
export async function priceDistribution(
  { market }: ProviderContext,
  project: ProjectRecord,
  unitMix: string | null,
  psf: number | null,
): Promise<PriceDistribution | null> {
  const usual = project.psfMedian ?? project.lastSalePsf
  if (usual === null) return null
  const width = binWidth(usual)
  const rows = await market.all(
    BIN_ROW,
    `with ${POOLED},
    ranked as (select psf, month, row_number() over (order by psf) - 1 as at, count(*) over () as n from pooled)
    select cast(psf / ? as integer) as bin, count(*) as n, min(month) as first, max(month) as last, sum(psf <= ?) as below,
      (select month from latest) as inPricesOf, ${quantile('psf', 0.25)} as p25, ${quantile('psf', 0.5)} as median, ${quantile('psf', 0.75)} as p75
    from ranked group by bin order by bin`,
    ...pooledKey(project, unitMix),
    width,
    psf,
  )
  const sum = (of: (row: BinRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  const n = sum((row) => row.n)
  if (n < SALES_MIN) return null
  const lowest = Math.min(...rows.map(({ bin }) => bin))
  const counts = new Map(rows.map((row) => [row.bin, row.n]))
  return {
    n,
    from: Math.min(...rows.map(({ first }) => first)),
    to: Math.max(...rows.map(({ last }) => last)),
    inPricesOf: rows[0]?.inPricesOf ?? null,
    p25: sum((row) => row.p25),
    median: sum((row) => row.median),
    p75: sum((row) => row.p75),
    below: psf === null ? null : sum((row) => row.below ?? 0),
    bins: fewBins(
      Array.from({ length: Math.max(...counts.keys()) - lowest + 1 }, (_, at) => ({
        from: (lowest + at) * width,
        to: (lowest + at + 1) * width,
        n: counts.get(lowest + at) ?? 0,
      })),
    ),
  }
}
