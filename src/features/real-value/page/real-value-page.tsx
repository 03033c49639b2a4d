import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useRouteContext } from '@tanstack/react-router'
import { isOnSubAccountPath, SUB_ACCOUNT_VALUE } from '#access/sub-account.ts'
import { countryName } from '#session/country-name.ts'
import { ValuePage } from './value-page.tsx'

/** §2.2 realValue: from an address to an estimate and its evidence. On a sub-account's path all links stay there (§2.8). */
export function RealValuePage() {
  const { i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const isOwn = useLocation({ select: ({ pathname }) => isOnSubAccountPath(pathname) })
  const place = countryName(i18n, country)
  return (
    <ValuePage
      tool={isOwn ? SUB_ACCOUNT_VALUE : '/realValue'}
      kicker={<Trans>realValue</Trans>}
      title={<Trans>What is this home worth</Trans>}
      lead={
        <Trans>
          Name a project, street or postal code in {place}. You get an estimate with its low and high, its date and the sales it rests on.
        </Trans>
      }
    />
  )
}
