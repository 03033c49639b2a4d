import { Trans, useLingui } from '@lingui/react/macro'
import { FormField } from '#ui/form-field.tsx'
import { PhoneInput } from '#ui/phone-input.tsx'
import { spacedPhone } from '#ui/phone-value.ts'
import { CodeStep } from './code-step.tsx'
import { EditorForm } from './editor-form.tsx'
import { codeFault, phoneFault } from './field-rules.ts'
import type { EditorProps } from './own-account.ts'
import { useCodedChange } from './use-coded-change.ts'

/** §4 phone verification: a code goes to the new number, and is checked before the number is kept. */
export default function PhoneEditor({ account, done, cancel }: EditorProps) {
  const { t } = useLingui()
  const { isSent, values, field, submit, again, back, isSending, error } = useCodedChange({
    faultOf: (phone) => phoneFault(phone, account.phoneNumber),
    sendCode: async (phone) => (await import('./sign-in.functions.ts')).sendPhoneCode({ data: { phone } }),
    handIn: async (phone, code) => (await import('./sign-in.functions.ts')).changePhone({ data: { phone, code } }),
    codeFault,
    done: () => done(<Trans>Your phone number is changed.</Trans>),
  })
  const target = spacedPhone(values.target)
  if (isSent)
    return (
      <EditorForm onSubmit={submit} onCancel={back} isSending={isSending} error={error} verb={<Trans>Change the number</Trans>}>
        <CodeStep field={field('code')} again={again} sentTo={<Trans>We sent a code to {target}. It works for 10 minutes.</Trans>} />
      </EditorForm>
    )
  return (
    <EditorForm onSubmit={submit} onCancel={cancel} isSending={isSending} error={error} verb={<Trans>Send a code</Trans>}>
      <FormField field={field('target')} label={t`New phone number`} required>
        {(control) => <PhoneInput {...control} name="phone" />}
      </FormField>
    </EditorForm>
  )
}
