import { Trans, useLingui } from '@lingui/react/macro'
import { PASSWORD_MAX_LENGTH } from '#graphql/limits.ts'
import { FormField } from '#ui/form-field.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { EditorForm } from './editor-form.tsx'
import { confirmFault, newPasswordFault } from './field-rules.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import type { EditorProps } from './own-account.ts'
import { useEditor } from './use-editor.ts'

/** The current password first; then the new one twice. Every other session ends. */
export default function PasswordEditor({ account, done, cancel }: EditorProps) {
  const { t } = useLingui()
  const { field, submit, isSending, error } = useEditor({
    initial: { currentPassword: '', password: '', confirmPassword: '' },
    faults: ({ currentPassword, password, confirmPassword }) => ({
      currentPassword: currentPassword === '' ? 'required' : undefined,
      password: newPasswordFault(password),
      confirmPassword: confirmFault(password, confirmPassword),
    }),
    send: async (data) => (await import('./sign-in.functions.ts')).changePassword({ data }),
    done: () => done(<Trans>Your password is changed. Wherever else you were signed in, you are signed out.</Trans>),
  })
  return (
    <EditorForm onSubmit={submit} onCancel={cancel} isSending={isSending} error={error} verb={<Trans>Change the password</Trans>}>
      {/* password managers file the new password under this name */}
      <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
      <FormField field={field('currentPassword')} label={t`Current password`} required>
        {(control) => (
          <PasswordInput {...control} name="currentPassword" autoComplete="current-password" maxLength={PASSWORD_MAX_LENGTH * 2} />
        )}
      </FormField>
      <NewPasswordFields password={field('password')} confirm={field('confirmPassword')} />
    </EditorForm>
  )
}
