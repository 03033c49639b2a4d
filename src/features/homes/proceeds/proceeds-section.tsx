import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { KeptHomeFragment, OwnHomeValueQuery } from '#graphql/generated/graphql.ts'
import { COUNTRIES } from '#market/countries.ts'
import { todayIn } from '#market/today.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { dutiesOf } from '#property/duties/country-duties.ts'
import type { Duties } from '#property/duties/purchase.ts'
import { roundEstimate } from '#property/estimate/estimate-words.ts'
import { isBeforeTheHome, purchasedOf } from '#property/owner/owner-entry.ts'
import { OwnerForm } from '#property/owner/owner-form.tsx'
import type { Format } from '#property/use-format.ts'
import { PageSection } from '#ui/page-section.tsx'
import { KeepPurchase } from './keep-purchase.tsx'
import { costsOf } from './proceeds-entry.ts'
import { ProceedsResult } from './proceeds-result.tsx'
import { SaleFields } from './sale-fields.tsx'
import { saleProceeds } from './sale-proceeds.ts'
import { useProceedsEntry } from './use-proceeds-entry.ts'

type Project = NonNullable<OwnHomeValueQuery['project']>

interface ProceedsSectionProps {
  home: KeptHomeFragment
  project: Project
  estimate: Extract<Project['estimate'], { __typename: 'Estimate' }>
  format: Format
}

/** What a sale today would leave, as a range; all of it is worked out in the browser from what the owner types. */
export function ProceedsSection({ home, project, estimate, format }: ProceedsSectionProps) {
  const { country } = home
  const { entry, setEntry, forget } = useProceedsEntry(home)
  const today = todayIn(country)
  const bought = purchasedOf(entry.owner, today)
  const duties = useDutiesOf(country, bought !== null)
  const value = {
    value: roundEstimate(estimate.value),
    low68: roundEstimate(estimate.low68),
    high68: roundEstimate(estimate.high68),
    asOf: estimate.asOf,
  }
  const proceeds = bought && duties ? saleProceeds(bought, costsOf(entry), value, duties, today) : null
  return (
    <PageSection
      id="sale"
      title={<Trans>If you sold it today</Trans>}
      aside={<Trans>what is left after duties, fees and loan</Trans>}
      className={proceeds ? undefined : 'no-print'}
    >
      <div className="grid gap-x-16 gap-y-8 pt-5 *:min-w-0 lg:grid-cols-2 print:block">
        <div className="no-print grid content-start gap-5">
          <OwnerForm
            country={country}
            today={today}
            entry={entry.owner}
            currency={COUNTRIES[country].currencyCode}
            onChange={(change) => setEntry((now) => ({ ...now, owner: { ...now.owner, ...change } }))}
          />
          <SaleFields country={country} entry={entry} onChange={(change) => setEntry((now) => ({ ...now, ...change }))} />
          <KeepPurchase home={home} entry={entry} onForget={forget} />
        </div>
        <div aria-live="polite">
          {bought && duties && proceeds ? (
            <ProceedsResult
              bought={bought}
              proceeds={proceeds}
              duties={duties}
              country={country}
              today={today}
              format={format}
              asOf={estimate.asOf}
              agentFee={entry.agentFee ?? 0}
              isEarly={isBeforeTheHome(bought.boughtOn, project.leaseStartYear ?? project.completionYear)}
            />
          ) : (
            <p className="max-w-[52ch] text-ink-2">
              <Trans>Enter what was paid and when: what a sale would leave stands here, line by line, with the rule of each duty.</Trans>
            </p>
          )}
        </div>
      </div>
    </PageSection>
  )
}

/** The duties of a market, loaded once somebody needs them. */
function useDutiesOf(country: CountryCode, isNeeded: boolean): Duties | null {
  const [duties, setDuties] = useState<Duties | null>(null)
  useEffect(() => {
    if (isNeeded) void dutiesOf(country).then(setDuties)
  }, [country, isNeeded])
  return duties
}
