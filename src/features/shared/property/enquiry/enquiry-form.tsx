import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { type Failure, fail, type Result } from '#lib/result.ts'
import { useLateWords } from '#session/late-words.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PhoneInput } from '#ui/form/phone-input.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { EMPTY_ENQUIRY, ENQUIRY_MAX, type EnquiryField, type EnquiryValues, enquiryFaults } from './enquiry-values.ts'

/** `key` is one for all tries of a form: a repeated one is the same question. `seconds`: since the form was opened. */
type Asked = EnquiryValues & { key: string; seconds: number }

interface EnquiryFormProps {
  /** what screen readers call it */
  label: string
  agentName: string
  /** the choice of whom to write to, where there is one */
  to?: ReactNode
  send: (asked: Asked) => Promise<Result<unknown>>
  /** why it was not taken, by the failure's code */
  failureWords?: (code: string) => MessageDescriptor
  look?: 'primary'
}

const tooMany = msg`There were too many messages from your connection. Try again in an hour; nothing you entered is lost while this page is open.`
const notSent = msg`This could not be sent. Nothing you entered is lost; try again in a moment.`
const usualFailure = (code: string): MessageDescriptor => (code === 'too-many-attempts' ? tooMany : notSent)

/** A question to an agent, by whoever reads the page; it says when it was sent. A late part: it waits for its own words. */
export function EnquiryForm({ label, agentName, to, send: ask, failureWords = usualFailure, look }: EnquiryFormProps) {
  useLateWords('enquiry')
  const { i18n, t } = useLingui()
  const { entered, enter, isSending, isSent, isTried, failure, send } = useEnquiry(ask)
  const { faults } = enquiryFaults(entered)
  if (isSent)
    return (
      <p role="status" className="max-w-[60ch] text-lg">
        <Trans>Your question is with {agentName}, who answers to the e-mail address or phone number that you gave.</Trans>
      </p>
    )
  const shown = (field: EnquiryField, words: string) => (isTried && faults[field] ? words : undefined)
  return (
    <ScriptForm noValidate aria-label={label} onSubmit={(event) => void send(event)} className="grid max-w-[40rem] gap-5 sm:grid-cols-2">
      {to ? <div className="sm:col-span-2">{to}</div> : null}
      <Field label={t`Name`} required error={shown('name', t`This is needed.`)}>
        {(control) => (
          <TextInput
            {...{ ...control, name: 'name', autoComplete: 'name', maxLength: ENQUIRY_MAX.name }}
            value={entered.name}
            onValue={enter('name')}
          />
        )}
      </Field>
      <Field label={t`E-mail`} required error={shown('email', t`This is not an e-mail address.`)}>
        {(control) => (
          <TextInput
            {...{ ...control, name: 'email', type: 'email', autoComplete: 'email', maxLength: ENQUIRY_MAX.email }}
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
              {...{ ...control, name: 'message', maxLength: ENQUIRY_MAX.message, className: 'min-h-24 max-h-[40dvh]' }}
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
            {i18n._(failureWords(failure.code))}
          </p>
        ) : null}
        <Button type="submit" look={look} disabled={isSending}>
          {isSending ? <Trans>Sending</Trans> : <Trans>Send the question</Trans>}
        </Button>
        <p className="text-sm text-ink-2">
          <Trans>{agentName} and realEstate use these details to answer you, and for nothing else.</Trans>{' '}
          <Link to="/privacy-policy" className="text-lagoon underline decoration-line underline-offset-4">
            <Trans>Privacy policy</Trans>
          </Link>
        </p>
      </div>
    </ScriptForm>
  )
}

function useEnquiry(ask: EnquiryFormProps['send']) {
  const [entered, setEntered] = useState(EMPTY_ENQUIRY)
  const [{ key, begun }] = useState(() => ({ key: crypto.randomUUID(), begun: Date.now() }))
  const [isSending, setSending] = useState(false)
  const [isTried, setTried] = useState(false)
  const [isSent, setSent] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const enter = (field: keyof EnquiryValues) => (value: string) => setEntered((old) => ({ ...old, [field]: value }))
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const { first } = enquiryFaults(entered)
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    setSending(true)
    const seconds = Math.floor((Date.now() - begun) / 1_000)
    const answer = await ask({ ...entered, key, seconds }).catch(() => fail('network', 'unreachable'))
    setSending(false)
    setFailure(answer.ok ? null : answer.failure)
    setSent(answer.ok)
  }
  return { entered, enter, isSending, isSent, isTried, failure, send }
}
