import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { NothingFoundQuery } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { localName } from '#property/local-name.ts'
import { nearText } from '#property/search/search-address.ts'
import { suggestionLink } from '#property/search/suggestion-link.ts'
import { Panel } from '#ui/panel.tsx'
import { chosenFacets, withoutFacets } from './facet-choices.ts'
import { type ResultsSearch, searchDefaults } from './search.ts'

export interface NothingFoundProps {
  country: CountryCode
  search: ResultsSearch
  /** null when it could not be asked for */
  help: NothingFoundQuery | null
}

const line = 'inline-flex min-h-8 items-center text-lagoon underline-offset-4 hover:underline'

/** No result, and ways on: what may have been meant, what lies near, what to leave out. */
export function NothingFound({ country, search, help }: NothingFoundProps) {
  const { i18n } = useLingui()
  const meant = help?.searchSuggestions ?? []
  const stations = help?.amenities?.nodes ?? []
  const isNarrowed = chosenFacets(search).length > 0 || search.typeGroup !== undefined
  return (
    <Panel kind="empty" title={<Trans>No project matches</Trans>}>
      <div className="grid gap-6">
        {isNarrowed ? (
          <Way title={<Trans>Look wider</Trans>}>
            <li>
              <Link to="/search" search={{ ...withoutFacets(search), typeGroup: undefined }} className={line}>
                <Trans>Every kind of home at this place</Trans>
              </Link>
            </li>
          </Way>
        ) : null}
        {meant.length > 0 ? (
          <Way title={<Trans>Did you mean</Trans>}>
            {meant.map((one) => (
              <li key={one.id}>
                <Link {...suggestionLink(one, country)} className={line}>
                  {localName(i18n, { name: one.title, nameLocal: one.titleLocal })}
                </Link>
                {one.subtitle ? <span className="ps-2 text-base text-ink-3">{one.subtitle}</span> : null}
              </li>
            ))}
          </Way>
        ) : null}
        {stations.length > 0 ? (
          <Way title={<Trans>Around the nearest stations</Trans>}>
            {stations.map(({ id, lat, lng, ...station }) => (
              <li key={id}>
                <Link
                  to="/search"
                  search={{ ...searchDefaults, countryCode: country, q: station.name, near: nearText(lat, lng) }}
                  className={line}
                >
                  {localName(i18n, station)}
                </Link>
              </li>
            ))}
          </Way>
        ) : null}
        {meant.length + stations.length === 0 && !isNarrowed ? (
          <ul className="list-disc ps-5">
            <li>
              <Trans>Check the spelling, or type fewer letters.</Trans>
            </li>
            <li>
              <Trans>Try a postal code, a station or a school nearby.</Trans>
            </li>
            <li>
              <Trans>Look in another country or in all kinds of homes.</Trans>
            </li>
          </ul>
        ) : null}
      </div>
    </Panel>
  )
}

const Way = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section>
    <h3 className="text-base font-[560] text-ink">{title}</h3>
    <ul className="pt-1">{children}</ul>
  </section>
)
