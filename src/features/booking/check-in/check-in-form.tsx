import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { isEmailAddress } from '#lib/email-address.ts'
import { isPhoneNumber } from '#lib/phone-number.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { PhoneInput } from '#ui/form/phone-input.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { VISITOR_MAX } from '../visitor-values.ts'
import { checkInFailureWords } from './check-in-words.ts'
import type { CheckInDraft } from './kept-entries.ts'
import type { useCheckIn } from './use-check-in.ts'

const ANSWER_MAX_CHARS = 500

type Check = ReturnType<typeof useCheckIn>

interface CheckInFormProps {
  check: Check
  agentName: string
  /** '' for the usual question */
  question: string
}

/** Name, phone, e-mail, one question and the consent of a visitor, for one after the other on the same device. */
export function CheckInForm({ check, agentName, question }: CheckInFormProps) {
  const [isDone, setDone] = useState(false)
  const first = useRef<HTMLDivElement>(null)
  // somebody typed something wrong: the form is there again with it
  const isWrong = check.failure?.code.startsWith('visit-') === true
  const isThanked = isDone && !isWrong
  useEffect(() => {
    if (isThanked) first.current?.focus()
  }, [isThanked])
  return (
    <div className="grid max-w-[40rem] gap-6">
      <CheckInState check={check} />
      {isThanked ? (
        <Thanks first={first} isWaiting={check.waiting > 0} onNext={() => setDone(false)} />
      ) : (
        <Entry
          check={check}
          agentName={agentName}
          question={question}
          onFinished={() => {
            check.finish()
            setDone(true)
          }}
        />
      )}
    </div>
  )
}

/** What has become of what was entered here. */
export function CheckInState({ check: { waiting, failure, isSending } }: { check: Check }) {
  const { i18n } = useLingui()
  return (
    <>
      {failure ? (
        <p role="alert" className="border-s-2 border-caution ps-4">
          {i18n._(checkInFailureWords(failure.code))}
        </p>
      ) : null}
      <p role="status" className="figures text-ink-2 empty:hidden">
        {waiting === 0 ? null : isSending ? (
          <Trans>Sending</Trans>
        ) : (
          <Plural value={waiting} one="# entry on this device is not sent yet." other="# entries on this device are not sent yet." />
        )}
      </p>
    </>
  )
}

function Thanks({ first, isWaiting, onNext }: { first: RefObject<HTMLDivElement | null>; isWaiting: boolean; onNext: () => void }) {
  return (
    <div ref={first} tabIndex={-1} className="grid justify-items-start gap-4 outline-none">
      <h2 className="title text-2xl">{isWaiting ? <Trans>Your entry is kept</Trans> : <Trans>You are checked in</Trans>}</h2>
      <p className="max-w-[58ch] text-lg text-ink-2">
        {isWaiting ? (
          <Trans>It is sent once the connection is back, while this page is open or when you open it again. You can go in.</Trans>
        ) : (
          <Trans>Thank you. You can go in.</Trans>
        )}
      </p>
      <Button onClick={onNext}>
        <Trans>Check in somebody else</Trans>
      </Button>
    </div>
  )
}

const FIELDS = ['name', 'phone', 'email', 'answer', 'consent'] as const
type EntryField = (typeof FIELDS)[number]

/** What is wrong with an entry. */
const faultsOf = ({ name, phone, email, answer }: CheckInDraft, hasConsent: boolean): Record<EntryField, boolean> => ({
  name: name.trim() === '',
  phone: !isPhoneNumber(phone),
  email: email.trim() !== '' && !isEmailAddress(email.trim()),
  answer: answer.length > ANSWER_MAX_CHARS,
  consent: !hasConsent,
})

interface EntryProps extends CheckInFormProps {
  onFinished: () => void
}

function Entry({ check: { draft, type, isSending }, agentName, question, onFinished }: EntryProps) {
  const { t } = useLingui()
  const [hasConsent, setConsent] = useState(false)
  const [isTried, setTried] = useState(false)
  const faults = faultsOf(draft, hasConsent)
  const shown = (field: EntryField, words: string) => (isTried && faults[field] ? words : undefined)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const wrong = FIELDS.find((field) => faults[field])
    if (wrong) return event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    onFinished()
  }
  return (
    <ScriptForm noValidate aria-label={t`Check in`} onSubmit={submit} className="grid gap-5">
      <Field label={t`Name`} required error={shown('name', t`This is needed.`)}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            autoComplete="name"
            maxLength={VISITOR_MAX.name}
            value={draft.name}
            onValue={(name) => type({ name })}
          />
        )}
      </Field>
      <Field label={t`Phone`} required error={shown('phone', t`This is not a phone number.`)}>
        {(control) => <PhoneInput {...control} name="phone" value={draft.phone} onValue={(phone) => type({ phone })} />}
      </Field>
      <Field label={t`E-mail`} hint={t`It may stay empty.`} error={shown('email', t`This is not an e-mail address.`)}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={VISITOR_MAX.email}
            value={draft.email}
            onValue={(email) => type({ email })}
          />
        )}
      </Field>
      <Field label={question || t`When would you like to move?`} hint={t`It may stay empty.`}>
        {(control) => (
          <TextArea
            {...control}
            name="answer"
            maxLength={ANSWER_MAX_CHARS}
            className="min-h-20 max-h-[40dvh]"
            value={draft.answer}
            onValue={(answer) => type({ answer })}
          />
        )}
      </Field>
      <Checkbox
        name="consent"
        required
        value={hasConsent}
        onValue={setConsent}
        error={shown('consent', t`Without this you cannot be checked in.`)}
        label={
          <Trans>
            {agentName} and realEstate may use these details to answer you about this home, and for nothing else.{' '}
            <Link to="/privacy-policy" className="text-lagoon underline decoration-line underline-offset-4">
              Privacy policy
            </Link>
          </Trans>
        }
      />
      <Button type="submit" look="primary" size="large" className="justify-self-start" disabled={isSending}>
        <Trans>Check in</Trans>
      </Button>
    </ScriptForm>
  )
}
