import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '#session/day-time.ts'
import { AccountRow } from '#ui/account-row.tsx'
import type { Overview } from '../billed.ts'

/** What a code opens without a card, until it ends by itself. */
export function VipRow({ vip: { promoCode, expireDate } }: { vip: NonNullable<Overview['vip']> }) {
  const { i18n } = useLingui()
  const until = expireDate ? formatDay(expireDate, i18n.locale) : ''
  return (
    <AccountRow title={<Trans>Code</Trans>}>
      <span>{promoCode}</span>
      {until ? (
        <span className="text-base text-ink-2">
          <Trans>Opens everything until {until}, and ends by itself.</Trans>
        </span>
      ) : null}
    </AccountRow>
  )
}
