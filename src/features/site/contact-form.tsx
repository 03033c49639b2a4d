import { Trans, useLingui } from '@lingui/react/macro'
import { CONTACT_INTERESTS, CONTACT_MAX_CHARS, type ContactInterest } from '#market/contact-consult.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { Button } from '#ui/button.tsx'
import { FormField } from '#ui/form-field.tsx'
import { PhoneInput } from '#ui/phone-input.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { ContactSent } from './contact-sent.tsx'
import { interestWords, sendFailureDefault, sendFailureWords } from './contact-words.ts'
import { useContactForm } from './use-contact-form.ts'

const { name, email, companyName } = CONTACT_MAX_CHARS

/** §3 contact consult: what we need to answer, and nothing else. */
export function ContactForm({ country, interest }: { country: CountryCode; interest: ContactInterest }) {
  const { t, i18n } = useLingui()
  const { field, submit, sending } = useContactForm(country, interest)
  if (sending.kind === 'sent') return <ContactSent />
  const options = CONTACT_INTERESTS.map((value) => ({ value, label: i18n._(interestWords[value]) }))
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={t`Write to us`}
      className="grid max-w-[40rem] items-start gap-5 sm:grid-cols-2"
    >
      <noscript className="sm:col-span-2">
        <p className="text-ink-2">
          <Trans>This form needs scripts to send your message. Everything else on this site works without them.</Trans>
        </p>
      </noscript>
      <FormField field={field('name')} label={t`Name`} required>
        {(control) => <TextInput {...control} name="name" autoComplete="name" maxLength={name} />}
      </FormField>
      <FormField field={field('companyName')} label={t`Company`} hint={t`If you write for one.`}>
        {(control) => <TextInput {...control} name="companyName" autoComplete="organization" maxLength={companyName} />}
      </FormField>
      <FormField field={field('email')} label={t`E-mail`} required>
        {(control) => <TextInput {...control} name="email" type="email" autoComplete="email" maxLength={email} />}
      </FormField>
      <FormField field={field('phone')} label={t`Phone`} required>
        {(control) => <PhoneInput {...control} name="phone" />}
      </FormField>
      <div className="sm:col-span-2">
        <FormField field={field('interest')} label={t`What it is about`} required>
          {(control) => <Select {...control} name="interest" className="w-full" options={options} />}
        </FormField>
      </div>
      <div className="sm:col-span-2">
        <FormField
          field={field('message')}
          label={t`Message`}
          required
          hint={t`For a mistake on a page: its address, and what it should say.`}
        >
          {(control) => <TextArea {...control} name="message" rows={6} />}
        </FormField>
      </div>
      <div className="grid justify-items-start gap-3 sm:col-span-2">
        {sending.kind === 'failed' ? (
          <p role="alert" className="text-bad">
            {i18n._(sendFailureWords[sending.failure.code] ?? sendFailureDefault)}
          </p>
        ) : null}
        <Button type="submit" look="primary" size="large" disabled={sending.kind === 'sending'}>
          {sending.kind === 'sending' ? <Trans>Sending</Trans> : <Trans>Send message</Trans>}
        </Button>
      </div>
    </form>
  )
}
