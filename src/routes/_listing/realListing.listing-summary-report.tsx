import { createFileRoute } from '@tanstack/react-router'
import { ListingSummaryReportPage } from '#features/real-listing/listing-summary-report-page.tsx'
import { comparisonQuery } from '#features/real-listing/queries.ts'
import { summaryReportHead } from '#features/real-listing/real-listing-head.ts'
import { compareSearch } from '#features/real-listing/search.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_listing/realListing/listing-summary-report')({
  ...pageSearch(compareSearch),
  loader: ({ context: { ask, country }, deps }) => ask(comparisonQuery(country, deps)),
  head: ({ match: { context } }) => summaryReportHead(context.i18n),
  component: ListingSummaryReportPage,
})
