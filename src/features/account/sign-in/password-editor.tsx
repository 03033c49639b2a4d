import { Trans } from '@lingui/react/macro'
import { PasswordForm } from '../editor/password-form.tsx'
import type { EditorProps } from '../own-account.ts'

/** The current password first; then the new one twice. Every other session ends. */
export default function PasswordEditor({ account, done, cancel }: EditorProps) {
  return (
    <PasswordForm
      email={account.email}
      send={async (data) => (await import('./sign-in.functions.ts')).changePassword({ data })}
      done={() => done(<Trans>Your password is changed. Wherever else you were signed in, you are signed out.</Trans>)}
      onCancel={cancel}
      verb={<Trans>Change the password</Trans>}
    />
  )
}
