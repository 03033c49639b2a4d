import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { DEAL_STOREYS } from '#graphql/deal-kinds.ts'
import type { DealStorey } from '#graphql/generated/graphql.ts'
import { areaUnitText } from '#lib/units.ts'
import type { Format } from '#property/use-format.ts'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { type Bins, binFrame, binRows, binsIn, dotsPath, STOREY_ORDER } from './bin-geometry.ts'
import type { BinsAnswer } from './queries.ts'

interface DealScatterProps {
  bins: BinsAnswer
  format: Format
}

/** Prices per square foot against sizes, a picture for each group of floors: dots as large as the deals there are many. Exact figures in a table below. */
export function DealScatter({ bins, format }: DealScatterProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const words = useStoreyWords(format)
  if (!bins.ok) return <FailedPanel title={<Trans>The chart could not be loaded</Trans>} />
  const value = binsIn(bins.value, format.unit)
  if (value.bins.length === 0) return null
  const shown = STOREY_ORDER.filter((storey) => value.bins.some((bin) => bin.storey === storey))
  const unit = areaUnitText(format.unit, i18n.locale)
  const outside = format.count(value.outside)
  return (
    <figure aria-labelledby={id} className="m-0 grid grid-cols-[minmax(0,1fr)] gap-4">
      <figcaption id={id} className="text-sm text-ink-2">
        <Trans>Price per square foot against size in {unit}, by floor: a larger dot stands for more deals</Trans>
      </figcaption>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 sm:grid-cols-2 2xl:grid-cols-3">
        {shown.map((storey) => (
          <StoreyPicture key={String(storey)} bins={value} storey={storey} name={words(storey)} format={format} />
        ))}
      </div>
      {value.outside > 0 ? (
        <p className="text-sm text-ink-3">
          <Trans>{outside} of the largest, smallest, dearest and cheapest deals lie beyond the picture.</Trans>
        </p>
      ) : null}
      <details className="text-sm print:hidden">
        <summary className="inline-flex min-h-6 cursor-pointer items-center text-ink-2 underline decoration-line underline-offset-4 hover:text-ink">
          <Trans>Figures as a table</Trans>
        </summary>
        <div className="mt-2 max-h-80 overflow-auto">
          <DataTable
            caption={t`Deals and their middle price per square foot, by size and floor`}
            captionHidden
            columns={[
              {
                key: 'size',
                header: t`Size, ${unit}`,
                cell: ({ size }) => format.range(format.count(size), format.count(size + value.sizeStep)),
              },
              ...shown.map((storey) => ({
                key: String(storey),
                header: words(storey),
                numeric: true,
                cell: ({ cells }: ReturnType<typeof binRows>[number]) => {
                  const cell = cells.get(storey)
                  return cell ? t`${format.psfFigure(cell.psf)}, ${format.sample(cell.n)}` : '–'
                },
              })),
            ]}
            rows={binRows(value)}
            rowKey={({ size }) => String(size)}
          />
        </div>
      </details>
    </figure>
  )
}

function useStoreyWords(format: Format): (storey: DealStorey | null) => string {
  const { t } = useLingui()
  const { low, middle, high } = DEAL_STOREYS
  return (storey) => {
    if (storey === null) return t`floor not recorded`
    if (storey === 'HIGH') return t`floor ${high} and above`
    const [from, to] = storey === 'LOW' ? [low, middle - 1] : [middle, high - 1]
    const floors = format.range(String(from), String(to))
    return t`floors ${floors}`
  }
}

interface StoreyPictureProps {
  bins: Bins
  storey: DealStorey | null
  name: string
  format: Format
}

function StoreyPicture({ bins, storey, name, format }: StoreyPictureProps) {
  const { x, y, xAxis, yAxis } = binFrame(bins)
  const own = bins.bins.filter((bin) => bin.storey === storey)
  const sample = format.sample(own.reduce((sum, bin) => sum + bin.n, 0))
  return (
    <div>
      <p className="flex justify-between gap-3 pb-2 text-sm">
        <b className="font-semibold">{name}</b>
        <span className="figures text-ink-3">{sample}</span>
      </p>
      <div className="figures relative ms-14 me-5 mb-6 h-52 text-xs text-ink-3" aria-hidden="true">
        {yAxis.ticks.map((tick) => (
          <div key={tick} className="absolute inset-x-0 border-t border-line-2" style={{ top: `${y(tick)}%` }}>
            <span className="absolute right-full mr-2 -translate-y-1/2 whitespace-nowrap">
              {tick === 0 ? format.count(0) : format.psfFigure(tick)}
            </span>
          </div>
        ))}
        {xAxis.ticks.map((tick) => (
          <span key={tick} className="absolute top-full mt-1 -translate-x-1/2" style={{ left: `${x(tick)}%` }}>
            {format.count(tick)}
          </span>
        ))}
        <svg viewBox="0 0 200 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
          <path d={dotsPath(bins, own)} className="fill-lagoon print:[print-color-adjust:exact]" />
        </svg>
      </div>
    </div>
  )
}
