import { Trans, useLingui } from '@lingui/react/macro'
import { FactorForm } from '#session/factor/factor-form.tsx'
import { Button } from '#ui/button.tsx'
import type { LoginStep } from './auth.functions.ts'

interface SecondStepProps {
  step: LoginStep & { remember: boolean }
  /** called once the cookie is set */
  enter: () => Promise<void>
  onBack: () => void
}

/** What the account asks for besides the password, which was right. */
export default function SecondStep({ step, enter, onBack }: SecondStepProps) {
  const { t } = useLingui()
  const { token, remember } = step
  return (
    <div className="grid gap-5">
      <p className="text-pretty text-ink-2">
        <Trans>Your password is right. Now show that it is you.</Trans>
      </p>
      <FactorForm
        label={t`Show that it is you`}
        factors={step.factors}
        step={token}
        send={async ({ passkey, code }) =>
          (await import('#api/factor.functions.ts')).finishSignIn({ data: { step: token, passkey, code, remember } })
        }
        done={enter}
      />
      <Button look="ghost" size="small" className="justify-self-start" onClick={onBack}>
        <Trans>Back to the password</Trans>
      </Button>
    </div>
  )
}
