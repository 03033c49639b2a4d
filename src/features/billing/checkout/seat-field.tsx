import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { NumberInput } from '#ui/form/number-input.tsx'
import { moneyText } from '../plan-money.ts'
import { type PlanPrice, type SoldPlan, unitAmountOf } from '../seat-price.ts'

interface SeatFieldProps {
  plan: SoldPlan
  price: PlanPrice
  quantity: number
  onQuantity: (quantity: number) => void
}

/** How many seats, beside the holder's own account. */
export function SeatField({ plan, price, quantity, onQuantity }: SeatFieldProps) {
  const { t, i18n } = useLingui()
  const { quantityMin: min, quantityMax: max } = plan
  const each = moneyText(unitAmountOf(price, quantity), price.currencyCode, i18n.locale)
  return (
    <Field
      label={t`Seats`}
      required
      hint={
        <Trans>
          Sub-accounts beside your own. At this number each costs {each}; {max} at most.
        </Trans>
      }
    >
      {(control) => (
        <div className="flex gap-2">
          <Button aria-label={t`One seat less`} disabled={quantity <= min} onClick={() => onQuantity(quantity - 1)}>
            −
          </Button>
          <NumberInput
            {...control}
            name="seats"
            className="max-w-20 text-center"
            min={min}
            max={max}
            value={quantity}
            onValue={(typed) => onQuantity(typed ?? min)}
          />
          <Button aria-label={t`One seat more`} disabled={quantity >= max} onClick={() => onQuantity(quantity + 1)}>
            +
          </Button>
        </div>
      )}
    </Field>
  )
}
