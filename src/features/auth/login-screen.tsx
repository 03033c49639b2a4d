import { Trans } from '@lingui/react/macro'
import { AuthSheet, type Leave } from './auth-sheet.tsx'
import { LoginForm } from './login-form.tsx'
import { ScreenLink } from './screen-link.tsx'
import { useOpenAccount } from './use-login.ts'

/** §2.7: licence number or e-mail, password, remember me, forgotten password. */
export function LoginScreen({ leave }: { leave: Leave }) {
  return (
    <AuthSheet title={<Trans>Log in</Trans>} leave={leave}>
      <LoginForm
        open={useOpenAccount()}
        aside={
          <ScreenLink to="forgot-password">
            <Trans>Forgot password?</Trans>
          </ScreenLink>
        }
      />
      <div className="grid justify-items-center gap-1 border-t border-line pt-5 text-ink-2">
        <p>
          <Trans>New here?</Trans>
        </p>
        <p className="flex flex-wrap justify-center gap-x-5">
          <ScreenLink to="register-agent">
            <Trans>Register as an agent</Trans>
          </ScreenLink>
          <ScreenLink to="register-non-agent">
            <Trans>Register without a licence</Trans>
          </ScreenLink>
        </p>
      </div>
    </AuthSheet>
  )
}
