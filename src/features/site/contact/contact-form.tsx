import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { CONTACT_INTERESTS, CONTACT_MAX_CHARS, type ContactInterest } from '#market/contact-consult.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import { PhoneInput } from '#ui/form/phone-input.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { contactRule } from './contact-values.ts'
import { useContactForm } from './use-contact-form.ts'

const interestWords: Record<ContactInterest, MessageDescriptor> = {
  question: msg`A question`,
  mistake: msg`A mistake on a page`,
  valuation: msg`A valuation by a valuer`,
  reports: msg`Reports`,
  realAgent: msg`realAgent, tools for agents`,
  realListing: msg`realListing, homes for sale or rent`,
  realLaunch: msg`realLaunch, new launches`,
  real360: msg`real360, virtual tours`,
  plans: msg`Plans and seats`,
  training: msg`A training session`,
}

/** What went wrong with sending, by the failure's code; everything else is "could not be sent". */
const sendFailureWords: Record<string, MessageDescriptor> = {
  'contact-too-many': msg`We have taken five messages from your connection within an hour. Try again later; nothing you wrote is lost while this page is open.`,
  'contact-email': msg`The e-mail address was not accepted. Check it and send again.`,
  'contact-phone': msg`The phone number was not accepted. Check it and send again.`,
  timeout: msg`Sending took too long. Your message may have arrived; wait a minute before you send it again.`,
}

const sendFailureDefault = msg`Your message could not be sent. Nothing you wrote is lost; try again in a moment.`

const { name, email, companyName } = CONTACT_MAX_CHARS

interface ContactFormProps {
  country: CountryCode
  interest: ContactInterest
  /** the page of this site that it is about */
  about?: string
  /** the page says above the form what it is about */
  isNamed: boolean
}

/** §3 contact consult: only the fields that an answer needs. */
export function ContactForm({ country, interest, about, isNamed }: ContactFormProps) {
  const { t, i18n } = useLingui()
  const { form, state, isSent, isSending, failure, honey } = useContactForm({ country, interest, about, isNamed })
  if (isSent) return <ContactSent />
  const options = CONTACT_INTERESTS.map((value) => ({ value, label: i18n._(interestWords[value]) }))
  return (
    <Form form={form} aria-label={t`Write to us`} className="grid max-w-[40rem] items-start gap-5 sm:grid-cols-2">
      <noscript className="sm:col-span-2">
        <p className="text-ink-2">
          <Trans>This form needs scripts to send your message. Everything else on this site works without them.</Trans>
        </p>
      </noscript>
      <form.Field name="name" validators={contactRule('name')}>
        {(field) => (
          <FormField field={state(field)} label={t`Name`} required>
            {(control) => <TextInput {...control} name="name" autoComplete="name" maxLength={name} />}
          </FormField>
        )}
      </form.Field>
      <form.Field name="companyName" validators={contactRule('companyName')}>
        {(field) => (
          <FormField field={state(field)} label={t`Company`} hint={t`If you write for one.`}>
            {(control) => <TextInput {...control} name="companyName" autoComplete="organization" maxLength={companyName} />}
          </FormField>
        )}
      </form.Field>
      <form.Field name="email" validators={contactRule('email')}>
        {(field) => (
          <FormField field={state(field)} label={t`E-mail`} required>
            {(control) => <TextInput {...control} name="email" type="email" autoComplete="email" maxLength={email} />}
          </FormField>
        )}
      </form.Field>
      <form.Field name="phone" validators={contactRule('phone')}>
        {(field) => (
          <FormField field={state(field)} label={t`Phone`} required>
            {(control) => <PhoneInput {...control} name="phone" />}
          </FormField>
        )}
      </form.Field>
      <div className="sm:col-span-2">
        <form.Field name="interest">
          {(field) => (
            <FormField field={state(field)} label={t`What it is about`} required>
              {(control) => <Select {...control} name="interest" className="w-full" options={options} />}
            </FormField>
          )}
        </form.Field>
      </div>
      <div className="sm:col-span-2">
        <form.Field name="message" validators={contactRule('message')}>
          {(field) => (
            <FormField
              field={state(field)}
              label={t`Message`}
              required
              hint={t`For a mistake on a page: its address, and what it should say.`}
            >
              {(control) => <TextArea {...control} name="message" className="min-h-24 max-h-[60dvh]" />}
            </FormField>
          )}
        </form.Field>
      </div>
      {/* filled in by programs alone */}
      <div aria-hidden="true" className="absolute size-0 overflow-hidden">
        <input ref={honey} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="grid justify-items-start gap-3 sm:col-span-2">
        {failure ? (
          <p role="alert" className="text-bad">
            {i18n._(sendFailureWords[failure.code] ?? sendFailureDefault)}
          </p>
        ) : null}
        <Button type="submit" look="primary" size="large" disabled={isSending}>
          {isSending ? <Trans>Sending</Trans> : <Trans>Send message</Trans>}
        </Button>
      </div>
    </Form>
  )
}

/** Replaces the form once the message is stored. */
function ContactSent() {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div role="status" className="grid max-w-[40rem] justify-items-start gap-4 rounded border border-line bg-sheet p-6 sm:p-8">
      <h3 ref={title} tabIndex={-1} className="title text-2xl outline-none">
        <Trans>Your message has arrived</Trans>
      </h3>
      <p className="text-lg text-ink-2">
        <Trans>A person reads it and answers to the e-mail address or phone number that you gave.</Trans>
      </p>
      <ButtonLink to="/search">
        <Trans>Back to the search</Trans>
      </ButtonLink>
    </div>
  )
}
