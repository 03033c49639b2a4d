import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, useSearch } from '@tanstack/react-router'
import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { homeOf } from '#property/address/home-search.ts'
import { projectIn } from '#property/address/named-project.ts'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import { OtpInput } from '#ui/form/otp-input.tsx'
import { spacedPhone } from '#ui/form/phone-value.ts'
import { PageSection } from '#ui/page-section.tsx'
import { SpanOfTime } from '../appointment-facts.tsx'
import { Booked } from '../booked.tsx'
import type { loadValuation } from '../queries.ts'
import { valuationSearch } from '../search.ts'
import { TimeStrip } from '../time-strip.tsx'
import { useVisitForm } from '../use-visit-form.ts'
import { VisitForm } from '../visit-form.tsx'
import { usePhoneCode } from './use-phone-code.ts'
import type { ValuationOffer } from './valuation.functions.ts'
import { ValuedHomeChoice } from './valued-home-choice.tsx'

/** The part of the page that takes a visit of a valuer: the home with its estimate, a time of the desk, who asks. */
export function BookValuation() {
  const answer = useLoaderData({ strict: false }) as Awaited<ReturnType<typeof loadValuation>>
  return answer.ok ? <Steps offer={answer.value} /> : <FailedPanel title={<Trans>The times could not be loaded</Trans>} />
}

function Steps({ offer: { times, valued, deskName } }: { offer: ValuationOffer }) {
  const search = v.parse(valuationSearch, useSearch({ strict: false }))
  const project = projectIn(search.project)
  const code = usePhoneCode()
  const visit = useVisitForm(async (key, values) => {
    const proof = await code.prove(values.phone, values.otp)
    if (!proof.ok) return proof
    if (!proof.value || !project || !search.at) return ok(null)
    const { otp: _, ...visitor } = values
    const { bookValuationTime } = await import('./valuation.functions.ts')
    return bookValuationTime({ data: { ...visitor, key, startsAt: search.at, project, home: homeOf(search), consent: true } })
  })
  const slot = times?.times.find(({ startsAt }) => startsAt === search.at)
  if (visit.taken) return <Booked {...visit.taken} level="h2" />
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
            <VisitForm
              visit={visit}
              timeZone={times.timeZone}
              hasHome
              hostName={deskName}
              isReady={valued !== null && slot !== undefined}
              submit={code.isAsked ? <Trans>Book the visit</Trans> : <Trans>Send a code to your phone</Trans>}
            >
              {code.isAsked ? <CodeField visit={visit} phone={code.sentTo ?? ''} /> : null}
            </VisitForm>
          </div>
        </PageSection>
      ) : null}
    </>
  )
}

function CodeField({ visit: { form, state }, phone }: { visit: ReturnType<typeof useVisitForm>; phone: string }) {
  const { t } = useLingui()
  const spaced = spacedPhone(phone)
  return (
    <div className="sm:col-span-2">
      <form.Field name="otp">
        {(field) => (
          <FormField field={state(field)} label={t`Code`} required hint={t`Sent by SMS to ${spaced}.`}>
            {(control) => <OtpInput {...control} />}
          </FormField>
        )}
      </form.Field>
    </div>
  )
}
