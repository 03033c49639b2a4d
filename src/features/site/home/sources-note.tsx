import { Trans } from '@lingui/react/macro'
import { useFormat } from '#property/use-format.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { publisherNames } from '../data-sources/publishers.ts'
import type { HomeMarket } from '../queries.ts'

/** Who stands behind the figures, by the names people know, and the way to each source. */
export function SourcesNote({ market }: { market: HomeMarket }) {
  const format = useFormat(market.currencyCode)
  const names = publisherNames(market.sources.map(({ kind }) => kind))
  const [projects, sales] = [format.count(market.projectCount), format.count(market.saleCount)]
  const publishers = format.list(names)
  return (
    <PageSection
      id="sources"
      title={<Trans>Sources</Trans>}
      aside={
        market.projectCount === 0 ? null : (
          <Trans>
            {projects} projects · {sales} sales
          </Trans>
        )
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-4 pt-5">
        <p className="max-w-[72ch] text-pretty text-ink-2">
          {market.isDemo ? (
            <Trans>
              This market shows demonstration data made by a generator: place names are real, projects, people and prices are invented.
            </Trans>
          ) : names.length > 0 ? (
            <Trans>From the published records of {publishers}.</Trans>
          ) : (
            market.sources.map(({ name }) => name).join(' · ')
          )}
        </p>
        <ButtonLink to="/data-sources" search={{ countryCode: market.countryCode }}>
          <Trans>Data sources, licences and dates</Trans>
        </ButtonLink>
      </div>
    </PageSection>
  )
}
