import { Plural, Trans } from '@lingui/react/macro'
import type { TransactionListQuery } from '#graphql/generated/graphql.ts'
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

function MedianAndHalf({ p25, median, p75, format }: { p25: number; median: number; p75: number; format: Format }) {
  const middle = format.psf(median)
  const half = format.range(format.psfFigure(p25), format.psfFigure(p75))
  return (
    <Trans>
      median {middle}, middle half {half}
    </Trans>
  )
}
