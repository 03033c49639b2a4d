import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { PageSection } from '#ui/page-section.tsx'
import { DESK_LISTS } from '../words/desk-words.tsx'

/** The way from the overview of staff to the lists of their desk. */
export const StaffDeskLinks = () => (
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
