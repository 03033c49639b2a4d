import { Trans, useLingui } from '@lingui/react/macro'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { MoneyInput } from '#property/owner/money-input.tsx'
import { Field } from '#ui/form/field.tsx'
import { NumberInput } from '#ui/form/number-input.tsx'
import { AGENT_FEE_MAX, type ProceedsEntry } from './proceeds-entry.ts'

interface SaleFieldsProps {
  country: CountryCode
  entry: ProceedsEntry
  onChange: (change: Partial<ProceedsEntry>) => void
}

/** What the sale costs besides its duties, and in Singapore what goes back to the CPF. */
export function SaleFields({ country, entry, onChange }: SaleFieldsProps) {
  const { t } = useLingui()
  const { currencyCode: currency } = COUNTRIES[country]
  return (
    <fieldset aria-label={t`Your sale`} className="grid min-w-0 items-start gap-x-4 gap-y-4 sm:grid-cols-2">
      <Field label={<Trans>Agent’s fee, % of the price</Trans>} hint={<Trans>Agreed between you; what is usual is filled in</Trans>}>
        {(control) => (
          <NumberInput
            {...control}
            name="agentFee"
            value={entry.agentFee}
            max={AGENT_FEE_MAX}
            decimals={2}
            onValue={(agentFee) => onChange({ agentFee })}
          />
        )}
      </Field>
      <Field label={<Trans>Lawyer’s fee</Trans>}>
        {(control) => (
          <MoneyInput
            {...control}
            name="legalFee"
            currency={currency}
            value={entry.legalFee}
            onValue={(legalFee) => onChange({ legalFee })}
          />
        )}
      </Field>
      {country === 'SG' ? (
        <Field
          label={<Trans>CPF used, with its interest</Trans>}
          hint={<Trans>As your home ownership dashboard at the CPF Board shows it, of all owners</Trans>}
        >
          {(control) => (
            <MoneyInput {...control} name="fund" currency={currency} value={entry.fund} onValue={(fund) => onChange({ fund })} />
          )}
        </Field>
      ) : null}
    </fieldset>
  )
}
