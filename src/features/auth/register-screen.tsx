import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext, useSearch } from '@tanstack/react-router'
import { useReducer } from 'react'
import { prefillOf } from '#session/shared-search.ts'
import { cx } from '#ui/class-names.ts'
import { AuthSheet, type Leave } from './auth-sheet.tsx'
import { CodeStep } from './code-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { registerVariant } from './register-variant.ts'
import { ScreenLink } from './screen-link.tsx'
import { SuccessScreen } from './success-screen.tsx'
import { useChecks } from './use-checks.ts'
import { startWizard, WIZARD_STEPS, type WizardStep, wizardReducer } from './wizard.ts'

const SHOWN = WIZARD_STEPS.filter((step): step is Exclude<WizardStep, 'success'> => step !== 'success')

const WORDS = {
  details: <Trans>Details</Trans>,
  password: <Trans>Password</Trans>,
  code: <Trans>Code</Trans>,
}

/** The steps and the present one. */
function WizardSteps({ step }: { step: WizardStep }) {
  const { t } = useLingui()
  return (
    <ol aria-label={t`Steps`} className="flex gap-5 text-sm font-[560] text-ink-3">
      {SHOWN.map((one, at) => (
        <li key={one} aria-current={one === step ? 'step' : undefined} className={cx('py-1', one === step && HERE)}>
          <span className="figures">{at + 1}</span> {WORDS[one]}
        </li>
      ))}
    </ol>
  )
}

const HERE = 'text-ink shadow-[inset_0_-2px_0_var(--color-terracotta-mark)]'

interface RegisterScreenProps {
  isAgent: boolean
  leave: Leave
  onRegistered: () => void
  showsSuccess: boolean
}

/** §2.7: three steps and success. Typed values are kept in both directions. */
export function RegisterScreen({ isAgent, leave, onRegistered, showsSuccess }: RegisterScreenProps) {
  const { t } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const prefill = useSearch({ from: '__root__', select: prefillOf })
  const [wizard, dispatch] = useReducer(wizardReducer, prefill, startWizard)
  const checks = useChecks(country)
  const variant = registerVariant(isAgent, country)
  const { step } = wizard
  if (step === 'success') return <SuccessScreen leave={leave} />

  const titles = {
    details: isAgent ? t`Register as an agent` : t`Register`,
    password: t`Choose a password`,
    code: t`Enter the code`,
  }
  const done = () => {
    if (showsSuccess) dispatch({ type: 'registered' })
    onRegistered()
  }
  const back = step === 'details' ? undefined : () => dispatch({ type: 'back' })
  return (
    <AuthSheet title={titles[step]} leave={leave} onBack={back} steps={<WizardSteps step={step} />}>
      {step === 'details' ? <DetailsStep wizard={wizard} variant={variant} checks={checks} dispatch={dispatch} /> : null}
      {step === 'password' ? <PasswordStep wizard={wizard} dispatch={dispatch} /> : null}
      {step === 'code' ? <CodeStep wizard={wizard} variant={variant} dispatch={dispatch} onRegistered={done} /> : null}
      {step === 'details' ? <OtherRegistrations isAgent={isAgent} /> : null}
    </AuthSheet>
  )
}

function OtherRegistrations({ isAgent }: { isAgent: boolean }) {
  return (
    <p className="flex flex-wrap justify-center gap-x-5">
      <ScreenLink to={isAgent ? 'register-non-agent' : 'register-agent'}>
        {isAgent ? <Trans>Register without a licence</Trans> : <Trans>Register as an agent</Trans>}
      </ScreenLink>
      <ScreenLink to="login">
        <Trans>I have an account</Trans>
      </ScreenLink>
    </p>
  )
}
