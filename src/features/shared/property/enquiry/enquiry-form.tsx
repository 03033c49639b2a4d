import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Result } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { usePageWords } from '#ui/use-page-words.ts'
import { ENQUIRY_MAX, type EnquiryField } from './enquiry-values.ts'
import { PersonFields } from './person-fields.tsx'
import { type AskedEnquiry, useEnquiry } from './use-enquiry.ts'

interface EnquiryFormProps {
  /** what screen readers call it */
  label: string
  agentName: string
  /** the choice of whom to write to, where there is one */
  to?: ReactNode
  send: (asked: AskedEnquiry) => Promise<Result<unknown>>
  /** why it was not taken, by the failure's code */
  failureWords?: (code: string) => MessageDescriptor
  look?: 'primary'
}

const tooMany = msg`There were too many messages from your connection. Try again in an hour; nothing you entered is lost while this page is open.`
const notSent = msg`This could not be sent. Nothing you entered is lost; try again in a moment.`
const usualFailure = (code: string): MessageDescriptor => (code === 'too-many-attempts' ? tooMany : notSent)

/** A question to an agent, by whoever reads the page; it says when it was sent. It loads when it is needed. */
export function EnquiryForm({ label, agentName, to, send: ask, failureWords = usualFailure, look }: EnquiryFormProps) {
  usePageWords()
  const { i18n, t } = useLingui()
  const { entered, enter, isSending, sent, faults, failure, send } = useEnquiry(ask)
  if (sent)
    return (
      <p role="status" className="max-w-[60ch] text-lg">
        <Trans>Your question is with {agentName}, who can answer to the e-mail address or phone number that you gave.</Trans>
      </p>
    )
  const shown = (field: EnquiryField, words: string) => (faults?.[field] ? words : undefined)
  return (
    <ScriptForm noValidate aria-label={label} onSubmit={(event) => void send(event)} className="grid max-w-[40rem] gap-5 sm:grid-cols-2">
      {to ? <div className="sm:col-span-2">{to}</div> : null}
      <PersonFields entered={entered} enter={enter} shown={shown} />
      <div className="sm:col-span-2">
        <Field label={t`Message`} required error={shown('message', t`This is needed.`)}>
          {(control) => (
            <TextArea
              {...control}
              name="message"
              maxLength={ENQUIRY_MAX.message}
              className="min-h-24 max-h-[40dvh]"
              value={entered.message}
              onValue={enter('message')}
            />
          )}
        </Field>
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
