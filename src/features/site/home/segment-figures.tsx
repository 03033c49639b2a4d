import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AgedMonth, useIsSaidAbove } from '#property/old-data.tsx'
import { useFormat } from '#property/use-format.ts'
import { Change } from '#ui/change.tsx'
import type { HomeSegment } from '../queries.ts'
import { segmentWords } from './segment-words.ts'
import { Sparkline } from './sparkline.tsx'

function Figure({ label, value, note }: { label: ReactNode; value: ReactNode; note: ReactNode }) {
  return (
    <div className="figures grid grid-cols-[1fr_auto] content-start items-baseline gap-x-4 border-t border-line-2 py-2.5">
      <dt className="text-ink-2">{label}</dt>
      <dd className="text-lg font-semibold">{value}</dd>
      <dd className="col-span-2 text-sm text-ink-3">{note}</dd>
    </div>
  )
}

/** One segment as a column: price of a home, then index, price per area and volume. Its six rows line up with those of the other columns. */
export function SegmentFigures({ segment, currency }: { segment: HomeSegment; currency: string }) {
  const { i18n } = useLingui()
  const format = useFormat(currency)
  const month = format.month(segment.month)
  const base = segment.history[0]
  const sample = format.sample(segment.saleCount)
  const mean = format.count(segment.saleCountMean12m)
  const priceRange = format.range(format.short(segment.priceP25), format.short(segment.priceP75))
  const psfRange = format.range(format.psfFigure(segment.psfP25), format.psfFigure(segment.psfP75))
  return (
    <section className="row-span-6 grid grid-rows-subgrid pt-5 pb-4">
      <header className="flex items-end justify-between gap-4">
        <h3 className="text-base text-ink-2">{i18n._(segmentWords[segment.segment])}</h3>
        {useIsSaidAbove(segment.month) ? null : (
          <p className="figures text-end text-sm text-ink-3">
            <AgedMonth month={segment.month} format={format} />
          </p>
        )}
      </header>
      <div className="figures mt-1 flex items-end justify-between gap-4">
        <p className="text-3xl font-semibold tracking-[-0.02em]">{format.money(segment.medianPrice)}</p>
        <Sparkline values={segment.history.map((point) => point.value)} className="mb-1.5 h-8 w-28" />
      </div>
      <p className="figures mb-4 text-sm text-ink-3">
        <Trans>
          median price in {month} · middle half {priceRange} · {sample}
        </Trans>
      </p>
      <dl className="row-span-3 grid grid-rows-subgrid">
        <Figure
          label={<Trans>Price index</Trans>}
          value={segment.indexValue.toFixed(1)}
          note={
            <>
              <Change fraction={segment.change12m} locale={i18n.locale} /> {base ? <Trans>· 100 at the start of the record</Trans> : null}
            </>
          }
        />
        <Figure
          label={<Trans>Median per square foot</Trans>}
          value={format.psf(segment.medianPsf)}
          note={<Trans>middle half {psfRange}</Trans>}
        />
        <Figure
          label={<Trans>Sales in the month</Trans>}
          value={format.count(segment.saleCount)}
          note={<Trans>12-month mean {mean}</Trans>}
        />
      </dl>
    </section>
  )
}
