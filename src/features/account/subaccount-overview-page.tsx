import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { PageSection } from '#ui/page-section.tsx'
import { AccountFrame } from './account-frame.tsx'
import { AccountRow } from './account-row.tsx'
import { DoorList } from './door-list.tsx'
import { seatDoors } from './doors.tsx'

/** §2.3 account overview of a sub-account. */
export function SubAccountOverviewPage() {
  const { country } = useRouteContext({ from: '__root__' })
  return (
    <AccountFrame
      plans="/user/subaccount/subscription-plans"
      profile={<Trans>Name, e-mail and phone of the person on this seat.</Trans>}
      rows={
        <AccountRow title={<Trans>Seat</Trans>}>
          <Trans>The holder of the subscription invites, suspends and removes seats. Ask the holder if something is closed to you.</Trans>
        </AccountRow>
      }
    >
      <PageSection title={<Trans>What the seat opens</Trans>}>
        <DoorList doors={seatDoors} country={country} />
      </PageSection>
    </AccountFrame>
  )
}
