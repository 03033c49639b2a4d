import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DataSourcesQuery } from '#graphql/generated/graphql.ts'
import { OldData } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'

interface SourceTotalsProps {
  market: DataSourcesQuery['market']
  format: Format
}

/** What the sources amount to, and the edition that they were published in. */
export function SourceTotals({ market, format }: SourceTotalsProps) {
  const { firstMonth, lastMonth, rentCount } = market
  const months = firstMonth && lastMonth ? format.range(format.month(firstMonth), format.month(lastMonth)) : '–'
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-3 lg:grid-cols-5">
      <Fact
        label={<Trans>Recorded sales</Trans>}
        figure={format.count(market.saleCount)}
        note={
          <>
            {months}
            {lastMonth ? <OldData month={lastMonth} /> : null}
          </>
        }
      />
      {rentCount === 0 ? null : (
        <Fact
          label={<Trans>Rental contracts</Trans>}
          figure={rentCount ? format.count(rentCount) : '–'}
          note={rentCount === null ? <Trans>not disclosed here</Trans> : null}
        />
      )}
      <Fact label={<Trans>Projects</Trans>} figure={format.count(market.projectCount)} />
      <Fact label={<Trans>Places around</Trans>} figure={format.count(market.amenityCount)} />
      <Fact
        label={<Trans>Edition</Trans>}
        figure={<span className="text-lg leading-8">{market.dataVersion.slice(0, 8)}</span>}
        note={<Trans>all of it published together</Trans>}
      />
    </dl>
  )
}

const Fact = ({ label, figure, note }: { label: ReactNode; figure: ReactNode; note?: ReactNode }) => (
  <div className="figures grid min-w-0 content-start gap-0.5">
    <dt className="text-sm text-ink-2">{label}</dt>
    <dd className="text-2xl font-semibold tracking-[-0.015em]">{figure}</dd>
    {note ? <dd className="text-sm text-ink-3">{note}</dd> : null}
  </div>
)
