import { Trans } from '@lingui/react/macro'
import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import { PageSection } from '#ui/page-section.tsx'
import { AccountFrame, type AccountFrameProps } from './account-frame.tsx'
import { OverviewLinkList } from './overview-link-list.tsx'
import { ownerLinks } from './overview-links.tsx'
import { ClosedSeatRow } from './own-seat-row.tsx'

/** §2.3 account overview of an owner or buyer. */
export function NonAgentOverviewPage({ Subscription }: Pick<AccountFrameProps, 'Subscription'>) {
  const { country } = useRouteContext({ from: '__root__' })
  const { account, seat } = useLoaderData({ from: '/_nonagent/user/nonagent/account-overview' })
  return (
    <AccountFrame
      loaded={account}
      Subscription={Subscription}
      plans="/user/nonagent/subscription-plans"
      rows={<ClosedSeatRow loaded={seat} />}
    >
      <PageSection title={<Trans>Where to go</Trans>}>
        <OverviewLinkList links={ownerLinks} country={country} />
      </PageSection>
    </AccountFrame>
  )
}
