import { Trans } from '@lingui/react/macro'
import { OldData } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import type { Estimate } from '../project.ts'

/** The valued home's rent and yield, with range and evidence. Nothing where rents are not disclosed. */
export function RentBlock({ rent, format }: { rent: Estimate['rent']; format: Format }) {
  if (!rent) return null
  const month = format.month(rent.asOf)
  return (
    <dl className="figures grid gap-x-8 gap-y-4 border-t border-line pt-4 sm:grid-cols-3 print:grid-cols-3">
      <div>
        <dt className="text-ink-2">
          <Trans>Estimate, rent a month, {month}</Trans>
          <OldData month={rent.asOf} />
        </dt>
        <dd className="text-2xl font-semibold">{format.money(rent.value)}</dd>
        <dd className="text-xs text-ink-3">
          <Trans>
            two in three between {format.money(rent.low)} and {format.money(rent.high)}
          </Trans>
        </dd>
      </div>
      <div>
        <dt className="text-ink-2">
          <Trans>Gross rental yield</Trans>
        </dt>
        <dd className="text-2xl font-semibold">{format.percent(rent.grossYield)}</dd>
        <dd className="text-xs text-ink-3">
          <Trans>a year’s rent by the estimated price, before costs and taxes</Trans>
        </dd>
      </div>
      <div>
        <dt className="text-ink-2">
          <Trans>Evidence</Trans>
        </dt>
        <dd className="text-2xl font-semibold">{rent.n}</dd>
        <dd className="text-xs text-ink-3">
          {rent.scope === 'PROJECT' ? (
            <Trans>contracts of the last 12 months in this project</Trans>
          ) : (
            <Trans>contracts of the last 12 months within 500 m</Trans>
          )}
        </dd>
      </div>
    </dl>
  )
}
