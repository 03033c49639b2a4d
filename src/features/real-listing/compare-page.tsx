import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, useRouteContext } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { localName } from '#lib/local-name.ts'
import { MakeShare } from '#property/share/make-share.tsx'
import { COMPARED_MAX, COMPARED_MIN } from '#session/compared.ts'
import { asServed } from '#ui/as-served.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { AddProject } from './comparison/add-project.tsx'
import { ComparedHome } from './comparison/compared-home.tsx'
import { ComparedListings } from './comparison/compared-listings.tsx'
import { ComparisonTable } from './comparison/comparison-table.tsx'
import { useKeptComparison } from './comparison/use-kept-comparison.ts'
import { comparedText, mixOf } from './search.ts'

const route = getRouteApi('/_listing/realListing/compare')

/** §2.2 realListing/compare: two to five projects side by side; which ones is in the address. */
export function ComparePage() {
  const { i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const search = route.useSearch()
  const { comparison: data, choices } = route.useLoaderData()
  const comparison = data.ok ? data.value : null
  const listed = comparison?.listed ?? null
  const homes = [
    ...(listed?.homes ?? []).map(({ group }) => ({
      slug: group.slug,
      name: localName(i18n, { name: group.projectName, nameLocal: group.projectNameLocal }),
    })),
    ...(comparison?.projects ?? []).map((project) => ({ slug: project.slug, name: localName(i18n, project) })),
  ].filter(({ slug }, at, all) => all.findIndex((one) => one.slug === slug) === at)
  useKeptComparison(country, homes)
  const chosen = homes.map(({ slug }) => slug)
  const unknown = comparison?.unknown.join(', ')
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 pt-6 pb-20 sm:pt-9">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="title text-3xl">
            <Trans>Compare homes and projects</Trans>
          </h1>
          <p className="mt-1 max-w-[60ch] text-lg text-ink-2">
            <Trans>
              Two to five side by side: advertised homes brought to one size, floor and age; projects with one and the same home valued in
              each.
            </Trans>
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {/* a share holds no advertisements */}
          {comparison && !comparison.listed && chosen.length >= COMPARED_MIN ? (
            <MakeShare
              title={comparison.projects.map((project) => localName(i18n, project)).join(', ')}
              make={async (wish) => {
                const { shareComparison } = await import('./share-comparison.functions.ts')
                const path = `/realListing/compare?${new URLSearchParams({ countryCode: country, with: chosen.join(','), ...(search.mix === undefined ? {} : { mix: String(search.mix) }) })}`
                return shareComparison({ data: { about: { country, slugs: chosen, mix: mixOf(search) }, wish, path } })
              }}
            />
          ) : null}
          {chosen.length > 0 ? (
            <ButtonLink
              to="/realListing/listing-summary-report"
              search={{ countryCode: country, with: comparedText(chosen), mix: search.mix }}
            >
              <Trans>Summary for print</Trans>
            </ButtonLink>
          ) : null}
        </div>
      </header>
      {unknown ? (
        <p className="rounded bg-caution-soft px-4 py-2 text-caution-ink">
          <Trans>Not known in this market and left out: {unknown}</Trans>
        </p>
      ) : null}
      {listed ? (
        <Hydrate when={asServed}>
          <ComparedListings listed={listed} country={country} chosen={chosen} />
        </Hydrate>
      ) : null}
      {comparison?.market && comparison.projects.length > 0 ? (
        <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Hydrate when={asServed}>
            <ComparedHome comparison={comparison} country={country} />
            <ComparisonTable comparison={comparison} market={comparison.market} country={country} removable />
          </Hydrate>
        </section>
      ) : null}
      {data.ok ? null : <FailedPanel title={<Trans>The projects could not be loaded</Trans>} />}
      {data.ok && chosen.length < COMPARED_MAX ? (
        <PageSection
          title={chosen.length === 0 ? <Trans>Choose the first project</Trans> : <Trans>Add a project</Trans>}
          aside={chosen.length < COMPARED_MIN ? <Trans>Two are needed to compare</Trans> : null}
        >
          <AddProject country={country} search={search} chosen={chosen} found={choices} />
        </PageSection>
      ) : null}
    </div>
  )
}
