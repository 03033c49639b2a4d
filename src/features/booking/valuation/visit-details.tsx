import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { fail, ok, type Result } from '#lib/result.ts'
import { homeOf } from '#property/address/home-search.ts'
import type { projectIn } from '#property/address/named-project.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { OtpInput } from '#ui/form/otp-input.tsx'
import { spacedPhone } from '#ui/form/phone-value.ts'
import type { ValuationSearch } from '../search.ts'
import { type Taken, useVisitForm } from '../use-visit-form.ts'
import { VisitForm } from '../visit-form.tsx'

interface VisitDetailsProps {
  search: ValuationSearch
  project: ReturnType<typeof projectIn>
  timeZone: string
  /** who receives what is entered */
  hostName: string
  /** false: no home or no time is chosen at present */
  isReady: boolean
  onTaken: (taken: Taken) => void
}

/** Who asks for the visit, with a phone that is proven by a code. */
export function VisitDetails({ search, project, timeZone, hostName, isReady, onTaken }: VisitDetailsProps) {
  const code = usePhoneCode()
  const visit = useVisitForm(async (key, values) => {
    const verification = await code.prove(values.phone, values.otp)
    if (!verification.ok) return verification
    if (!verification.value || !project || !search.at) return ok(null)
    const { otp: _, ...visitor } = values
    const { bookValuationTime } = await import('./valuation.functions.ts')
    return bookValuationTime({ data: { ...visitor, key, startsAt: search.at, project, home: homeOf(search), consent: true } })
  }, onTaken)
  return (
    <VisitForm
      visit={visit}
      timeZone={timeZone}
      hasHome
      hostName={hostName}
      isReady={isReady}
      submit={code.isAsked ? <Trans>Book the visit</Trans> : <Trans>Send a code to your phone</Trans>}
    >
      {code.isAsked ? <CodeField visit={visit} phone={code.sentTo ?? ''} /> : null}
    </VisitForm>
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

const functions = () => import('./valuation.functions.ts')

/** Proves a phone by a code: the first try sends one, the next ones check what was typed. */
function usePhoneCode() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [proven, setProven] = useState<string | null>(null)

  async function send(phone: string): Promise<Result<null>> {
    const sent = await (await functions()).sendVisitorCode({ data: { phone } })
    if (sent.ok || sent.failure.code === 'otp-too-soon') setSentTo(phone)
    return sent
  }

  /** Whether the phone is proven; false: a code is on its way to it. */
  async function prove(phone: string, otp: string): Promise<Result<boolean>> {
    if (proven === phone) return ok(true)
    if (sentTo !== phone) {
      const sent = await send(phone)
      return sent.ok || sent.failure.code === 'otp-too-soon' ? ok(false) : sent
    }
    if (otp.length === 0) return fail('validation', 'code-needed')
    const checked = await (await functions()).checkVisitorCode({ data: { phone, otp } })
    if (!checked.ok) return checked
    setProven(phone)
    return ok(true)
  }
  return { prove, send, sentTo, isAsked: sentTo !== null && proven !== sentTo }
}
