import { useLingui } from '@lingui/react/macro'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#graphql/limits.ts'
import { type FieldState, FormField } from '#ui/form-field.tsx'
import { PasswordInput } from '#ui/password-input.tsx'

// a pasted password that is too long is told so rather than cut
const TYPED_MAX = PASSWORD_MAX_LENGTH * 2

/** §5: a new password, twice. */
export function NewPasswordFields({ password, confirm }: { password: FieldState<string>; confirm: FieldState<string> }) {
  const { t } = useLingui()
  return (
    <>
      <FormField
        field={password}
        label={t`New password`}
        required
        hint={t`At least ${PASSWORD_MIN_LENGTH} characters with an upper-case and a lower-case letter, a digit and a symbol; no space or underscore.`}
      >
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" maxLength={TYPED_MAX} />}
      </FormField>
      <FormField field={confirm} label={t`New password again`} required>
        {(control) => <PasswordInput {...control} name="confirmPassword" autoComplete="new-password" maxLength={TYPED_MAX} />}
      </FormField>
    </>
  )
}
