import { Trans, useLingui } from '@lingui/react/macro'
import type { VendorLoginMutation } from '#graphql/generated/graphql.ts'
import { Button } from '#ui/button.tsx'
import { usePageWords } from '#ui/use-page-words.ts'
import { FactorForm } from '../factor/factor-form.tsx'

/** What is asked besides a vendor's right password. */
export type VendorStep = NonNullable<VendorLoginMutation['login']['secondStep']>

interface VendorSecondStepProps {
  step: VendorStep
  done: () => Promise<void>
  onBack: () => void
}

/** What a vendor's account asks for besides the password. */
export default function VendorSecondStep({ step, done, onBack }: VendorSecondStepProps) {
  usePageWords()
  const { t } = useLingui()
  return (
    <div className="grid gap-5">
      <p className="text-ink-2">
        <Trans>Your password is right. Now show that it is you.</Trans>
      </p>
      <FactorForm
        label={t`Show that it is you`}
        factors={step.factors}
        step={step.token}
        send={async ({ passkey, code }) =>
          (await import('#api/factor.functions.ts')).finishVendorSignIn({ data: { step: step.token, passkey, code } })
        }
        done={done}
      />
      <Button look="ghost" size="small" className="justify-self-start" onClick={onBack}>
        <Trans>Back to the password</Trans>
      </Button>
    </div>
  )
}
