import { Trans, useLingui } from '@lingui/react/macro'
import { FormField } from '#ui/form-field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { CodeStep } from './code-step.tsx'
import { EditorForm } from './editor-form.tsx'
import { codeFault, emailFault, PROFILE_MAX_CHARS } from './field-rules.ts'
import type { EditorProps } from './own-account.ts'
import { useCodedChange } from './use-coded-change.ts'

/** §4 e-mail change: a code goes to the new address; then address and code are handed in together. */
export default function EmailEditor({ account, done, cancel }: EditorProps) {
  const { t } = useLingui()
  const { isSent, target, field, submit, again, back, isSending, error } = useCodedChange({
    faultOf: (email) => emailFault(email, account.email),
    sendCode: async (email) => (await import('./sign-in.functions.ts')).sendEmailCode({ data: { email: email.trim() } }),
    handIn: async (email, code) => (await import('./sign-in.functions.ts')).changeEmail({ data: { email: email.trim(), code } }),
    codeFault,
    done: () => done(<Trans>Your e-mail address is changed.</Trans>),
  })
  if (isSent)
    return (
      <EditorForm onSubmit={submit} onCancel={back} isSending={isSending} error={error} verb={<Trans>Change the address</Trans>}>
        <CodeStep field={field('code')} again={again} sentTo={<Trans>We sent a code to {target}. It works for 10 minutes.</Trans>} />
      </EditorForm>
    )
  return (
    <EditorForm onSubmit={submit} onCancel={cancel} isSending={isSending} error={error} verb={<Trans>Send a code</Trans>}>
      <FormField field={field('target')} label={t`New e-mail address`} required>
        {(control) => <TextInput {...control} name="email" type="email" autoComplete="email" maxLength={PROFILE_MAX_CHARS.email} />}
      </FormField>
    </EditorForm>
  )
}
