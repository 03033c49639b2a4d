import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#graphql/limits.ts'
import type { Result } from '#lib/result.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { useServerForm } from '#ui/form/use-server-form.ts'
import { EditorForm } from './editor-form.tsx'
import { emptyFault, newPasswordFault, repeatFault } from './field-rules.ts'
import { useEditorField } from './field-state.ts'

// a pasted password that is too long gets a message and is not cut
const TYPED_MAX = PASSWORD_MAX_LENGTH * 2

interface Passwords {
  /** '' where it is not required */
  currentPassword: string
  password: string
  confirmPassword: string
}

export interface PasswordFormProps {
  /** the account's e-mail address, when its current password is required too; absent where a link from a mail replaces it */
  email?: string
  send: (passwords: Passwords) => Promise<Result<unknown>>
  done: () => Promise<void>
  onCancel?: () => void
  verb: ReactNode
}

/** §5: a new password, twice. */
export function PasswordForm({ email, send, done, onCancel, verb }: PasswordFormProps) {
  const { t } = useLingui()
  const state = useEditorField()
  const defaultValues: Passwords = { currentPassword: '', password: '', confirmPassword: '' }
  const { form, isSending, failure } = useServerForm({ defaultValues, send, done })
  return (
    <EditorForm form={form} onCancel={onCancel} isSending={isSending} failure={failure} verb={verb}>
      {email === undefined ? null : (
        <>
          {/* password managers file the new password under this name */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <form.Field name="currentPassword" validators={{ onChange: ({ value }) => emptyFault(value) }}>
            {(field) => (
              <FormField field={state(field)} label={t`Current password`} required>
                {(control) => <PasswordInput {...control} name="currentPassword" autoComplete="current-password" maxLength={TYPED_MAX} />}
              </FormField>
            )}
          </form.Field>
        </>
      )}
      <form.Field name="password" validators={{ onChange: ({ value }) => newPasswordFault(value) }}>
        {(field) => (
          <FormField
            field={state(field)}
            label={t`New password`}
            required
            hint={t`At least ${PASSWORD_MIN_LENGTH} characters with an upper-case and a lower-case letter, a digit and a symbol; no space or underscore.`}
          >
            {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" maxLength={TYPED_MAX} />}
          </FormField>
        )}
      </form.Field>
      <form.Field
        name="confirmPassword"
        validators={{
          onChangeListenTo: ['password'],
          onChange: ({ value, fieldApi }) => repeatFault(fieldApi.form.getFieldValue('password'), value),
        }}
      >
        {(field) => (
          <FormField field={state(field)} label={t`New password again`} required>
            {(control) => <PasswordInput {...control} name="confirmPassword" autoComplete="new-password" maxLength={TYPED_MAX} />}
          </FormField>
        )}
      </form.Field>
    </EditorForm>
  )
}
