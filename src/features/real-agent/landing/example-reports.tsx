import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CountryCode } from '#market/vocabulary.ts'
import { suggestionLink } from '#property/search/suggestion-link.ts'
import { countryName } from '#session/country-name.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { useAgentMarket } from '../agent-market.ts'

/** Reports of the market to open now, one per kind of home, and the map they stand on. */
export function ExampleReports({ country }: { country: CountryCode }) {
  const { i18n } = useLingui()
  const data = useAgentMarket()
  const place = countryName(i18n, country)
  if (!data.ok) return <FailedPanel title={<Trans>The example reports could not be loaded</Trans>} />
  const { market } = data.value
  return (
    <PageSection
      id="examples"
      title={<Trans>Reports to open now</Trans>}
      aside={
        <Trans>
          {place}: <Plural value={market.projectCount} one="# project" other="# projects" />,{' '}
          <Plural value={market.saleCount} one="# sale" other="# sales" />
        </Trans>
      }
    >
      <ul className="grid sm:grid-cols-2 sm:gap-x-12 lg:grid-cols-3">
        {market.examples.map((example) => (
          <li key={example.id} className="border-b border-line">
            <Link {...suggestionLink(example, country)} className="group block py-4">
              <span className="title block text-xl group-hover:text-lagoon">{example.title}</span>
              <span className="block text-ink-2">{example.subtitle}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 pt-6">
        <ButtonLink to="/map" search={{ countryCode: country }}>
          <Trans>Open the map</Trans>
        </ButtonLink>
        <ButtonLink to="/search" search={{ countryCode: country }}>
          <Trans>See all projects</Trans>
        </ButtonLink>
      </div>
      {market.isDemo ? (
        <p className="pt-4 text-sm text-ink-3">
          <Trans>Demonstration data: projects, people and prices are invented.</Trans>
        </p>
      ) : null}
    </PageSection>
  )
}
