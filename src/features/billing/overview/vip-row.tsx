import { Trans, useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { formatDay } from '#session/day-time.ts'
import { AccountRow } from '#ui/account-row.tsx'
import { ButtonLink } from '#ui/button.tsx'
import type { Overview } from '../billed.ts'

interface VipRowProps {
  vip: NonNullable<Overview['vip']>
  plans: LinkProps['to']
}

/** What a code opens without a card, until it ends by itself. */
export function VipRow({ vip: { promoCode, expireDate }, plans }: VipRowProps) {
  const { i18n } = useLingui()
  const until = expireDate ? formatDay(expireDate, i18n.locale) : ''
  return (
    <AccountRow
      title={<Trans>Code</Trans>}
      action={
        <ButtonLink to={plans} size="small">
          <Trans>See the plans</Trans>
        </ButtonLink>
      }
    >
      <span>{promoCode}</span>
      {until ? (
        <span className="text-base text-ink-2">
          <Trans>Opens everything until {until}, and ends by itself.</Trans>
        </span>
      ) : null}
    </AccountRow>
  )
}
