import { Trans } from '@lingui/react/macro'
import { Link, useLoaderData, useRouteContext } from '@tanstack/react-router'
import { AccountRow } from '#ui/account-row.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { DESK_LISTS } from '../words/desk-words.tsx'
import { AccountFrame, type AccountFrameProps } from './account-frame.tsx'
import { OverviewLinkList } from './overview-link-list.tsx'
import { agentLinks } from './overview-links.tsx'
import { ClosedSeatRow } from './own-seat-row.tsx'

/** The way from the overview of staff to the lists of their desk. */
const StaffDeskLinks = () => (
  <PageSection title={<Trans>Staff desk</Trans>}>
    <ul className="grid sm:grid-cols-2 sm:gap-x-12 lg:grid-cols-3">
      {DESK_LISTS.map(({ name, segment, title, text }) => (
        <li key={name} className="border-b border-line">
          <Link to="/user/account-overview/staff/{-$desk}" params={{ desk: segment }} className="group block py-5">
            <span className="block text-lg font-semibold group-hover:text-lagoon">{title}</span>
            <span className="block text-ink-2">{text}</span>
          </Link>
        </li>
      ))}
      <li className="border-b border-line">
        <Link to="/user/launches" className="group block py-5">
          <span className="block text-lg font-semibold group-hover:text-lagoon">
            <Trans>Launches</Trans>
          </span>
          <span className="block text-ink-2">
            <Trans>Price lists of developers, and who answers for them.</Trans>
          </span>
        </Link>
      </li>
    </ul>
  </PageSection>
)

/** §2.3 account overview of an agent, and of staff with the way to their desk. */
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
      top={viewer.isStaff ? <StaffDeskLinks /> : null}
    >
      <PageSection title={<Trans>Your tools</Trans>}>
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
