import { Trans } from '@lingui/react/macro'
import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import { PageSection } from '#ui/page-section.tsx'
import { AccountFrame, type AccountFrameProps } from './account-frame.tsx'
import { OverviewLinkList } from './overview-link-list.tsx'
import { seatLinksOf } from './overview-links.tsx'
import { OwnSeatRows } from './own-seat-row.tsx'
import { SentHere } from './sent-here.tsx'

/** §2.3 account overview of a sub-account. */
export function SubAccountOverviewPage({ Subscription }: Pick<AccountFrameProps, 'Subscription'>) {
  const { country } = useRouteContext({ from: '__root__' })
  const { account, seat } = useLoaderData({ from: '/_nonagent/user/subaccount/account-overview' })
  const held = seat?.ok ? seat.value : null
  const rights = held?.state === 'ACTIVE' && held.isPaidFor ? held.rights : []
  return (
    <AccountFrame
      loaded={account}
      Subscription={Subscription}
      plans="/user/subaccount/subscription-plans"
      rows={<OwnSeatRows loaded={seat} />}
      top={<SentHere />}
    >
      <PageSection title={<Trans>What the seat opens</Trans>}>
        <OverviewLinkList links={seatLinksOf(rights)} country={country} />
      </PageSection>
    </AccountFrame>
  )
}
