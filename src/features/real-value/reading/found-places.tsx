import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { localName } from '#lib/local-name.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { OldData } from '#property/old-data.tsx'
import { useFormat } from '#property/use-format.ts'
import { type ValueTool, valueHomeLink } from '#property/value-link.ts'
import { PageSection } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import type { ValueLoad } from '../queries.ts'
import { PLACES_PAGES_MAX, PLACES_PER_PAGE, type ValueSearch } from '../search.ts'

interface FoundPlacesProps {
  places: NonNullable<ValueLoad['places']>
  country: CountryCode
  tool: ValueTool
  search: Pick<ValueSearch, 'q' | 'street' | 'areaId' | 'near' | 'page'>
}

/** A page of the projects that the words find: choose one to value a home in it. */
export function FoundPlaces({ places, country, tool, search: { q, street, areaId, near, page = 1 } }: FoundPlacesProps) {
  const { i18n } = useLingui()
  const format = useFormat(COUNTRIES[country].currencyCode)
  if (!places.ok)
    return (
      <Panel kind="failed" title={<Trans>Could not load</Trans>}>
        <Trans>The list of projects did not arrive. Try again in a moment.</Trans>
      </Panel>
    )
  const { nodes, totalCount } = places.value.projects
  // a page beyond the last still leads to the others
  if (totalCount === 0)
    return (
      <Panel kind="empty" title={<Trans>Nothing found</Trans>}>
        <Trans>Try fewer letters, the name of the street or the postal code.</Trans>
      </Panel>
    )
  return (
    <PageSection
      id="found"
      title={<Trans>Which one is it?</Trans>}
      aside={
        street === undefined ? (
          <Plural value={totalCount} one="# project found" other="# projects found, the most traded first" />
        ) : (
          <Plural value={totalCount} one="# project found" other="# projects found, by block number" />
        )
      }
    >
      <ul className="grid gap-x-12 md:grid-cols-2">
        {nodes.map((project) => (
          <li key={project.id} className="relative border-b border-line-2 py-3 hover:bg-wash">
            <Link
              {...valueHomeLink(project, country, tool)}
              className="title text-[17px] leading-6 underline decoration-line underline-offset-4 after:absolute after:inset-0 hover:decoration-ink"
            >
              {localName(i18n, project)}
            </Link>
            <span className="figures flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
              <span>{[project.street, localName(i18n, project.area)].filter(Boolean).join(' · ')}</span>
              {project.lastSalePrice !== null && project.lastSaleMonth !== null ? (
                <span>
                  <Trans>
                    last sale {format.money(project.lastSalePrice)}, {format.month(project.lastSaleMonth)}
                  </Trans>
                  <OldData month={project.lastSaleMonth} />
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      <div className="pt-8">
        <Pagination
          page={page}
          pageCount={Math.min(PLACES_PAGES_MAX, Math.ceil(totalCount / PLACES_PER_PAGE))}
          link={({ page: number, ...link }) => (
            <Link
              {...link}
              to={tool}
              search={{ countryCode: country, q, street, areaId, near, page: number === 1 ? undefined : number }}
              hash="found"
            />
          )}
        />
      </div>
    </PageSection>
  )
}
