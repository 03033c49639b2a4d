import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isPathOpen } from '#access/path-module.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { PageSection } from '#ui/page-section.tsx'

/** Names of products are written alike in every language. */
const doors = [
  { to: '/realValue', title: <Trans>realValue</Trans>, text: <Trans>What a home is worth, and why</Trans> },
  { to: '/search', title: <Trans>Search</Trans>, text: <Trans>By place and figures, with filters that live in the address</Trans> },
  { to: '/map', title: <Trans>Map</Trans>, text: <Trans>Every project with a known position, with prices, stations and schools</Trans> },
  {
    to: '/report/property',
    title: <Trans>Property reports</Trans>,
    text: <Trans>All that is recorded of a project, to read, print and send</Trans>,
  },
  { to: '/realLaunch', title: <Trans>realLaunch</Trans>, text: <Trans>New projects beside resale prices nearby</Trans> },
  {
    to: '/transaction-lists',
    title: <Trans>Transaction lists</Trans>,
    text: <Trans>Recorded sales and disclosed rents, project by project</Trans>,
  },
  { to: '/realValue/calculators', title: <Trans>Calculators</Trans>, text: <Trans>Duties, loan limits, instalments and yield</Trans> },
  { to: '/land', title: <Trans>Land for building</Trans>, text: <Trans>Sites, their tenders and what was paid for them</Trans> },
  { to: '/realListing', title: <Trans>realListing</Trans>, text: <Trans>Homes for sale and rent, each listed once</Trans> },
  { to: '/real360', title: <Trans>real360</Trans>, text: <Trans>Virtual tours of homes</Trans> },
] as const

/** product §4.3: entries to the modules that are open in the country (§6). */
export function ModuleDoors({ country }: { country: CountryCode }) {
  const open = doors.filter(({ to }) => isPathOpen(to, country))
  return (
    <PageSection title={<Trans>What else is here</Trans>}>
      <ul className="grid gap-x-12 sm:grid-cols-2 lg:grid-cols-4">
        {open.map(({ to, title, text }) => (
          <li key={to} className="group relative border-b border-line py-5">
            <h3 className="flex items-baseline justify-between gap-4 text-lg font-semibold">
              <Link to={to} search={{ countryCode: country }} className="group-hover:text-lagoon after:absolute after:inset-0">
                {title}
              </Link>
              <span aria-hidden="true" className="text-ink-3 transition-transform group-hover:translate-x-0.5 group-hover:text-lagoon">
                →
              </span>
            </h3>
            <p className="mt-0.5 max-w-[46ch] text-pretty text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
