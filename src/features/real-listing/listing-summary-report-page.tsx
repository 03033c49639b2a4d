import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, useRouteContext } from '@tanstack/react-router'
import { countryName } from '#session/country-name.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { Panel } from '#ui/panel.tsx'
import { ComparedHome } from './comparison/compared-home.tsx'
import { ComparedListings } from './comparison/compared-listings.tsx'
import { ComparisonNotes } from './comparison/comparison-notes.tsx'
import { ComparisonTable } from './comparison/comparison-table.tsx'

const route = getRouteApi('/_listing/realListing/listing-summary-report')

/** §2.2 realListing/listing-summary-report: the comparison as one sheet of A4. */
export function ListingSummaryReportPage() {
  const { i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const search = route.useSearch()
  const data = route.useLoaderData()
  const place = countryName(i18n, country)
  return (
    <article className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-6 pb-20 sm:pt-9 print:gap-3 print:p-0">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="title text-3xl print:text-2xl">
            <Trans>Summary report</Trans>
          </h1>
          <p className="mt-1 text-ink-2">
            <Trans>Homes and projects in {place}, side by side</Trans>
          </p>
        </div>
        <div className="no-print flex flex-wrap gap-3">
          <ButtonLink to="/realListing/compare" search={{ countryCode: country, with: search.with, mix: search.mix }}>
            <Trans>Change what is compared</Trans>
          </ButtonLink>
          {data.ok && (data.value.projects.length > 0 || data.value.listed) ? (
            <Button look="primary" onClick={() => window.print()}>
              <Trans>Print A4</Trans>
            </Button>
          ) : null}
        </div>
      </header>
      {data.ok ? null : <FailedPanel title={<Trans>The projects could not be loaded</Trans>} />}
      {data.ok && data.value.listed ? <ComparedListings listed={data.value.listed} country={country} chosen={[]} /> : null}
      {data.ok && data.value.market && data.value.projects.length > 0 ? (
        <>
          <ComparedHome comparison={{ ...data.value, mixes: [] }} country={country} />
          <ComparisonTable comparison={data.value} market={data.value.market} country={country} />
          <ComparisonNotes market={data.value.market} />
        </>
      ) : null}
      {data.ok && data.value.projects.length === 0 && !data.value.listed ? (
        <Panel kind="empty" title={<Trans>Nothing has been chosen</Trans>}>
          <Trans>Choose two to five homes or projects to compare; the summary for print is made from them.</Trans>
        </Panel>
      ) : null}
    </article>
  )
}
