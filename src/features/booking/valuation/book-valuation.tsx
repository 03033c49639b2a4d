import { Trans } from '@lingui/react/macro'
import { useLoaderData, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { projectIn } from '#property/address/named-project.ts'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { OnceAwake } from '#ui/once-awake.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { SpanOfTime } from '../appointment-facts.tsx'
import type { loadValuation } from '../queries.ts'
import { valuationSearch } from '../search.ts'
import { TimeStrip } from '../time-strip.tsx'
import type { Taken } from '../use-visit-form.ts'
import type { ValuationOffer } from './valuation.functions.ts'
import { ValuedHomeChoice } from './valued-home-choice.tsx'

const loadDetails = () => import('./visit-details.tsx')
const VisitDetails = lazy(async () => ({ default: (await loadDetails()).VisitDetails }))
const Booked = lazy(async () => ({ default: (await import('../booked.tsx')).Booked }))

/** The part of the page that takes a visit of a valuer: the home with its estimate, a time of the desk, who asks. */
export function BookValuation() {
  const answer = useLoaderData({ strict: false }) as Awaited<ReturnType<typeof loadValuation>>
  return answer.ok ? <Steps offer={answer.value} /> : <FailedPanel title={<Trans>The times could not be loaded</Trans>} />
}

function Steps({ offer: { times, valued, deskName } }: { offer: ValuationOffer }) {
  const search = valuationSearch.parse(useSearch({ strict: false }))
  const project = projectIn(search.project)
  const [taken, setTaken] = useState<Taken | null>(null)
  const slot = times?.times.find(({ startsAt }) => startsAt === search.at)
  const isReady = valued !== null && slot !== undefined
  // once it is open the form stays, also while another time is looked for: what was typed would go with it
  const [isOpen, setOpen] = useState(isReady)
  if (isReady && !isOpen) setOpen(true)
  const hasHome = valued !== null
  useEffect(() => {
    if (hasHome) void loadDetails()
  }, [hasHome])
  if (taken)
    return (
      <Suspense>
        <Booked {...taken} level="h2" />
      </Suspense>
    )
  return (
    <>
      <PageSection id="book" title={<Trans>The home</Trans>}>
        <ValuedHomeChoice valued={valued} search={search} />
      </PageSection>
      <PageSection title={<Trans>When the valuer comes</Trans>}>
        <div className="pt-5">
          {times ? (
            <TimeStrip times={times} chosen={search.at} />
          ) : (
            <p className="text-lg text-ink-2">
              <Trans>No times are offered here at present. Nothing was booked.</Trans>
            </p>
          )}
        </div>
      </PageSection>
      {times ? (
        <PageSection id="details" title={<Trans>Your details</Trans>}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-5">
            <p aria-live="polite" className="text-lg">
              {valued && slot ? (
                <span className="font-[560]">
                  <SpanOfTime {...slot} timeZone={times.timeZone} />
                </span>
              ) : valued ? (
                <Trans>Choose a time first.</Trans>
              ) : (
                <Trans>Choose the home first.</Trans>
              )}
            </p>
            {isOpen ? (
              <OnceAwake>
                <VisitDetails
                  search={search}
                  project={project}
                  timeZone={times.timeZone}
                  hostName={deskName}
                  isReady={isReady}
                  onTaken={setTaken}
                />
              </OnceAwake>
            ) : null}
          </div>
        </PageSection>
      ) : null}
    </>
  )
}
