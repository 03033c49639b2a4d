import { Trans, useLingui } from '@lingui/react/macro'
import type { HomeQuery } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { nearText } from '#property/search/search-address.ts'
import { ChipLink } from '#ui/form/chip.tsx'
import { PageSection } from '#ui/page-section.tsx'

/** product §4.3: stations at the city's centre, each a door to the homes within a walk of it. */
export function StationDoors({ stations, country }: { stations: HomeQuery['stations']['nodes']; country: CountryCode }) {
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
