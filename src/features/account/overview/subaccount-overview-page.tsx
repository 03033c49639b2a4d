import { Trans } from '@lingui/react/macro'
import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import { AccountRow } from '#ui/account-row.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { AccountFrame, type AccountFrameProps } from './account-frame.tsx'
import { DoorList } from './door-list.tsx'
import { seatDoors } from './doors.tsx'

/** §2.3 account overview of a sub-account. */
export function SubAccountOverviewPage({ Subscription }: Pick<AccountFrameProps, 'Subscription'>) {
  const { country } = useRouteContext({ from: '__root__' })
  const { account } = useLoaderData({ from: '/_nonagent/user/subaccount/account-overview' })
  return (
    <AccountFrame
      loaded={account}
      Subscription={Subscription}
      plans="/user/subaccount/subscription-plans"
      rows={
        <AccountRow title={<Trans>Seat</Trans>}>
          <span className="text-ink-2">
            <Trans>The holder of the subscription invites, suspends and removes seats. Ask the holder if something is closed to you.</Trans>
          </span>
        </AccountRow>
      }
    >
      <PageSection title={<Trans>What the seat opens</Trans>}>
        <DoorList doors={seatDoors} country={country} />
      </PageSection>
    </AccountFrame>
  )
}
