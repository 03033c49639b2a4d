import { useLingui } from '@lingui/react/macro'
import { Field } from '#ui/form/field.tsx'
import { PhoneInput } from '#ui/form/phone-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { ENQUIRY_MAX, type EnquiryField, type EnquiryValues } from './enquiry-values.ts'

interface PersonFieldsProps {
  entered: EnquiryValues
  enter: (field: keyof EnquiryValues) => (value: string) => void
  /** the words of a mistake, where they are to be shown */
  shown: (field: EnquiryField, words: string) => string | undefined
}

/** Who writes and how they are reached, with a field that only programs fill in. */
export function PersonFields({ entered, enter, shown }: PersonFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <Field label={t`Name`} required error={shown('name', t`This is needed.`)}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            autoComplete="name"
            maxLength={ENQUIRY_MAX.name}
            value={entered.name}
            onValue={enter('name')}
          />
        )}
      </Field>
      <Field label={t`E-mail`} required error={shown('email', t`This is not an e-mail address.`)}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={ENQUIRY_MAX.email}
            value={entered.email}
            onValue={enter('email')}
          />
        )}
      </Field>
      <Field label={t`Phone`} hint={t`If you would rather be called.`} error={shown('phone', t`This is not a phone number.`)}>
        {(control) => <PhoneInput {...control} name="phone" value={entered.phone} onValue={enter('phone')} />}
      </Field>
      <div aria-hidden="true" className="sr-only">
        <TextInput name="website" tabIndex={-1} autoComplete="off" value={entered.website} onValue={enter('website')} />
      </div>
    </>
  )
}
