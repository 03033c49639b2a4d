import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { isEmailAddress } from '#lib/email-address.ts'
import { type Failure, fail } from '#lib/result.ts'
import { filledIn } from '#property/enquiry/filled-in.ts'
import { useKnownEntries } from '#property/enquiry/use-known-entries.ts'
import { forgetTyped, keepTyped } from '#session/typed-text.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { bookingFailureWords } from './booking-words.ts'
import type { KindWord } from './kind-wire.ts'
import { VISITOR_MAX } from './visitor-values.ts'

interface WaitForDayProps {
  host: string
  hostName: string
  kind: KindWord
  day: string
  /** false: there is a free time, so that nobody has to wait */
  isFull: boolean
  /** of a letter of the waiting list */
  token: string | undefined
}

const functions = () => import('./booking.functions.ts')
const unreachable = () => fail('network', 'unreachable')

/** The waiting list of a day that is full; who came by its letter can leave it. */
export function WaitForDay({ token, isFull, ...day }: WaitForDayProps) {
  const [hasLeft, setLeft] = useState(false)
  const [waits, setWaits] = useState<string | null>(null)
  if (waits !== null)
    return (
      <p role="status" className="max-w-[52ch]">
        <Trans>
          You are on the waiting list. We write to {waits} as soon as a time is free; by the same letter you can leave the list.
        </Trans>
      </p>
    )
  if (token && !hasLeft) return <Leave token={token} isFull={isFull} onLeft={() => setLeft(true)} />
  return (
    <div className="grid gap-4">
      {hasLeft ? (
        <p role="status">
          <Trans>You are no longer on the waiting list.</Trans>
        </p>
      ) : null}
      {isFull ? <Join {...day} onJoined={setWaits} /> : null}
    </div>
  )
}

function Leave({ token, isFull, onLeft }: { token: string; isFull: boolean; onLeft: () => void }) {
  const { i18n } = useLingui()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const leave = async () => {
    setSending(true)
    const answer = await (await functions()).stopWaiting({ data: { token } }).catch(unreachable)
    setSending(false)
    if (answer.ok) onLeft()
    else setFailure(answer.failure)
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-[52ch]">
        {isFull ? (
          <Trans>You wait for a free time on this day. We write to you as soon as there is one.</Trans>
        ) : (
          <Trans>You wait for a free time on this day, and there is one now: choose it above.</Trans>
        )}
      </p>
      {failure ? (
        <p role="alert" className="text-bad">
          {i18n._(bookingFailureWords(failure.code))}
        </p>
      ) : null}
      <Button disabled={isSending} onClick={() => void leave()}>
        <Trans>Leave the waiting list</Trans>
      </Button>
    </div>
  )
}

function Join({ host, hostName, kind, day, onJoined }: Omit<WaitForDayProps, 'token' | 'isFull'> & { onJoined: (email: string) => void }) {
  const { i18n, t } = useLingui()
  const [entered, setEntered] = useState({ name: '', email: '', website: '' })
  const [isSending, setSending] = useState(false)
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const name = entered.name.trim()
  const email = entered.email.trim()
  const wrong = { name: name === '', email: !isEmailAddress(email) }
  const kept = useLocation({ select: ({ pathname }) => `waiting ${pathname}` })
  useKnownEntries(kept, (known) => setEntered((old) => filledIn(old, known)))
  const enter = (field: keyof typeof entered) => (value: string) => {
    if (field !== 'website') keepTyped(kept, { [field]: value })
    setEntered((old) => ({ ...old, [field]: value }))
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (wrong.name || wrong.email)
      return event.currentTarget.querySelector<HTMLInputElement>(wrong.name ? '[name="name"]' : '[name="email"]')?.focus()
    setSending(true)
    const answer = await (await functions()).waitForDay({ data: { ...entered, name, email, host, kind, day } }).catch(unreachable)
    setSending(false)
    if (!answer.ok) return setFailure(answer.failure)
    forgetTyped(kept)
    onJoined(email)
  }
  return (
    <ScriptForm noValidate aria-label={t`Waiting list`} onSubmit={(event) => void send(event)} className="grid max-w-[26rem] gap-4">
      <p>
        <Trans>Wait for a free time: if somebody cancels, we write to those who wait, in the order in which they came.</Trans>
      </p>
      <Field label={t`Name`} required error={isTried && wrong.name ? t`This is needed.` : undefined}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            autoComplete="name"
            maxLength={VISITOR_MAX.name}
            value={entered.name}
            onValue={enter('name')}
          />
        )}
      </Field>
      <Field label={t`E-mail`} required error={isTried && wrong.email ? t`This is not an e-mail address.` : undefined}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={VISITOR_MAX.email}
            value={entered.email}
            onValue={enter('email')}
          />
        )}
      </Field>
      <div aria-hidden="true" className="sr-only">
        <TextInput name="website" tabIndex={-1} autoComplete="off" value={entered.website} onValue={enter('website')} />
      </div>
      {failure ? (
        <p role="alert" className="text-bad">
          {i18n._(bookingFailureWords(failure.code))}
        </p>
      ) : null}
      <div className="grid justify-items-start gap-3">
        <Button type="submit" look="primary" disabled={isSending}>
          {isSending ? <Trans>Sending</Trans> : <Trans>Wait for this day</Trans>}
        </Button>
        <p className="text-sm text-ink-2">
          <Trans>{hostName} and realEstate use these details to tell you of a free time, and for nothing else.</Trans>{' '}
          <Link to="/privacy-policy" className="text-lagoon underline decoration-line underline-offset-4">
            <Trans>Privacy policy</Trans>
          </Link>
        </p>
      </div>
    </ScriptForm>
  )
}
