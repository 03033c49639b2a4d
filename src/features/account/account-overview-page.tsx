import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { isPathOpen } from '#access/path-module.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { AccountFrame } from './account-frame.tsx'
import { AccountRow } from './account-row.tsx'
import { DoorList } from './door-list.tsx'
import { agentDoors } from './doors.tsx'

/** §2.3 account overview of an agent. */
export function AccountOverviewPage() {
  const { country } = useRouteContext({ from: '__root__' })
  return (
    <AccountFrame
      plans="/user/subscription-plans"
      profile={
        <Trans>
          Name, e-mail, phone, licence number and agency. Licence details follow the public register and are corrected there first.
        </Trans>
      }
      rows={
        isPathOpen('/realAgent/subaccount', country) ? (
          <AccountRow
            title={<Trans>Seats</Trans>}
            action={
              <ButtonLink to="/realAgent/subaccount">
                <Trans>What a seat opens</Trans>
              </ButtonLink>
            }
          >
            <Trans>Sub-accounts for the people of your team, each with its own sign-in on your subscription.</Trans>
          </AccountRow>
        ) : null
      }
    >
      <PageSection title={<Trans>Your tools</Trans>}>
        <DoorList doors={agentDoors} country={country} />
      </PageSection>
    </AccountFrame>
  )
}
