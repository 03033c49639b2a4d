import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { isEmailAddress } from '#lib/email-address.ts'
import { isPhoneNumber } from '#lib/phone-number.ts'
import { type Failure, fail } from '#lib/result.ts'
import type { projectIn } from '#property/address/named-project.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PhoneInput } from '#ui/form/phone-input.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { bookingFailureWords } from './booking-words.ts'
import { QUESTION_MAX, VISITOR_MAX } from './visitor-values.ts'

interface AskFormProps {
  host: string
  hostName: string
  project: ReturnType<typeof projectIn>
}

const EMPTY = { name: '', email: '', phone: '', message: '', website: '' }

/** What is wrong with what was entered, by field; the first of them gets the focus. */
function faultsOf({ name, email, phone, message }: typeof EMPTY) {
  const faults = {
    name: name.trim() === '',
    email: !isEmailAddress(email.trim()),
    phone: phone !== '' && !isPhoneNumber(phone),
    message: message.trim() === '',
  }
  const first = (['name', 'email', 'phone', 'message'] as const).find((field) => faults[field])
  return { faults, first }
}

/** A question to an agent, without taking a time. */
export function AskForm({ host, hostName, project }: AskFormProps) {
  const { i18n, t } = useLingui()
  const [entered, setEntered] = useState(EMPTY)
  // one key for all tries of this form: a repeated one is the same question
  const [{ key, begun }] = useState(() => ({ key: crypto.randomUUID(), begun: Date.now() }))
  const [isSending, setSending] = useState(false)
  const [isTried, setTried] = useState(false)
  const [isSent, setSent] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const { faults, first } = faultsOf(entered)
  const enter = (field: keyof typeof EMPTY) => (value: string) => setEntered((old) => ({ ...old, [field]: value }))
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    setSending(true)
    const { askAgent } = await import('./booking.functions.ts')
    const data = { ...entered, key, host, project, seconds: Math.floor((Date.now() - begun) / 1_000) }
    const answer = await askAgent({ data }).catch(() => fail('network', 'unreachable'))
    setSending(false)
    setFailure(answer.ok ? null : answer.failure)
    setSent(answer.ok)
  }
  if (isSent)
    return (
      <p role="status" className="max-w-[60ch] text-lg">
        <Trans>Your question is with {hostName}, who answers to the e-mail address or phone number that you gave.</Trans>
      </p>
    )
  const shown = (field: keyof typeof faults, words: string) => (isTried && faults[field] ? words : undefined)
  return (
    <ScriptForm
      noValidate
      aria-label={t`A question`}
      onSubmit={(event) => void send(event)}
      className="grid max-w-[40rem] gap-5 sm:grid-cols-2"
    >
      <Field label={t`Name`} required error={shown('name', t`This is needed.`)}>
        {(control) => (
          <TextInput
            {...{ ...control, name: 'name', autoComplete: 'name', maxLength: VISITOR_MAX.name }}
            value={entered.name}
            onValue={enter('name')}
          />
        )}
      </Field>
      <Field label={t`E-mail`} required error={shown('email', t`This is not an e-mail address.`)}>
        {(control) => (
          <TextInput
            {...{ ...control, name: 'email', type: 'email', autoComplete: 'email', maxLength: VISITOR_MAX.email }}
            value={entered.email}
            onValue={enter('email')}
          />
        )}
      </Field>
      <Field label={t`Phone`} hint={t`If you would rather be called.`} error={shown('phone', t`This is not a phone number.`)}>
        {(control) => <PhoneInput {...control} name="phone" value={entered.phone} onValue={enter('phone')} />}
      </Field>
      <div className="sm:col-span-2">
        <Field label={t`Message`} required error={shown('message', t`This is needed.`)}>
          {(control) => (
            <TextArea
              {...{ ...control, name: 'message', maxLength: QUESTION_MAX, className: 'min-h-24 max-h-[60dvh]' }}
              value={entered.message}
              onValue={enter('message')}
            />
          )}
        </Field>
      </div>
      <div aria-hidden="true" className="sr-only">
        <TextInput name="website" tabIndex={-1} autoComplete="off" value={entered.website} onValue={enter('website')} />
      </div>
      <div className="grid justify-items-start gap-3 sm:col-span-2">
        {failure ? (
          <p role="alert" className="text-bad">
            {i18n._(bookingFailureWords(failure.code))}
          </p>
        ) : null}
        <Button type="submit" disabled={isSending}>
          {isSending ? <Trans>Sending</Trans> : <Trans>Send the question</Trans>}
        </Button>
        <p className="text-sm text-ink-2">
          <Trans>{hostName} and realEstate use these details to answer you, and for nothing else.</Trans>{' '}
          <Link to="/privacy-policy" className="text-lagoon underline decoration-line underline-offset-4">
            <Trans>Privacy policy</Trans>
          </Link>
        </p>
      </div>
    </ScriptForm>
  )
}
