import { Link } from '@tanstack/react-router'
import { isPathOpen } from '#access/path-module.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { OverviewLink } from './overview-links.tsx'

/** Links to the pages that are open in the country (§6), each with a short description. */
export const OverviewLinkList = ({ links, country }: { links: readonly OverviewLink[]; country: CountryCode }) => (
  <ul className="grid sm:grid-cols-2 sm:gap-x-12 lg:grid-cols-3">
    {links
      .filter(({ to }) => isPathOpen(to, country))
      .map(({ to, name, text }) => (
        <li key={to} className="border-b border-line">
          <Link to={to} className="group block py-5">
            <span className="block text-lg font-semibold group-hover:text-lagoon">{name}</span>
            <span className="block text-ink-2">{text}</span>
          </Link>
        </li>
      ))}
  </ul>
)
