import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { fetchEstimate, fetchReport, fetchTransactions } from './report.functions.ts'
import type { ReportSubject } from './report-key.ts'
import { dealsOf, homeOf, type ReportSearch } from './search.ts'

const keyOf = ({ country, typeGroup, slug }: ReportSubject) => ['report', country, typeGroup, slug] as const

export const reportQuery = (subject: ReportSubject) =>
  queryOptions({ queryKey: [...keyOf(subject), 'project'], queryFn: () => fetchReport({ data: subject }) })

export const estimateQuery = (subject: ReportSubject, search: ReportSearch) => {
  const home = homeOf(search)
  return queryOptions({ queryKey: [...keyOf(subject), 'estimate', home], queryFn: () => fetchEstimate({ data: { ...subject, home } }) })
}

export const transactionsQuery = (subject: ReportSubject, search: ReportSearch) => {
  const deals = dealsOf(search)
  return queryOptions({ queryKey: [...keyOf(subject), 'deals', deals], queryFn: () => fetchTransactions({ data: { ...subject, deals } }) })
}

/** Loads the report's three answers side by side. Failures stay values for the page; an unknown project is a 404. */
export async function loadReport(queryClient: QueryClient, subject: ReportSubject, search: ReportSearch) {
  const [report] = await Promise.all([
    queryClient.ensureQueryData(reportQuery(subject)),
    queryClient.ensureQueryData(estimateQuery(subject, search)),
    queryClient.ensureQueryData(transactionsQuery(subject, search)),
  ])
  if (report.ok && !report.value.project) throw notFound()
  return { subject, name: report.ok ? (report.value.project?.name ?? null) : null }
}
