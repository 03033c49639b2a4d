import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FormField } from '#ui/form/form-field.tsx'
import { PhoneInput } from '#ui/form/phone-input.tsx'
import { spacedPhone } from '#ui/form/phone-value.ts'
import { useServerForm } from '#ui/form/use-server-form.ts'
import { CodeForm } from '../editor/code-form.tsx'
import { EditorForm } from '../editor/editor-form.tsx'
import { newPhoneFault } from '../editor/field-rules.ts'
import { useEditorField } from '../editor/field-state.ts'
import type { EditorProps } from '../own-account.ts'

/** §4 phone verification: a code goes to the new number, and is checked before the number is kept. */
export default function PhoneEditor({ account, done, cancel }: EditorProps) {
  const { t } = useLingui()
  const state = useEditorField()
  const [isSent, setSent] = useState(false)
  const { form, isSending, failure } = useServerForm({ defaultValues: { phone: '' }, send: sendCode, done: () => setSent(true) })
  const { values } = form.state
  if (isSent)
    return (
      <CodeForm
        target={spacedPhone(values.phone)}
        sendAgain={() => sendCode(values)}
        handIn={async (code) => (await import('./sign-in.functions.ts')).changePhone({ data: { phone: values.phone, code } })}
        done={() => done(<Trans>Your phone number is changed.</Trans>)}
        onBack={() => setSent(false)}
        verb={<Trans>Change the number</Trans>}
      />
    )
  return (
    <EditorForm form={form} onCancel={cancel} isSending={isSending} failure={failure} verb={<Trans>Send a code</Trans>}>
      <form.Field name="phone" validators={{ onChange: ({ value }) => newPhoneFault(value, account.phoneNumber) }}>
        {(field) => (
          <FormField field={state(field)} label={t`New phone number`} required>
            {(control) => <PhoneInput {...control} name="phone" />}
          </FormField>
        )}
      </form.Field>
    </EditorForm>
  )
}

const sendCode = async ({ phone }: { phone: string }) => (await import('./sign-in.functions.ts')).sendPhoneCode({ data: { phone } })
