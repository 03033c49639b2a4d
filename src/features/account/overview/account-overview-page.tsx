import { Trans } from '@lingui/react/macro'
import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import { AccountRow } from '#ui/account-row.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { AccountFrame, type AccountFrameProps } from './account-frame.tsx'
import { OverviewLinkList } from './overview-link-list.tsx'
import { agentLinks } from './overview-links.tsx'
import { ClosedSeatRow } from './own-seat-row.tsx'

/** §2.3 account overview of an agent, and of staff: the account alone; where they work is in the bar of every page. */
export function AccountOverviewPage({ Subscription }: Pick<AccountFrameProps, 'Subscription'>) {
  const { country, viewer } = useRouteContext({ from: '__root__' })
  const { account, seat } = useLoaderData({ from: '/_default/user/account-overview/' })
  return (
    <AccountFrame
      loaded={account}
      Subscription={Subscription}
      plans="/user/subscription-plans"
      rows={
        <>
          {viewer.roles.includes('agent') ? <SeatsRow /> : null}
          <ClosedSeatRow loaded={seat} />
        </>
      }
    >
      <PageSection title={<Trans>Where to go</Trans>}>
        <OverviewLinkList links={agentLinks} country={country} />
      </PageSection>
    </AccountFrame>
  )
}

const SeatsRow = () => (
  <AccountRow
    title={<Trans>Seats</Trans>}
    action={
      <ButtonLink to="/user/account-overview/seats" size="small">
        <Trans>Manage seats</Trans>
      </ButtonLink>
    }
  >
    <span className="text-ink-2">
      <Trans>Sub-accounts for the people of your team, each with its own sign-in on your subscription.</Trans>
    </span>
  </AccountRow>
)
