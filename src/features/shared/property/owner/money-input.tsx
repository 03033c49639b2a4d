import type { ComponentProps } from 'react'
import { NumberInput } from '#ui/form/number-input.tsx'
import { OWNER_MONEY_MAX } from './owner-entry.ts'

/** An amount that an owner types, in whole units, behind the code of its currency. */
export const MoneyInput = ({
  currency,
  ...control
}: Omit<ComponentProps<typeof NumberInput>, 'className' | 'max'> & { currency: string }) => (
  <span className="relative block">
    <span aria-hidden="true" className="figures pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-sm text-ink-3">
      {currency}
    </span>
    <NumberInput {...control} className="ps-12" max={OWNER_MONEY_MAX} />
  </span>
)
