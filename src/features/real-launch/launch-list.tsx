import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { LaunchesQuery } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { AgedMonth, FiguresToAbove } from '#property/old-data.tsx'
import { useFormat } from '#property/use-format.ts'
import { countryName } from '#session/country-name.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ChipLink } from '#ui/form/chip.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { LaunchCard } from './launch-card.tsx'
import { areasOf } from './launch-figures.ts'
import { LAUNCHES_PER_PAGE, type LaunchSearch } from './search.ts'

interface LaunchListProps {
  country: CountryCode
  search: LaunchSearch
  launches: LaunchesQuery
}

/** The areas as links, and the projects with their pictures, in pages. */
export function LaunchList({ country, search, launches }: LaunchListProps) {
  const { i18n, t } = useLingui()
  const { market, projects, first50, next50, last50 } = launches
  const placed = [first50, next50, last50].flatMap(({ nodes }) => nodes)
  const areAllPlaced = placed.length === first50.totalCount
  const format = useFormat(market.currencyCode)
  const { totalCount } = projects
  if (totalCount === 0 && search.areaId === undefined) return <NoLaunches country={country} />
  const link = (areaId: string | undefined) =>
    ({ to: '/realLaunch', search: { ...search, countryCode: country, areaId, page: 1, launchPage: 1 }, resetScroll: false }) as const
  return (
    <PageSection
      className="print:break-before-page"
      title={<Plural value={totalCount} one="# project" other="# projects" />}
      aside={
        market.lastMonth ? (
          <Trans>
            Records up to <AgedMonth month={market.lastMonth} format={format} />, newest sale first
          </Trans>
        ) : null
      }
    >
      <nav aria-label={t`Area`} className="no-print flex flex-wrap gap-2 pt-5">
        <ChipLink {...link(undefined)} on={search.areaId === undefined}>
          <Trans>All areas</Trans>
        </ChipLink>
        {areasOf(placed).map(({ id, count, ...area }) => (
          <ChipLink key={id} {...link(id)} on={String(search.areaId) === id}>
            {localName(i18n, area)} {areAllPlaced ? <span className="figures text-ink-3">{count}</span> : null}
          </ChipLink>
        ))}
      </nav>
      {market.isDemo ? (
        <p className="mt-4 rounded bg-caution-soft px-4 py-2 text-sm text-caution-ink">
          <Trans>Demonstration data: projects, people and prices are invented.</Trans>
        </p>
      ) : null}
      <ul className="launch-cards grid gap-5 py-6 sm:grid-cols-2 lg:grid-cols-3">
        <FiguresToAbove value={market.lastMonth}>
          {projects.nodes.map((project) => (
            <li key={project.id} className="grid">
              <LaunchCard project={project} country={country} currency={market.currencyCode} />
            </li>
          ))}
        </FiguresToAbove>
      </ul>
      {projects.nodes.length === 0 ? (
        <Panel kind="empty" title={<Trans>Nothing is planned or being built here</Trans>}>
          <Trans>No project of this area is on record as planned or under construction. Choose another area above.</Trans>
        </Panel>
      ) : null}
      <Pagination
        page={search.page}
        pageCount={Math.ceil(totalCount / LAUNCHES_PER_PAGE)}
        link={({ page, ...rest }) => <Link to="/realLaunch" search={{ ...search, countryCode: country, page }} {...rest} />}
      />
    </PageSection>
  )
}

/** Whether the published records of a country tell a project before its homes are handed over. */
const RECORDS_TELL_BUILDING: Readonly<Record<CountryCode, boolean>> = { SG: true, MY: false, HK: true, AU: false }

function NoLaunches({ country }: { country: CountryCode }) {
  const { i18n } = useLingui()
  const place = countryName(i18n, country)
  return (
    <Panel
      kind="empty"
      title={<Trans>No new projects are on record in {place}</Trans>}
      action={
        <ButtonLink to="/search" search={{ countryCode: country }}>
          <Trans>See all projects</Trans>
        </ButtonLink>
      }
    >
      {RECORDS_TELL_BUILDING[country] ? (
        <Trans>
          A project appears here as soon as the records name it as planned or under construction. All completed projects can be searched.
        </Trans>
      ) : (
        <Trans>
          The records of {place} are of homes that were handed over and do not say what is being built. A project appears here when its
          developer’s price list is given.
        </Trans>
      )}
    </Panel>
  )
}
