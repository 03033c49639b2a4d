import { useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { formatMoney, formatPercent } from '#lib/format.ts'
import type { CalculatorResult } from '../calculate.ts'

/** Announces the answer to screen readers when it changes; the visible part is mounted anew each time, so it cannot be a live region. */
export function Spoken({ result, currency }: { result: CalculatorResult; currency: string }) {
  const { i18n, t } = useLingui()
  const isHydrated = useHydrated()
  const money = (value: number) => formatMoney(value, currency, i18n.locale)
  const words = () => {
    switch (result.tool) {
      case 'buy':
      case 'sell':
        return money(result.total)
      case 'loan':
        return money(result.found.loan)
      case 'instalment':
        return money(result.instalment)
      case 'yield':
        return formatPercent(result.found.net, i18n.locale, { digits: 2 })
    }
  }
  const answer = words()
  return (
    <p role="status" className="sr-only">
      {isHydrated ? t`Result: ${answer}` : null}
    </p>
  )
}
