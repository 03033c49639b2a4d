import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { type Failure, fail } from '#lib/result.ts'
import { EMPTY_ENQUIRY, ENQUIRY_MAX, type EnquiryField, type EnquiryValues, enquiryFaults } from '#property/enquiry-values.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { PhoneInput } from '#ui/form/phone-input.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { Tour } from './tour-scenes.ts'

interface TourEnquiryProps {
  tour: Pick<Tour, 'path' | 'country'>
  agentName: string
  onClose: () => void
}

/** A message to the agent of a tour, over the tour. */
export function TourEnquiry({ tour, agentName, onClose }: TourEnquiryProps) {
  const { t } = useLingui()
  const { entered, enter, isSending, isSent, isTried, failure, send } = useTourEnquiry(tour)
  const { faults } = enquiryFaults(entered)
  const shown = (field: EnquiryField, words: string) => (isTried && faults[field] ? words : undefined)
  return (
    <Dialog title={<Trans>Ask about this home</Trans>} onClose={onClose} width="wide">
      {isSent ? (
        <p role="status" className="max-w-[60ch] text-lg">
          <Trans>Your question is with {agentName}, who answers to the e-mail address or phone number that you gave.</Trans>
        </p>
      ) : (
        <ScriptForm
          noValidate
          aria-label={t`A question about this home`}
          onSubmit={(event) => void send(event)}
          className="grid gap-5 sm:grid-cols-2"
        >
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
                {failure.code === 'too-many-attempts' ? (
                  <Trans>
                    There were too many messages from your connection. Try again in an hour; nothing you entered is lost while this page is
                    open.
                  </Trans>
                ) : (
                  <Trans>This could not be sent. Nothing you entered is lost; try again in a moment.</Trans>
                )}
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
      )}
    </Dialog>
  )
}

function useTourEnquiry({ path, country }: TourEnquiryProps['tour']) {
  const [entered, setEntered] = useState(EMPTY_ENQUIRY)
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
    const { askAboutTour } = await import('./tour.functions.ts')
    const data = { ...entered, key, country, path, seconds: Math.floor((Date.now() - begun) / 1_000) }
    const answer = await askAboutTour({ data }).catch(() => fail('network', 'unreachable'))
    setSending(false)
    setFailure(answer.ok ? null : answer.failure)
    setSent(answer.ok)
  }
  return { entered, enter, isSending, isSent, isTried, failure, send }
}
