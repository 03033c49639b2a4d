import { Trans } from '@lingui/react/macro'
import { PasswordForm } from '../editor/password-form.tsx'
import type { EditorProps } from '../own-account.ts'
import { useStepUp } from '../step-up/use-step-up.tsx'

/** The current password first; then the new one twice. Every other session ends. */
export default function PasswordEditor({ account, done, cancel }: EditorProps) {
  const { proven, dialog } = useStepUp()
  return (
    <>
      <PasswordForm
        email={account.email}
        send={(data) => proven(async () => (await import('./sign-in.functions.ts')).changePassword({ data }))}
        done={() => done(<Trans>Your password is changed. Wherever else you were signed in, you are signed out.</Trans>)}
        onCancel={cancel}
        verb={<Trans>Change the password</Trans>}
      />
      {dialog}
    </>
  )
}
