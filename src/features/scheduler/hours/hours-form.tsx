import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { useEarlySubmit } from '#ui/form/early-submit.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { useCalendar } from '../calendar/calendar-context.ts'
import { zoneWords } from '../calendar/calendar-words.ts'
import { calendarFailureWords } from '../calendar/failure-words.ts'
import { dayWords } from '../calendar-days.ts'
import { DaysOffFields } from './days-off-fields.tsx'
import type { EnteredRules } from './entered-rules.ts'
import { KindFields } from './kind-fields.tsx'
import { useHoursForm } from './use-hours-form.ts'

/** When and how appointments are offered. `isFirst`: nothing was set yet, and the form proposes. */
export function HoursForm({ isFirst }: { isFirst: boolean }) {
  const { i18n } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  useEarlySubmit(form)
  const { entered, change, submit, isSending, failure } = useHoursForm()
  return (
    <form
      ref={form}
      // only a script sends it: before hydration a submit does nothing, so that page and entries stay, and hydration sends it
      method="dialog"
      noValidate
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-12"
    >
      {isFirst ? (
        <div className="max-w-[64ch]">
          <h2 className="title text-2xl">
            <Trans>Say when people can meet you</Trans>
          </h2>
          <p className="pt-2 text-lg text-ink-2">
            <Trans>These hours are a proposal. Change what does not fit; from then on visitors can take free times of yours.</Trans>
          </p>
        </div>
      ) : null}
      {entered.kinds.map((kind) => (
        <KindFields
          key={kind.kind}
          kind={kind}
          onKind={(more) => change((now) => ({ kinds: now.kinds.map((one) => (one.kind === kind.kind ? { ...one, ...more(one) } : one)) }))}
        />
      ))}
      <DaysSection entered={entered} change={change} />
      {failure ? (
        <p role="alert" className="text-bad">
          {calendarFailureWords(i18n, failure)}
        </p>
      ) : null}
      <div>
        <Button type="submit" look="primary" size="large" disabled={isSending}>
          {isSending ? <Trans>Saving</Trans> : isFirst ? <Trans>Offer these times</Trans> : <Trans>Save the hours</Trans>}
        </Button>
      </div>
    </form>
  )
}

interface DaysSectionProps {
  entered: EnteredRules
  change: ReturnType<typeof useHoursForm>['change']
}

/** The clock, days off and public holidays. */
function DaysSection({ entered, change }: DaysSectionProps) {
  const { t, i18n } = useLingui()
  const { schedule, holidays } = useCalendar().calendar
  const zones = schedule.timeZones
  return (
    <PageSection title={<Trans>Days off</Trans>}>
      <div className="grid gap-5 pt-5">
        {zones.length > 1 ? (
          <div className="max-w-80">
            <Field label={t`The clock of your hours`}>
              {(control) => (
                <Select
                  {...control}
                  value={entered.timeZone}
                  options={zones.map((zone) => ({ value: zone, label: zoneWords(i18n, zone) }))}
                  onValue={(timeZone) => change(() => ({ timeZone }))}
                />
              )}
            </Field>
          </div>
        ) : null}
        <DaysOffFields days={entered.daysOff} onDays={(more) => change((now) => ({ daysOff: more(now.daysOff) }))} />
        <Checkbox
          label={<Trans>No appointments on public holidays</Trans>}
          value={entered.observesHolidays}
          onValue={(observesHolidays) => change(() => ({ observesHolidays }))}
        />
        <details className="max-w-[40rem]">
          <summary className="min-h-6 text-ink-2">
            <Trans>Public holidays of the coming year</Trans>
          </summary>
          <ul className="figures grid gap-1 pt-2 text-ink-2 sm:grid-cols-2">
            {holidays.map(({ day, name, isProvisional }) => (
              <li key={`${day} ${name}`}>
                {dayWords(day, i18n.locale, 'short')}: {name}
                {isProvisional ? (
                  <>
                    {' '}
                    <Trans>(may still move)</Trans>
                  </>
                ) : null}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </PageSection>
  )
}
