import { Plural, Trans } from '@lingui/react/macro'
import type { TypeGroup } from '#graphql/generated/graphql.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { RentMissing } from '#property/estimate/rent-missing.tsx'
import { OldData } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import { PageSection } from '#ui/page-section.tsx'
import { Stat } from '../stat.tsx'
import type { KnownEstimate } from '../value-home.functions.ts'

interface HomeRentProps {
  rent: KnownEstimate['rent']
  country: CountryCode
  typeGroup: TypeGroup
  isDemo: boolean
  format: Format
}

/** The same home's rent and gross yield, or why they are not shown. */
export function HomeRent({ rent, country, typeGroup, isDemo, format }: HomeRentProps) {
  return (
    <PageSection title={<Trans>Rent and yield</Trans>} aside={rent ? <RentMonth month={rent.asOf} format={format} /> : null}>
      {rent ? (
        <RentEstimate rent={rent} format={format} />
      ) : (
        <p className="pt-5 text-ink-2">
          {COUNTRIES[country].disclosesRent ? (
            <RentMissing typeGroup={typeGroup} isDemo={isDemo} />
          ) : (
            <Trans>Rents of single homes are not disclosed in this market, so there is no rental estimate and no yield.</Trans>
          )}
        </p>
      )}
    </PageSection>
  )
}

const RentMonth = ({ month, format }: { month: string; format: Format }) => (
  <>
    <Trans>contracts to {format.month(month)}</Trans>
    <OldData month={month} />
  </>
)

function RentEstimate({ rent, format }: { rent: NonNullable<KnownEstimate['rent']>; format: Format }) {
  const from = format.range(format.money(rent.low), format.money(rent.high))
  return (
    <div className="grid gap-5 pt-5">
      <div className="grid grid-cols-2 gap-6">
        <Stat label={<Trans>Rent a month</Trans>} figure={format.money(rent.value)} note={<Trans>two in three: {from}</Trans>} />
        <Stat
          label={<Trans>Gross yield</Trans>}
          figure={format.percent(rent.grossYield)}
          note={<Trans>a year's rent by the estimate</Trans>}
        />
      </div>
      <p className="text-sm text-ink-2">
        {rent.scope === 'PROJECT' ? (
          <Plural
            value={rent.n}
            one="The median of # contract of like homes in this project, newer ones counting more."
            other="The median of # contracts of like homes in this project, newer ones counting more."
          />
        ) : (
          <Plural
            value={rent.n}
            one="The median of # contract of like homes within 500 m, newer ones counting more."
            other="The median of # contracts of like homes within 500 m, newer ones counting more."
          />
        )}{' '}
        <Trans>Before costs, tax and months without a tenant.</Trans>
      </p>
    </div>
  )
}
