import { Trans, useLingui } from '@lingui/react/macro'
import { ASKING_WHY_MAX_CHARS, type AskingFault } from '#graphql/asking-price.ts'
import { Field } from '#ui/form/field.tsx'
import { NumberInput } from '#ui/form/number-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { AnalysisStepProps } from './analysis-step-props.ts'

interface AskingFieldsProps extends Pick<AnalysisStepProps, 'draft' | 'step'> {
  /** null: nothing is wrong, or nothing is proposed */
  fault: AskingFault | null
  currencyCode: string
}

const PRICE_MAX = 10_000_000_000

/** What the agent proposes to ask, beside the estimate and apart from it. */
export function AskingFields({ draft: { asking }, step, fault, currencyCode }: AskingFieldsProps) {
  const { t } = useLingui()
  const write = (change: Partial<typeof asking>) => step({ kind: 'write', change: { asking: { ...asking, ...change } } })
  const words = {
    price: t`This is needed.`,
    order: t`The higher price is below the lower one.`,
    limit: t`A proposed price lies between half and twice the value of the analysis.`,
    why: t`This is needed.`,
  }
  const shown = (...of: AskingFault[]) => (fault !== null && of.includes(fault) ? words[fault] : undefined)
  return (
    <fieldset className="grid gap-4">
      <legend className="pb-1 font-[560]">
        <Trans>Your proposed asking price</Trans>
      </legend>
      <p className="text-ink-2">
        <Trans>It stands in the workbook as yours, apart from the estimate. Leave it empty to propose none.</Trans>
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t`Price, or the lower end (${currencyCode})`} error={shown('price', 'limit')}>
          {(control) => <NumberInput {...control} min={1} max={PRICE_MAX} value={asking.low} onValue={(low) => write({ low })} />}
        </Field>
        <Field label={t`Upper end (${currencyCode})`} hint={t`Empty for one price.`} error={shown('order')}>
          {(control) => <NumberInput {...control} min={1} max={PRICE_MAX} value={asking.high} onValue={(high) => write({ high })} />}
        </Field>
      </div>
      <Field label={t`Why, in one sentence`} error={shown('why')}>
        {(control) => <TextInput {...control} maxLength={ASKING_WHY_MAX_CHARS} value={asking.why} onValue={(why) => write({ why })} />}
      </Field>
    </fieldset>
  )
}
