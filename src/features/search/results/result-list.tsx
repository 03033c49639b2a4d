import { Link, useHydrated } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import type { ResultsQuery } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { figuresToOf, RowEstimatesNote } from '#property/estimate/row/row-estimates-note.tsx'
import { FiguresToAbove } from '#property/old-data.tsx'
import { hasHousehold } from '#property/ways/has-household.ts'
import { asServed } from '#ui/as-served.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { RESULT_PAGES_MAX, RESULTS_PER_PAGE, type ResultsSearch } from '../search.ts'
import { orderedRows } from '../ways/ordered-rows.ts'
import type { ShownWays } from '../ways/result-ways.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ResultRow } from './result-row.tsx'

const ResultWays = lazy(async () => ({ default: (await import('../ways/result-ways.tsx')).ResultWays }))

interface ResultListProps {
  country: CountryCode
  found: Pick<ResultsQuery, 'projects' | 'projectFacets'> &
    Pick<ComponentProps<typeof NothingFound>, 'help' | 'names' | 'counts'> & { shown: ResultsSearch }
}

/** Twenty projects a page; suggestions when there are none. */
export function ResultList({ country, found }: ResultListProps) {
  const { projects, shown: search } = found
  // the server knows no household
  const isHydrated = useHydrated()
  const [ways, setWays] = useState<ShownWays | null>(null)
  if (projects.nodes.length === 0)
    return (
      <div className="pt-3 max-lg:order-2 max-lg:basis-full lg:col-span-full">
        <Hydrate when={asServed}>
          <NothingFound
            country={country}
            search={search}
            facets={found.projectFacets}
            help={found.help}
            names={found.names}
            counts={found.counts}
          />
        </Hydrate>
      </div>
    )
  return (
    <div className="max-lg:order-2 max-lg:min-w-0 max-lg:basis-full">
      <Hydrate when={asServed}>
        <RowEstimatesNote projects={projects.nodes} country={country} />
      </Hydrate>
      {isHydrated && hasHousehold() ? (
        <Suspense>
          <ResultWays country={country} rows={projects.nodes} onWays={setWays} />
        </Suspense>
      ) : null}
      <FiguresToAbove value={figuresToOf(projects.nodes)}>
        <ul>
          {orderedRows(projects.nodes, ways?.order ?? null).map((project) => (
            <li key={project.id} className="border-b border-line">
              <ResultRow project={project} country={country} ways={ways?.lines.get(project.id) ?? null} />
            </li>
          ))}
        </ul>
      </FiguresToAbove>
      <div className="pt-8">
        <Pagination
          page={search.page}
          pageCount={Math.min(RESULT_PAGES_MAX, Math.ceil(projects.totalCount / RESULTS_PER_PAGE))}
          link={({ page, ...link }) => <Link {...link} to="/search" search={{ ...search, page }} />}
        />
      </div>
    </div>
  )
}
