import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { AccountRow } from '#ui/account-row.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { moneyText } from '../plan-money.ts'
import { declineWords } from '../plan-words.ts'
import type { SubscriptionRowProps } from './subscription-row.ts'

/** What is open to be paid, and how. */
export function DebtRow(props: SubscriptionRowProps) {
  const { standing, payPackageId, quantity, invCode } = props.subscription
  if (standing === 'PAST_DUE' || standing === 'CLOSED') return <OpenInvoice {...props} />
  if (standing !== 'UNPAID' && standing !== 'CARD_MISSING') return null
  return (
    <AccountRow
      title={<Trans>To be paid</Trans>}
      action={
        <ButtonLink
          to={props.checkout}
          search={{ payPackageId, seats: quantity, invCode: invCode ?? undefined }}
          reloadDocument
          size="small"
          look="primary"
        >
          <Trans>Go on with the checkout</Trans>
        </ButtonLink>
      }
    >
      {standing === 'UNPAID' ? <Trans>The first payment has not gone through yet.</Trans> : <Trans>No card has been entered yet.</Trans>}
    </AccountRow>
  )
}

function OpenInvoice({ subscription: { next, card }, checkout, acts }: SubscriptionRowProps) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const [declined, setDeclined] = useState<string | null>(null)
  const amount = next ? moneyText(next.amountDue, next.currencyCode, i18n.locale) : ''
  const pay = async () => {
    setDeclined(null)
    const { sendPayment } = await import('../billing.functions.ts')
    const done = await acts.act('pay', (keyed) => sendPayment({ data: { ...keyed, withCardOnFile: true } }))
    if (done?.value.state === 'PAYMENT') setDeclined(done.value.lastFailure ?? 'authentication_required')
    else if (done?.value.state === 'WORKING') void navigate({ to: '/user/auth/success' })
  }
  return (
    <AccountRow
      title={<Trans>To be paid</Trans>}
      action={
        <div className="flex flex-col items-end gap-3 md:flex-row">
          {card ? (
            <Button size="small" look="primary" disabled={acts.isSending} onClick={() => void pay()}>
              <Trans>Pay with the card on file</Trans>
            </Button>
          ) : null}
          <ButtonLink to={checkout} search={{ task: 'pay' }} reloadDocument size="small">
            <Trans>Pay with another card</Trans>
          </ButtonLink>
        </div>
      }
    >
      <span className="figures text-bad">
        <Trans>{amount} could not be charged.</Trans>
      </span>
      {declined ? (
        <span role="alert" className="text-base text-bad">
          {declineWords(i18n, declined)}
        </span>
      ) : null}
    </AccountRow>
  )
}
