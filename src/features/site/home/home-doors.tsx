import { Trans, useLingui } from '@lingui/react/macro'
import type { HomeQuery } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import { isModuleOpen } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { hasFiguresAlone } from '#property/figures-alone/has-figures-alone.ts'
import { nearText } from '#property/search/search-address.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ChipLink } from '#ui/form/chip.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'
import { PageSection } from '#ui/page-section.tsx'
import type { HomeMarket } from '../queries.ts'
import { ModuleDoors } from './module-doors.tsx'
import { SourcesNote } from './sources-note.tsx'
import { ValuationSteps } from './valuation-steps.tsx'

interface HomeDoorsProps {
  country: CountryCode
  market: HomeMarket
  stations: HomeQuery['stations']['nodes']
}

/** The lower half of the home page: how to go on, and where the figures come from. */
export const HomeDoors = ({ country, market, stations }: HomeDoorsProps) => (
  <>
    {hasFiguresAlone(market) ? null : <ValuationSteps country={country} />}
    <StationDoors stations={stations} country={country} />
    <ModuleDoors country={country} />
    <AgentsDoor country={country} />
    <SourcesNote market={market} />
  </>
)

/** product §4.3: the invitation to agents, where their module is open (§6). */
function AgentsDoor({ country }: { country: CountryCode }) {
  if (!isModuleOpen('realAgent', country)) return null
  return (
    <CallToAction
      title={<Trans>For agents: win the listing with evidence</Trans>}
      text={
        <Trans>
          Comparable sales with every adjustment, gains of past owners, premiums by floor, and lists of deals that clients can keep.
        </Trans>
      }
      actions={
        <>
          <ButtonLink to="/realAgent" search={{ countryCode: country }} size="large">
            <Trans>See realAgent</Trans>
          </ButtonLink>
          <ButtonLink to="/realAgent/pricing" search={{ countryCode: country }} look="ghost" size="large">
            <Trans>Pricing</Trans>
          </ButtonLink>
        </>
      }
    />
  )
}

/** product §4.3: stations at the city's centre, each a door to the homes within a walk of it. */
function StationDoors({ stations, country }: { stations: HomeQuery['stations']['nodes']; country: CountryCode }) {
  const { i18n } = useLingui()
  if (stations.length === 0) return null
  return (
    <PageSection title={<Trans>Homes by station</Trans>} aside={<Trans>within 1 km, nearest to the city’s centre first</Trans>}>
      <ul className="flex flex-wrap gap-2 pt-5">
        {stations.map((station) => (
          <li key={station.id}>
            <ChipLink to="/search" search={{ countryCode: country, q: station.name, near: nearText(station.lat, station.lng) }}>
              {localName(i18n, station)}
              {station.code ? <span className="figures text-sm text-ink-3">{station.code}</span> : null}
            </ChipLink>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
