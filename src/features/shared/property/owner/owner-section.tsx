import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { todayIn } from '#market/today.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { readTab, writeTab } from '#session/tab-storage.ts'
import { Button } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { usePageWords } from '#ui/use-page-words.ts'
import { dutiesOf } from '../duties/country-duties.ts'
import type { Duties } from '../duties/purchase.ts'
import { roundEstimate } from '../estimate/estimate-words.ts'
import { useFormat } from '../use-format.ts'
import { isBeforeTheHome, isEmptyEntry, NO_ENTRY, type OwnerEntry, purchasedOf, readEntry } from './owner-entry.ts'
import { ownerFigures } from './owner-figures.ts'
import { OwnerForm } from './owner-form.tsx'
import type { OwnerHome } from './owner-home.ts'
import { ownerKey } from './owner-memory.ts'
import { OwnerResult } from './owner-result.tsx'

/**
 * What an owner has gained: price, day and loan are typed in and stay in the tab. All of it is worked out in the browser; nothing of it is
 * sent, and no address holds it.
 */
export function OwnerSection({ home }: { home: OwnerHome }) {
  const { country, currency, begins } = home
  usePageWords()
  const format = useFormat(currency)
  const [entry, setEntry] = useEntry(ownerKey(country, home.typeGroup, home.slug))
  const today = todayIn(country)
  const bought = purchasedOf(entry, today)
  const duties = useDuties(country, bought !== null)
  const rounded = { value: roundEstimate(home.value), low68: roundEstimate(home.low68), high68: roundEstimate(home.high68) }
  const valued = { ...rounded, asOf: home.asOf }
  const figures = bought && duties ? ownerFigures(bought, valued, duties, today) : null
  return (
    <PageSection
      id="owner"
      title={<Trans>If it is yours</Trans>}
      aside={<Trans>what you have gained, after duties and loan</Trans>}
      className={figures ? undefined : 'no-print'}
    >
      <div className="grid gap-x-16 gap-y-8 pt-5 *:min-w-0 lg:grid-cols-2 print:block">
        <div className="no-print grid content-start gap-5">
          <OwnerForm
            country={country}
            currency={currency}
            entry={entry}
            today={today}
            onChange={(change) => setEntry((now) => ({ ...now, ...change }))}
          />
          <p className="max-w-[60ch] text-sm text-ink-3">
            <Trans>
              Worked out in your browser. What you type is not sent to us and stands in no address; this tab forgets it when it is closed.
            </Trans>
          </p>
          {isEmptyEntry(entry) ? null : (
            <div>
              <Button size="small" onClick={() => setEntry({ ...NO_ENTRY })}>
                <Trans>Forget it now</Trans>
              </Button>
            </div>
          )}
        </div>
        <div aria-live="polite">
          {bought && figures ? (
            <OwnerResult
              bought={bought}
              figures={figures}
              format={format}
              home={valued}
              isEarly={isBeforeTheHome(bought.boughtOn, begins)}
            />
          ) : (
            <p className="max-w-[52ch] text-ink-2">
              <Trans>
                Enter what was paid and when: the gain, a year’s share of it and what a sale would leave after the loan stand here.
              </Trans>
            </p>
          )}
        </div>
      </div>
    </PageSection>
  )
}

/** The entry that the tab keeps. Hydration begins without it, because the server does not know it. */
function useEntry(memory: string) {
  const [entry, setEntry] = useState<OwnerEntry>(NO_ENTRY)
  useEffect(() => {
    const kept = readEntry(readTab(memory))
    // what was typed before hydration wins
    setEntry((now) => (now === NO_ENTRY ? kept : now))
  }, [memory])
  useEffect(() => {
    if (entry !== NO_ENTRY) writeTab(memory, isEmptyEntry(entry) ? null : JSON.stringify(entry))
  }, [memory, entry])
  return [entry, setEntry] as const
}

/** The duties of a market, loaded once somebody needs them. */
function useDuties(country: CountryCode, isNeeded: boolean): Duties | null {
  const [duties, setDuties] = useState<Duties | null>(null)
  useEffect(() => {
    if (isNeeded) void dutiesOf(country).then(setDuties)
  }, [country, isNeeded])
  return duties
}
