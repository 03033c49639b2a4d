import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { ListedHomeFragment } from '#graphql/generated/graphql.ts'
import { type Failure, fail } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { EMPTY_ENQUIRY, ENQUIRY_MAX, type EnquiryField, type EnquiryValues, enquiryFaults } from '#property/enquiry-values.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PhoneInput } from '#ui/form/phone-input.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { listedFailureWords } from './listing-failures.ts'

interface EnquiryFormProps {
  home: Pick<ListedHomeFragment, 'id' | 'advertisers'>
  country: CountryCode
}

/** A message to one of those who advertise the home; each is written to alone. */
export function EnquiryForm({ home, country }: EnquiryFormProps) {
  const { i18n, t } = useLingui()
  const { entered, enter, listing, setListing, isSending, isSent, isTried, failure, send } = useEnquiry(home, country)
  const { faults } = enquiryFaults(entered)
  const agentName = home.advertisers.find(({ id }) => id === listing)?.agentName ?? ''
  if (isSent)
    return (
      <p role="status" className="max-w-[60ch] pt-4 text-lg">
        <Trans>Your question is with {agentName}, who answers to the e-mail address or phone number that you gave.</Trans>
      </p>
    )
  const shown = (field: EnquiryField, words: string) => (isTried && faults[field] ? words : undefined)
  return (
    <ScriptForm
      noValidate
      aria-label={t`A question about this home`}
      onSubmit={(event) => void send(event)}
      className="grid max-w-[40rem] gap-5 pt-4 sm:grid-cols-2"
    >
      {home.advertisers.length > 1 ? (
        <div className="sm:col-span-2">
          <Field label={t`To`}>
            {(control) => (
              <Select
                {...control}
                value={listing}
                onValue={setListing}
                options={home.advertisers.map(({ id, agentName, agency }) => ({ value: id, label: `${agentName}, ${agency}` }))}
              />
            )}
          </Field>
        </div>
      ) : null}
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
              {...{ ...control, name: 'message', maxLength: ENQUIRY_MAX.message, className: 'min-h-24 max-h-[60dvh]' }}
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
            {i18n._(listedFailureWords(failure.code))}
          </p>
        ) : null}
        <Button type="submit" look="primary" disabled={isSending}>
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

function useEnquiry({ id: group, advertisers }: EnquiryFormProps['home'], country: CountryCode) {
  const [entered, setEntered] = useState(EMPTY_ENQUIRY)
  const [listing, setListing] = useState(advertisers[0]?.id ?? '')
  // one key for all tries of this form: a repeated one is the same question
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
    const { askAboutListing } = await import('../listed-home.functions.ts')
    const data = { ...entered, key, country, group, listing, seconds: Math.floor((Date.now() - begun) / 1_000) }
    const answer = await askAboutListing({ data }).catch(() => fail('network', 'unreachable'))
    setSending(false)
    setFailure(answer.ok ? null : answer.failure)
    setSent(answer.ok)
  }
  return { entered, enter, listing, setListing, isSending, isSent, isTried, failure, send }
}
