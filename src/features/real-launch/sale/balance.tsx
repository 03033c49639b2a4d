import { Trans, useLingui } from '@lingui/react/macro'
import { sqftToSqm } from '#lib/units.ts'
import type { Format } from '#property/use-format.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { formatDay } from '#session/day-time.ts'
import { DataTable } from '#ui/table/data-table.tsx'
import { unitStateWords } from './launch-words.ts'
import { type BalancePoint, balanceByDay, type SaleLaunch } from './sale-units.ts'

/** Kinds of homes with how many of each are left and at what prices. */
export function MixesLeftTable({ launch, format }: { launch: SaleLaunch; format: Format }) {
  const { i18n, t } = useLingui()
  const size = (low: number, high: number) =>
    low === high ? format.area(sqftToSqm(low)) : format.range(format.area(sqftToSqm(low)), format.area(sqftToSqm(high)))
  return (
    <DataTable
      caption={t`Kinds of homes`}
      captionHidden
      rows={launch.mixes}
      rowKey={({ unitMix }) => unitMix}
      columns={[
        { key: 'kind', header: t`Kind of home`, cell: ({ unitMix }) => unitMixWord((word) => i18n._(word), unitMix, 'CONDO') },
        { key: 'size', header: t`Floor area`, numeric: true, cell: ({ sizeMin, sizeMax }) => size(sizeMin, sizeMax) },
        { key: 'count', header: t`Homes`, numeric: true, cell: ({ count }) => format.count(count) },
        { key: 'left', header: i18n._(unitStateWords.AVAILABLE), numeric: true, cell: ({ available }) => format.count(available) },
        {
          key: 'reserved',
          header: i18n._(unitStateWords.RESERVED),
          numeric: true,
          wideOnly: true,
          cell: ({ reserved }) => format.count(reserved),
        },
        { key: 'sold', header: i18n._(unitStateWords.SOLD), numeric: true, wideOnly: true, cell: ({ sold }) => format.count(sold) },
        {
          key: 'prices',
          header: t`Prices of what is left`,
          numeric: true,
          cell: ({ priceMin, priceMax }) =>
            priceMin === null || priceMax === null ? '–' : format.range(format.short(priceMin), format.short(priceMax)),
        },
      ]}
    />
  )
}

const DAY_MS = 86_400_000
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** A stepped line through the points, in percent of the drawing: x by days, y the share that `of` gives. */
function steps(points: readonly BalancePoint[], of: (point: BalancePoint) => number): string {
  const [start, end] = [timeOf(points[0]?.day ?? ''), timeOf(points.at(-1)?.day ?? '')]
  const x = (day: string) => ((timeOf(day) - start) / Math.max(DAY_MS, end - start)) * 100
  return points
    .map((point, i) => `${i === 0 ? 'M0' : `H${x(point.day).toFixed(2)}`} ${i === 0 ? '' : 'V'}${((1 - of(point)) * 100).toFixed(2)}`)
    .join(' ')
}

/** How the balance came to be: the share sold and reserved over time, with a table of every day that something changed. */
export function BalanceOverTime({ launch, format }: { launch: SaleLaunch; format: Format }) {
  const { i18n, t } = useLingui()
  const points = balanceByDay(launch.balance)
  const total = launch.unitCount
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return null
  const day = (text: string) => formatDay(`${text}T04:00:00Z`, i18n.locale)
  const sold = steps(points, (point) => point.sold / total)
  const gone = steps(points, (point) => (point.sold + point.reserved) / total)
  return (
    <figure className="m-0 pt-6">
      <figcaption className="pb-3 font-[560]">
        <Trans>Homes taken over time</Trans>
      </figcaption>
      <div className="relative h-40 border-b border-ink">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="block size-full" aria-hidden="true">
          <path d={`${gone} V100 H0 Z`} className="fill-caution/40 print:fill-ink/15" />
          <path d={`${sold} V100 H0 Z`} className="fill-lagoon/60 print:fill-ink/40" />
          <path d={gone} fill="none" className="stroke-ink" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
        </svg>
        <p className="figures absolute end-0 top-0 bg-paper/80 px-1 text-sm">
          <Trans>
            {format.count(last.sold)} sold, {format.count(last.reserved)} reserved of {format.count(total)}
          </Trans>
        </p>
      </div>
      <p className="figures flex justify-between pt-1 text-xs text-ink-3">
        <span>{day(first.day)}</span>
        <span>{day(last.day)}</span>
      </p>
      <details className="no-print pt-3">
        <summary className="inline-flex min-h-6 cursor-pointer items-center text-sm text-lagoon">
          <Trans>Every day as a table</Trans>
        </summary>
        <DataTable<BalancePoint>
          caption={t`Homes taken over time`}
          captionHidden
          rows={[...points].reverse()}
          rowKey={(point) => point.day}
          columns={[
            { key: 'day', header: t`Day`, cell: (point) => day(point.day) },
            { key: 'left', header: i18n._(unitStateWords.AVAILABLE), numeric: true, cell: ({ available }) => format.count(available) },
            { key: 'reserved', header: i18n._(unitStateWords.RESERVED), numeric: true, cell: ({ reserved }) => format.count(reserved) },
            { key: 'sold', header: i18n._(unitStateWords.SOLD), numeric: true, cell: ({ sold }) => format.count(sold) },
          ]}
        />
      </details>
    </figure>
  )
}
