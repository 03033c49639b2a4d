import { useLingui } from '@lingui/react/macro'
import type { AmountFault } from '#lib/typed-amount.ts'

/** What is said of a text that was not read. */
export function useAmountFault() {
  const { t } = useLingui()
  return (fault: AmountFault, typed: string, decimals: number): string =>
    ({
      'two-meanings': t`“${typed}” can be read as two numbers. Write it in full, with a point before decimals only.`,
      'not-a-number': t`“${typed}” was not read as a number. Write it in digits.`,
      'too-fine': t`“${typed}” was not read: digits after the point that this box keeps: ${decimals}.`,
    })[fault]
}
