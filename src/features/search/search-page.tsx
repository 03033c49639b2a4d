import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, useRouteContext } from '@tanstack/react-router'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { SearchBox } from '#property/search/search-box.tsx'
import { countryName } from '#session/country-name.ts'
import { PreferencesProvider } from '#session/preferences.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { LinkTab, LinkTabs } from '#ui/link-tabs.tsx'
import { ResultList } from './result-list.tsx'
import { ResultsToolbar } from './results-toolbar.tsx'
import { StillFacets } from './still-facets.tsx'

const route = getRouteApi('/_default/search')

/** §2.9: tabs per country, the box, and the results with filters, sort and page in the address. */
export const SearchPage = () => (
  <PreferencesProvider>
    <Results />
  </PreferencesProvider>
)

function Results() {
  const { i18n, t } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const search = route.useSearch()
  const results = route.useLoaderData()
  const words = search.q === undefined ? '' : String(search.q)
  return (
    <div className="page pt-6 sm:pt-9">
      <h1 className="title text-3xl">
        <Trans>Find a home</Trans>
      </h1>
      <div className="mt-2">
        <LinkTabs label={t`Country`}>
          {COUNTRY_CODES.map((code) => (
            <LinkTab key={code} to="/search" search={{ countryCode: code }} current={code === country}>
              {countryName(i18n, code)}
            </LinkTab>
          ))}
        </LinkTabs>
      </div>
      <div className="mt-3">
        <SearchBox key={`${country} ${words}`} country={country} initialText={words} />
      </div>
      {results.ok ? (
        <>
          <ResultsToolbar country={country} search={search} results={results.value} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 pt-4 lg:grid-cols-[210px_minmax(0,1fr)] lg:pt-5">
            {results.value.help ? null : (
              <StillFacets key={JSON.stringify({ ...search, page: 1 })} search={search} counts={results.value.projectFacets} />
            )}
            <ResultList country={country} search={search} projects={results.value.projects} help={results.value.help} />
          </div>
        </>
      ) : (
        <div className="pt-8">
          <FailedPanel title={<Trans>The results could not be loaded</Trans>} />
        </div>
      )}
    </div>
  )
}
