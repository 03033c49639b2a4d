import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { hasPostalCodes, typedPostalCode } from '#filter/search-config.ts'
import type { NothingFoundQuery, ResultsQuery } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { FiguresAlone } from '#property/figures-alone/figures-alone.tsx'
import { hasFiguresAlone } from '#property/figures-alone/has-figures-alone.ts'
import type { LimitPlaces } from '#property/filter/use-limit-words.ts'
import { nearText } from '#property/search/search-address.ts'
import { salesAtAddress, suggestedAddress, suggestionLink } from '#property/search/suggestion-link.ts'
import { useSuggestionPlace } from '#property/search/suggestions/suggestion-place.ts'
import { countryName } from '#session/country-name.ts'
import { Panel } from '#ui/panel.tsx'
import { useFilterWords } from '../filters/active-filter-chips.tsx'
import { loosenedSearches } from '../filters/loosened-searches.ts'
import { type ResultsSearch, searchDefaults } from '../search.ts'

export interface NothingFoundProps {
  country: CountryCode
  search: ResultsSearch
  facets: ResultsQuery['projectFacets']
  /** null when it could not be asked for */
  help: NothingFoundQuery | null
  names: LimitPlaces
  /** what each market has by the same words */
  counts: Partial<Record<CountryCode, number>>
}

const line = 'inline-flex min-h-8 items-center text-lagoon underline-offset-4 hover:underline'
const count = 'figures ps-2 text-base text-ink-3'

/** No result, with suggestions: the filter to drop, other spellings, projects nearby, other markets. */
export function NothingFound({ country, search, facets, help, names, counts }: NothingFoundProps) {
  const { i18n } = useLingui()
  const placeOf = useSuggestionPlace(country)
  const words = useFilterWords({ country, search, facets, names })
  const suggested = help?.searchSuggestions ?? []
  const [sold, meant] = [suggested.filter(salesAtAddress), suggested.filter((one) => !salesAtAddress(one))]
  const stations = help?.amenities?.nodes ?? []
  const loosened = loosenedSearches(help?.filterRelief ?? [], search, country)
  const elsewhere = search.q === undefined ? [] : COUNTRY_CODES.filter((code) => code !== country && (counts[code] ?? 0) > 0)
  const code =
    loosened.length === 0 && !meant.some(({ kind }) => kind === 'POSTAL_CODE') ? typedPostalCode(country, String(search.q ?? '')) : null
  const hasWays = sold.length + meant.length + stations.length + loosened.length + elsewhere.length > 0
  if (help && hasFiguresAlone(help.market)) return <FiguresAlone country={country} />
  return (
    <Panel kind="empty" title={<Trans>No project matches</Trans>}>
      <div className="grid gap-6">
        {code ? (
          <p>
            <Trans>No postal code on record begins with {code}. Check the digits, or type the street.</Trans>
          </p>
        ) : null}
        {loosened.length > 0 ? (
          <Way title={<Trans>Look wider</Trans>}>
            {loosened.map((other) => (
              <li key={other.key}>
                <Link to="/search" search={other.search} rel="nofollow" className={line}>
                  {other.key === 'all' ? (
                    <Trans>Without any filter</Trans>
                  ) : other.key === 'typeGroups' ? (
                    <Trans>Every kind of home</Trans>
                  ) : (
                    <Without filter={other.key === 'shapes' ? null : words(other.key)} />
                  )}
                </Link>
                <span className={count}>
                  <Plural value={other.count} one="# project" other="# projects" />
                </span>
              </li>
            ))}
          </Way>
        ) : null}
        {sold.length > 0 ? (
          <Way
            title={
              country === 'MY' ? (
                <Trans>Houses are kept by scheme here: recorded sales on</Trans>
              ) : (
                <Trans>Houses are kept by suburb here: recorded sales at</Trans>
              )
            }
          >
            {sold.map((one) => (
              <li key={one.id}>
                <Link {...suggestionLink(one, country)} className={line}>
                  {suggestedAddress(one)}
                </Link>
                <span className="ps-2 text-base text-ink-3">{placeOf(one)}</span>
              </li>
            ))}
          </Way>
        ) : null}
        {meant.length > 0 ? (
          <Way title={<Trans>Did you mean</Trans>}>
            {meant.map((one) => (
              <li key={one.id}>
                <Link {...suggestionLink(one, country)} className={line}>
                  {localName(i18n, { name: one.title, nameLocal: one.titleLocal })}
                </Link>
                <span className="ps-2 text-base text-ink-3">{placeOf(one)}</span>
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
        {elsewhere.length > 0 ? (
          <Way title={<Trans>The same words elsewhere</Trans>}>
            {elsewhere.map((code) => (
              <li key={code}>
                <Link to="/search" search={{ ...searchDefaults, countryCode: code, q: search.q }} className={line}>
                  {countryName(i18n, code)}
                </Link>
                <span className={count}>
                  <Plural value={counts[code] ?? 0} one="# project" other="# projects" />
                </span>
              </li>
            ))}
          </Way>
        ) : null}
        {hasWays || code ? null : <PlainWays country={country} />}
      </div>
    </Panel>
  )
}

const Without = ({ filter }: { filter: string | null }) =>
  filter === null ? <Trans>Without the places on the map</Trans> : <Trans>Without “{filter}”</Trans>

export const PlainWays = ({ country }: { country: CountryCode }) => (
  <ul className="list-disc ps-5">
    <li>
      <Trans>Check the spelling, or type fewer letters.</Trans>
    </li>
    <li>
      {hasPostalCodes(country) ? (
        <Trans>Try a postal code, a station or a school nearby.</Trans>
      ) : (
        <Trans>Try a district, a station or a school nearby.</Trans>
      )}
    </li>
    <li>
      <Trans>Look in another country or in all kinds of homes.</Trans>
    </li>
  </ul>
)

const Way = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section>
    <h3 className="text-base font-[560] text-ink">{title}</h3>
    <ul className="pt-1">{children}</ul>
  </section>
)
