import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { isEmailAddress } from '#lib/email-address.ts'
import { isPhoneNumber } from '#lib/phone-number.ts'
import { fail } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PhoneInput } from '#ui/form/phone-input.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { PluginSubject } from '../search.ts'
import { WIDGET_ENQUIRY_MAX } from './enquiry-limits.ts'

interface WidgetFormProps {
  subject: PluginSubject
  widgetKey: string
  agency: string
  /** registration number, '' for the house */
  agent: string
}

const EMPTY = { name: '', email: '', phone: '', message: '', website: '' }

const CODES: Readonly<Record<string, MessageDescriptor>> = {
  'too-many-attempts': msg`Too many messages came from your connection. Try again in an hour.`,
  'enquiry-closed': msg`This block takes no messages at the moment.`,
}
const OTHERWISE = msg`Your message could not be sent. Try again in a moment.`

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

/** A key of 128 random bits. A page without https has no `randomUUID` in its frames. */
const attemptKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** What was entered, and its sending: one key for all tries of a form, so that a repeated one is the same message. */
function useEnquiry({ subject, widgetKey, agent }: Omit<WidgetFormProps, 'agency'>) {
  const [entered, setEntered] = useState(EMPTY)
  const [{ key, begun }] = useState(() => ({ key: attemptKey(), begun: Date.now() }))
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { faults, first } = faultsOf(entered)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    setState('sending')
    const { askWidget } = await import('./widget.functions.ts')
    const data = { ...entered, ...subject, key, widgetKey, agent, seconds: Math.floor((Date.now() - begun) / 1_000) }
    const answer = await askWidget({ data }).catch(() => fail('network', 'unreachable'))
    setState(answer.ok ? 'sent' : 'open')
    setFailure(answer.ok ? null : answer.failure.code)
  }
  const control = (field: keyof typeof EMPTY) => ({
    name: field,
    value: entered[field],
    onValue: (value: string) => setEntered((old) => ({ ...old, [field]: value })),
  })
  return { control, send, state, failure, faultIn: (field: keyof typeof faults) => isTried && faults[field] }
}

/** A message to the agency about the home that the block shows. */
export function WidgetForm({ agency, ...about }: WidgetFormProps) {
  const { i18n, t } = useLingui()
  const { control, send, state, failure, faultIn } = useEnquiry(about)
  if (state === 'sent')
    return (
      <p role="status" className="border-t border-line pt-4 text-lg">
        <Trans>Your message is with {agency}, who can answer to the e-mail address or phone number that you gave.</Trans>
      </p>
    )
  const needed = t`This is needed.`
  return (
    <ScriptForm
      noValidate
      aria-label={t`Write to ${agency}`}
      onSubmit={(event) => void send(event)}
      className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2"
    >
      <h2 className="title text-xl sm:col-span-2">
        <Trans>Ask {agency} about this home</Trans>
      </h2>
      <Field label={t`Name`} required error={faultIn('name') ? needed : undefined}>
        {(field) => <TextInput {...field} {...control('name')} autoComplete="name" maxLength={WIDGET_ENQUIRY_MAX.name} />}
      </Field>
      <Field label={t`E-mail`} required error={faultIn('email') ? t`This is not an e-mail address.` : undefined}>
        {(field) => <TextInput {...field} {...control('email')} type="email" autoComplete="email" maxLength={WIDGET_ENQUIRY_MAX.email} />}
      </Field>
      <Field
        label={t`Phone`}
        hint={t`If you would rather be called.`}
        error={faultIn('phone') ? t`This is not a phone number.` : undefined}
      >
        {(field) => <PhoneInput {...field} {...control('phone')} />}
      </Field>
      <div className="sm:col-span-2">
        <Field label={t`Message`} required error={faultIn('message') ? needed : undefined}>
          {(field) => <TextArea {...field} {...control('message')} maxLength={WIDGET_ENQUIRY_MAX.message} className="min-h-20" />}
        </Field>
      </div>
      <div aria-hidden="true" className="sr-only">
        <TextInput {...control('website')} tabIndex={-1} autoComplete="off" />
      </div>
      <div className="grid justify-items-start gap-3 sm:col-span-2">
        {failure ? (
          <p role="alert" className="text-bad">
            {i18n._(CODES[failure] ?? OTHERWISE)}
          </p>
        ) : null}
        <Button type="submit" look="primary" disabled={state === 'sending'}>
          {state === 'sending' ? <Trans>Sending</Trans> : <Trans>Send the message</Trans>}
        </Button>
        <p className="text-sm text-ink-2">
          <Trans>{agency} and realEstate use these details to answer you, and for nothing else.</Trans>{' '}
          <Link to="/privacy-policy" target="_blank" className="text-lagoon underline decoration-line underline-offset-4">
            <Trans>Privacy policy</Trans>
          </Link>
        </p>
      </div>
    </ScriptForm>
  )
}
