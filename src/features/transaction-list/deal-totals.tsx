import { Plural, Trans } from '@lingui/react/macro'
import { DEALS_COUNTED_MAX } from '#graphql/deal-kinds.ts'
import type { DealListQuery } from '#graphql/generated/graphql.ts'
import { OldData } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'

interface DealTotalsProps {
  totals: DealListQuery['dealTotals']
  rent: boolean
  format: Format
}

/** How many deals match, and what they cost, in words: of all of them, not of what is shown. */
export function DealTotals({ totals: { total, figures }, rent, format }: DealTotalsProps) {
  const most = format.count(DEALS_COUNTED_MAX)
  return (
    <p role="status" className="figures border-y border-line py-3 text-lg">
      {total > DEALS_COUNTED_MAX && !figures ? (
        <Trans>More than {most} deals. Choose fewer years or a smaller place to see what they cost together.</Trans>
      ) : (
        <b className="font-[560]">
          {rent ? (
            <Plural value={total} one="# rental contract" other="# rental contracts" />
          ) : (
            <Plural value={total} one="# sale" other="# sales" />
          )}
        </b>
      )}
      {figures ? (
        <>
          {' · '}
          <MedianAndHalf figures={figures} format={format} />
        </>
      ) : null}
    </p>
  )
}

type Figures = NonNullable<DealTotalsProps['totals']['figures']>

/** Deals of many years stand as they were paid: with their years. */
function MedianAndHalf({ figures: { n, psf, psfN, price, from, to }, format }: { figures: Figures; format: Format }) {
  const middle = psf ? format.psf(psf.median) : ''
  const half = psf ? format.range(format.psfFigure(psf.p25), format.psfFigure(psf.p75)) : ''
  const sized = format.count(psfN)
  const middlePrice = format.money(price.median)
  const priceHalf = format.range(format.short(price.p25), format.short(price.p75))
  const years = from === to ? format.month(to) : format.range(format.month(from), format.month(to))
  return (
    <>
      {psf ? (
        <>
          <Trans>
            median {middle}, middle half {half}
          </Trans>
          {psfN < n ? (
            <>
              {' '}
              <Trans>(of the {sized} whose size is on record)</Trans>
            </>
          ) : null}
          {' · '}
        </>
      ) : null}
      <Trans>
        median price {middlePrice}, middle half {priceHalf}
      </Trans>
      {', '}
      <Trans>as paid in {years}</Trans>
      <OldData month={to} />
    </>
  )
}
