import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FormField } from '#ui/form/form-field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useServerForm } from '#ui/form/use-server-form.ts'
import { CodeForm } from '../editor/code-form.tsx'
import { EditorForm } from '../editor/editor-form.tsx'
import { newEmailFault, PROFILE_MAX_CHARS } from '../editor/field-rules.ts'
import { useEditorField } from '../editor/field-state.ts'
import type { EditorProps } from '../own-account.ts'
import { useStepUp } from '../step-up/use-step-up.tsx'

/** §4 e-mail change: a code is sent to the new address; then address and code are submitted together. */
export default function EmailEditor({ account, done, cancel }: EditorProps) {
  const { t } = useLingui()
  const state = useEditorField()
  const [isSent, setSent] = useState(false)
  const { proven, dialog } = useStepUp()
  const { form, isSending, failure } = useServerForm({
    defaultValues: { email: '' },
    send: (values) => proven(() => sendCode(values)),
    done: () => setSent(true),
  })
  const { values } = form.state
  const editor = isSent ? (
    <CodeForm
      target={values.email.trim()}
      sendAgain={() => proven(() => sendCode(values))}
      handIn={(code) =>
        proven(async () => (await import('./sign-in.functions.ts')).changeEmail({ data: { email: values.email.trim(), code } }))
      }
      done={() => done(<Trans>Your e-mail address is changed.</Trans>)}
      onBack={() => setSent(false)}
      verb={<Trans>Change the address</Trans>}
    />
  ) : (
    <EditorForm form={form} onCancel={cancel} isSending={isSending} failure={failure} verb={<Trans>Send a code</Trans>}>
      <form.Field name="email" validators={{ onChange: ({ value }) => newEmailFault(value, account.email) }}>
        {(field) => (
          <FormField field={state(field)} label={t`New e-mail address`} required>
            {(control) => <TextInput {...control} name="email" type="email" autoComplete="email" maxLength={PROFILE_MAX_CHARS.email} />}
          </FormField>
        )}
      </form.Field>
    </EditorForm>
  )
  return (
    <>
      {editor}
      {dialog}
    </>
  )
}

const sendCode = async ({ email }: { email: string }) =>
  (await import('./sign-in.functions.ts')).sendEmailCode({ data: { email: email.trim() } })
