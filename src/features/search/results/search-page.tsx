import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, useRouteContext, useRouter } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { SearchBox } from '#property/search/box/search-box.tsx'
import { SaveSearch } from '#property/search/save-search.tsx'
import { ShareOpenPage } from '#property/share/share-open-page.tsx'
import { countryName } from '#session/country-name.ts'
import { asServed } from '#ui/as-served.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { LinkTab, LinkTabs } from '#ui/link-tabs.tsx'
import { ShortLabel } from '#ui/short-label.tsx'
import { FacetPanel } from '../filters/facet-panel.tsx'
import { ResultList } from './result-list.tsx'
import { ResultsBar } from './results-bar.tsx'

const route = getRouteApi('/_default/search')

/** §2.9: tabs per country, the box, and the results with filters, sort and page in the address. */
export function SearchPage() {
  const { i18n, t } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const { q, station } = route.useSearch()
  const results = route.useLoaderData()
  const found = results.ok ? results.value : null
  const words = q === undefined ? '' : String(q)
  return (
    <div className="page pt-3 sm:pt-9">
      <h1 className="title text-3xl max-sm:sr-only">
        <Trans>Find a home</Trans>
      </h1>
      <div className="sm:mt-2">
        <LinkTabs label={t`Country`}>
          {COUNTRY_CODES.map((code) => (
            <LinkTab key={code} to="/search" search={{ countryCode: code, q }} current={code === country}>
              {countryName(i18n, code)}
              {found?.counts[code] === undefined ? null : (
                <span className="figures ps-1.5 text-sm font-normal text-ink-3">{i18n.number(found.counts[code])}</span>
              )}
            </LinkTab>
          ))}
        </LinkTabs>
      </div>
      <div className="mt-3">
        <SearchBox key={`${country} ${words}`} country={country} initialText={words} />
      </div>
      {found ? (
        // on a narrow screen all controls are one bar, so that the first home stands on the first screen
        <div className="pt-4 max-lg:flex max-lg:flex-wrap max-lg:items-start max-lg:gap-x-1.5 max-lg:gap-y-2.5 lg:pt-7">
          <div className="max-lg:contents lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-x-6 lg:gap-y-3 lg:border-b lg:border-ink lg:pb-3">
            <Hydrate when={asServed}>
              <ResultsBar
                country={country}
                described={found.isDescription ? words : null}
                unkept={found.unkept}
                search={found.shown}
                total={found.projects.totalCount}
                facets={found.projectFacets}
                kinds={found.market.kinds}
                names={found.names}
                instead={found.instead}
                isWithoutWords={found.isWithoutWords}
                dearer={found.dearer}
              />
            </Hydrate>
            <div className="no-print flex items-start gap-2 lg:col-start-2 lg:row-start-1">
              <div className="max-lg:hidden">
                <ShareOpenPage title={t`Find a home`} />
              </div>
              <SaveSearch
                of={async () =>
                  (await import('./search-to-save.ts')).toSave(router, i18n, {
                    country,
                    search: found.isWithoutWords ? { ...found.shown, words: undefined } : found.shown,
                    names: found.names,
                  })
                }
                className="max-sm:px-2.5"
              >
                <ShortLabel short={<Trans>Save</Trans>}>
                  <Trans>Save search</Trans>
                </ShortLabel>
              </SaveSearch>
              <ButtonLink
                to="/map"
                search={{ countryCode: country, at: found.camera ?? undefined, ...found.onMap }}
                className="max-sm:px-2.5"
              >
                <ShortLabel short={<Trans>Map</Trans>}>
                  <Trans>Show on map</Trans>
                </ShortLabel>
              </ButtonLink>
            </div>
          </div>
          <div className="max-lg:contents lg:grid lg:grid-cols-[minmax(0,1fr)] lg:gap-x-10 lg:pt-5 lg:has-[[data-facets]]:grid-cols-[210px_minmax(0,1fr)]">
            {found.help ? null : (
              <Hydrate when={asServed}>
                <FacetPanel
                  country={country}
                  search={found.shown}
                  counts={found.projectFacets}
                  names={found.names}
                  unknownStation={station === undefined ? null : String(station)}
                />
              </Hydrate>
            )}
            <ResultList country={country} found={found} />
            {/* below the results there is room for it */}
            <div className="order-last basis-full pt-4 lg:hidden">
              <ShareOpenPage title={t`Find a home`} />
            </div>
          </div>
        </div>
      ) : (
        <div className="pt-8">
          <FailedPanel title={<Trans>The results could not be loaded</Trans>} />
        </div>
      )}
    </div>
  )
}
