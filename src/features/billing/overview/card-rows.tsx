import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '#session/day-time.ts'
import { AccountRow } from '#ui/account-row.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import type { HeldSubscription } from '../billed.ts'
import { moneyText } from '../plan-money.ts'
import type { SubscriptionRowProps } from './subscription-row.ts'

/** §7 checkSubscription: the payment that comes next. */
export function NextRow({ subscription: { next, standing } }: { subscription: HeldSubscription }) {
  const { i18n } = useLingui()
  if (!next || (standing !== 'ACTIVE' && standing !== 'TRIAL')) return null
  const [amount, day] = [moneyText(next.amountDue, next.currencyCode, i18n.locale), formatDay(next.dueDate, i18n.locale)]
  return (
    <AccountRow title={<Trans>Next payment</Trans>}>
      <span className="figures">
        <Trans>
          {amount} on {day}
        </Trans>
      </span>
    </AccountRow>
  )
}

const BRANDS = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['unionpay', 'UnionPay'],
  ['jcb', 'JCB'],
])

/** The card on file, and where it is changed: on the page of the checkout, because cards are entered there alone. */
export function CardRow({ subscription, checkout, isByCard }: SubscriptionRowProps & { isByCard: boolean }) {
  const { t } = useLingui()
  const { card, standing } = subscription
  if (standing === 'CARD_MISSING' || standing === 'UNPAID') return null
  const brand = card ? (BRANDS.get(card.brand) ?? card.brand) : ''
  const until = card ? `${String(card.expMonth).padStart(2, '0')}/${card.expYear}` : ''
  return (
    <AccountRow
      title={<Trans>Card</Trans>}
      action={
        isByCard ? (
          <ButtonLink to={checkout} search={{ task: 'card' }} reloadDocument size="small" aria-label={t`Change the card`}>
            <Trans>Change</Trans>
          </ButtonLink>
        ) : null
      }
    >
      {card ? (
        <span className="figures flex flex-wrap items-center gap-x-3">
          <Trans>
            {brand} ending in {card.last4}, good until {until}
          </Trans>
          {card.isExpiring ? (
            <Badge tone="caution">
              <Trans>Ends soon</Trans>
            </Badge>
          ) : null}
        </span>
      ) : (
        <span className="text-ink-2">
          <Trans>None on file</Trans>
        </span>
      )}
    </AccountRow>
  )
}
