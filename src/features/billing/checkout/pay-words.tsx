import { Trans, useLingui } from '@lingui/react/macro'
import { moneyText } from '../plan-money.ts'
import type { CardStep } from './checkout-flow.ts'

/** What the button says: what is paid by pressing it. */
export function PayWords({ step, isTrial = true }: { step: CardStep | null; isTrial?: boolean }) {
  const { i18n } = useLingui()
  if (!step) return null
  const amount = moneyText(step.amountDue, step.currencyCode, i18n.locale)
  if (step.state === 'PAYMENT') return <Trans>Pay {amount} now</Trans>
  return isTrial ? <Trans>Begin without a charge</Trans> : <Trans>Use this card from now on</Trans>
}
