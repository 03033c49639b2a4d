import { Trans, useLingui } from '@lingui/react/macro'
import { cx } from '#ui/class-names.ts'
import { WIZARD_STEPS, type WizardStep } from './wizard.ts'

const SHOWN = WIZARD_STEPS.filter((step): step is Exclude<WizardStep, 'success'> => step !== 'success')

const WORDS = {
  details: <Trans>Details</Trans>,
  password: <Trans>Password</Trans>,
  code: <Trans>Code</Trans>,
}

/** The steps and the present one. */
export function WizardSteps({ step }: { step: WizardStep }) {
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
