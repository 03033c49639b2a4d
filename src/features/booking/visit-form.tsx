import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import { PhoneInput } from '#ui/form/phone-input.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { bookingFailureWords } from './booking-words.ts'
import { zoneDay } from './offered-times.ts'
import type { useVisitForm } from './use-visit-form.ts'
import { VISITOR_MAX, visitorRule, visitorRules } from './visitor-values.ts'
import { zoneDayClock } from './zone-time.ts'

interface VisitFormProps {
  visit: ReturnType<typeof useVisitForm>
  timeZone: string
  /** whether a unit of a home can be named */
  hasHome: boolean
  /** who receives what is entered */
  hostName: string
  submit: ReactNode
  /** false: no time is chosen yet */
  isReady: boolean
  /** what is asked for at last */
  children?: ReactNode
}

/** Who comes, and for what. */
export function VisitForm({ visit, timeZone, hasHome, hostName, submit, isReady, children }: VisitFormProps) {
  const { t, i18n } = useLingui()
  const { form, isSending, failure, next } = visit
  return (
    <Form form={form} aria-label={t`Your details`} className="grid max-w-[40rem] items-start gap-5 sm:grid-cols-2">
      <VisitorFields visit={visit} hasHome={hasHome} />
      <ConsentFields visit={visit} hostName={hostName} />
      {children}
      <div className="grid justify-items-start gap-3 sm:col-span-2">
        {failure ? (
          <div role="alert" className="grid gap-3 text-bad">
            <p>{i18n._(bookingFailureWords(failure.code))}</p>
            <NextTimes times={next} timeZone={timeZone} />
          </div>
        ) : null}
        <Button type="submit" look="primary" size="large" disabled={isSending || !isReady}>
          {isSending ? <Trans>Sending</Trans> : submit}
        </Button>
      </div>
    </Form>
  )
}

/** The free times that come next, where the chosen one is gone. */
function NextTimes({ times, timeZone }: { times: ReturnType<typeof useVisitForm>['next']; timeZone: string }) {
  const { i18n, t } = useLingui()
  if (times.length === 0) return null
  return (
    <ul aria-label={t`The next free times`} className="flex flex-wrap gap-2">
      {times.map(({ startsAt }) => (
        <li key={startsAt}>
          <Link
            to="."
            search={(old) => ({ ...old, week: undefined, day: zoneDay(startsAt, timeZone), at: startsAt })}
            resetScroll={false}
            className="figures grid min-h-9 place-items-center rounded border border-line bg-sheet px-3 font-[560] text-ink hover:border-ink-3"
          >
            {zoneDayClock(startsAt, timeZone, i18n.locale)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function VisitorFields({ visit: { form, state }, hasHome }: Pick<VisitFormProps, 'visit' | 'hasHome'>) {
  const { t } = useLingui()
  return (
    <>
      <noscript className="sm:col-span-2">
        <p className="text-ink-2">
          <Trans>This form needs scripts to take a time. Everything else on this site works without them.</Trans>
        </p>
      </noscript>
      <form.Field name="name" validators={visitorRule('name')}>
        {(field) => (
          <FormField field={state(field)} label={t`Name`} required>
            {(control) => <TextInput {...control} name="name" autoComplete="name" maxLength={VISITOR_MAX.name} />}
          </FormField>
        )}
      </form.Field>
      <form.Field name="email" validators={visitorRule('email')}>
        {(field) => (
          <FormField field={state(field)} label={t`E-mail`} required>
            {(control) => <TextInput {...control} name="email" type="email" autoComplete="email" maxLength={VISITOR_MAX.email} />}
          </FormField>
        )}
      </form.Field>
      <form.Field name="phone" validators={visitorRule('phone')}>
        {(field) => (
          <FormField field={state(field)} label={t`Phone`} required>
            {(control) => <PhoneInput {...control} name="phone" />}
          </FormField>
        )}
      </form.Field>
      {hasHome ? (
        <form.Field name="unit" validators={visitorRule('unit')}>
          {(field) => (
            <FormField field={state(field)} label={t`Unit`} hint={t`If you mean one home, such as #12-34.`}>
              {(control) => <TextInput {...control} name="unit" maxLength={VISITOR_MAX.unit} />}
            </FormField>
          )}
        </form.Field>
      ) : null}
      <div className="sm:col-span-2">
        <form.Field name="note" validators={visitorRule('note')}>
          {(field) => (
            <FormField field={state(field)} label={t`Message`} hint={t`What you want to see or ask.`}>
              {(control) => <TextArea {...control} name="note" className="min-h-20 max-h-[60dvh]" />}
            </FormField>
          )}
        </form.Field>
      </div>
    </>
  )
}

/** What the visitor agrees to, and a field that only programs fill in. */
function ConsentFields({ visit: { form, state }, hostName }: Pick<VisitFormProps, 'visit' | 'hostName'>) {
  return (
    <>
      <form.Field name="website">
        {(field) => (
          <div aria-hidden="true" className="sr-only">
            <TextInput name="website" tabIndex={-1} autoComplete="off" value={field.state.value} onValue={field.handleChange} />
          </div>
        )}
      </form.Field>
      <div className="sm:col-span-2">
        <form.Field name="consent" validators={{ onSubmit: ({ value }) => visitorRules.consent(value) }}>
          {(field) => (
            <Checkbox
              name="consent"
              required
              value={field.state.value}
              onValue={field.handleChange}
              error={state(field).errors[0]}
              label={
                <Trans>
                  {hostName} and realEstate may use these details to arrange this appointment, and for nothing else.{' '}
                  <Link to="/privacy-policy" className="text-lagoon underline decoration-line underline-offset-4">
                    Privacy policy
                  </Link>
                </Trans>
              }
            />
          )}
        </form.Field>
      </div>
    </>
  )
}
