import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ResultsQuery } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { Pagination } from '#ui/pagination.tsx'
import { Panel } from '#ui/panel.tsx'
import { ResultRow } from './result-row.tsx'
import { RESULT_PAGES_MAX, RESULTS_PER_PAGE, type ResultsSearch } from './search.ts'

interface ResultListProps {
  country: CountryCode
  search: ResultsSearch
  projects: ResultsQuery['projects']
}

/** Twenty projects a page; help when there are none. */
export function ResultList({ country, search, projects }: ResultListProps) {
  if (projects.nodes.length === 0) {
    return (
      <div className="pt-8">
        <Panel kind="empty" title={<Trans>No project matches</Trans>}>
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
        </Panel>
      </div>
    )
  }
  return (
    <>
      <ul>
        {projects.nodes.map((project) => (
          <li key={project.id} className="border-b border-line">
            <ResultRow project={project} country={country} />
          </li>
        ))}
      </ul>
      <div className="pt-8">
        <Pagination
          page={search.page}
          pageCount={Math.min(RESULT_PAGES_MAX, Math.ceil(projects.totalCount / RESULTS_PER_PAGE))}
          link={({ page, ...link }) => <Link {...link} to="/search" search={{ ...search, page }} />}
        />
      </div>
    </>
  )
}
