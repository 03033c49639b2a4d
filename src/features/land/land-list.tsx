import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { LandsQuery } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { useFormat } from '#property/use-format.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { LandFilters } from './land-filters.tsx'
import { LandListRow } from './land-row.tsx'
import { LANDS_PER_PAGE, type LandSearch, landDefaults } from './search.ts'

interface LandListProps {
  country: CountryCode
  search: LandSearch
  found: LandsQuery
}

/** The filters, and the sites in pages; newest tender first. */
export function LandList({ country, search, found }: LandListProps) {
  const { market, lands, landUses } = found
  const format = useFormat(market.currencyCode)
  const month = market.lastMonth ? format.month(market.lastMonth) : null
  const { totalCount } = lands
  if (landUses.length === 0) return <NoLand country={country} />
  return (
    <>
      <LandFilters country={country} search={search} uses={landUses} />
      <PageSection
        title={<Plural value={totalCount} one="# site" other="# sites" />}
        aside={month ? <Trans>Records up to {month}, newest tender first</Trans> : null}
      >
        {market.isDemo ? <DemoLandNote /> : null}
        {lands.nodes.length === 0 ? (
          <div className="pt-6">
            <Panel
              kind="empty"
              title={<Trans>No site matches</Trans>}
              action={
                <ButtonLink to="/land" search={{ countryCode: country, ...landDefaults }}>
                  <Trans>Show all sites</Trans>
                </ButtonLink>
              }
            />
          </div>
        ) : (
          <ul>
            {lands.nodes.map((land) => (
              <li key={land.id} className="border-b border-line">
                <LandListRow land={land} country={country} currency={market.currencyCode} />
              </li>
            ))}
          </ul>
        )}
        <div className="pt-8">
          <Pagination
            page={search.page}
            pageCount={Math.ceil(totalCount / LANDS_PER_PAGE)}
            link={({ page, ...rest }) => <Link to="/land" search={{ ...search, countryCode: country, page }} {...rest} />}
          />
        </div>
      </PageSection>
    </>
  )
}

export const DemoLandNote = () => (
  <p className="mt-4 rounded bg-caution-soft px-4 py-2 text-sm text-caution-ink">
    <Trans>Demonstration data: sites, tenders and prices are invented.</Trans>
  </p>
)

const NoLand = ({ country }: { country: CountryCode }) => (
  <Panel
    kind="empty"
    title={<Trans>No sites are on record</Trans>}
    action={
      <ButtonLink to="/realLaunch" search={{ countryCode: country }}>
        <Trans>See new projects</Trans>
      </ButtonLink>
    }
  >
    <Trans>A site appears here as soon as the records of this market name its sale.</Trans>
  </Panel>
)
