import { Plural, Trans } from '@lingui/react/macro'
import type { TransactionListQuery } from '#graphql/generated/graphql.ts'
import { OldData } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'

interface DealsTotalsProps {
  /** all deals that match, not those of the page */
  count: number
  psf: NonNullable<TransactionListQuery['project']>['transactions']['psf']
  rent: boolean
  format: Format
}

/** How many deals match, and what they cost by area, in words. */
export function DealsTotals({ count, psf, rent, format }: DealsTotalsProps) {
  return (
    <p role="status" className="figures border-y border-line py-3 text-lg">
      <b className="font-[560]">
        {rent ? (
          <Plural value={count} one="# rental contract" other="# rental contracts" />
        ) : (
          <Plural value={count} one="# sale" other="# sales" />
        )}
      </b>
      {psf ? (
        <>
          {' · '}
          <MedianAndHalf {...psf} format={format} />
        </>
      ) : null}
    </p>
  )
}

type Pooled = NonNullable<DealsTotalsProps['psf']>

/** Deals of many years stand as they were paid: with their years. */
function MedianAndHalf({ p25, median, p75, from, to, format }: Pooled & { format: Format }) {
  const middle = format.psf(median)
  const half = format.range(format.psfFigure(p25), format.psfFigure(p75))
  const years = from === to ? format.month(to) : format.range(format.month(from), format.month(to))
  return (
    <>
      <Trans>
        median {middle}, middle half {half}
      </Trans>
      {', '}
      <Trans>as paid in {years}</Trans>
      <OldData month={to} />
    </>
  )
}
