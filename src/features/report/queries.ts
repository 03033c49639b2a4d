import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Viewer } from '#session/viewer.ts'
import { findStack, type Stack } from './find-stack.ts'
import { type Preset, type ReportPlace, withPreset } from './place-guard.ts'
import { type OpenedReport, openReport, type ReportParams, type ReportSubject } from './report-guard.ts'
import { dealsOf, homeOf, type ReportSearch } from './search.ts'

/** Asking is for pages that were not answered with their data: its code travels when it is needed. */
const functions = () => import('./report.functions.ts')

const keyOf = ({ country, typeGroup, slug }: ReportSubject) => ['report', country, typeGroup, slug] as const

export const reportQuery = (subject: ReportSubject) =>
  queryOptions({ queryKey: [...keyOf(subject), 'project'], queryFn: async () => (await functions()).fetchReport({ data: subject }) })

export const estimateQuery = (subject: ReportSubject, search: ReportSearch) => {
  const home = homeOf(search)
  return queryOptions({
    queryKey: [...keyOf(subject), 'estimate', home],
    queryFn: async () => (await functions()).fetchEstimate({ data: { ...subject, home } }),
  })
}

/** Projects to open a report of, one per kind of home. */
export const examplesQuery = (country: CountryCode) =>
  queryOptions({
    queryKey: ['report-examples', country],
    queryFn: async () => (await functions()).fetchExamples({ data: { country } }),
  })

export const transactionsQuery = (subject: ReportSubject, search: ReportSearch) => {
  const deals = dealsOf(search)
  return queryOptions({
    queryKey: [...keyOf(subject), 'deals', deals],
    queryFn: async () => (await functions()).fetchTransactions({ data: { ...subject, deals } }),
  })
}

const stacksQuery = (subject: ReportSubject) =>
  queryOptions({ queryKey: [...keyOf(subject), 'stacks'], queryFn: async () => (await functions()).fetchStacks({ data: subject }) })

/** What every route of a report knows when it is loaded. */
export interface ReportLoad extends OpenedReport {
  /** of the project; null when it could not be loaded or may not be */
  name: string | null
  preset: Preset
  /** the part of the project that the address is about */
  buildingSlug: string | null
  stack: Stack | null
}

/**
 * Loads a report's answers side by side. Failures stay values for the page; an unknown project or part is a 404.
 * Of a locked report nothing is asked for.
 */
export async function loadReport(
  { queryClient, viewer }: { queryClient: QueryClient; viewer: Pick<Viewer, 'isSubscribed'> },
  params: ReportParams,
  search: ReportSearch,
  place: ReportPlace = {},
): Promise<ReportLoad> {
  const opened = openReport(params, viewer)
  const load: ReportLoad = { ...opened, name: null, preset: place.preset ?? {}, buildingSlug: place.building ?? null, stack: null }
  if (opened.isLocked) return load
  const { key, subject } = opened
  const part = place.stack === undefined ? {} : await loadStack(queryClient, subject, place.stack, place.building)
  const whole = { ...load, ...part }
  const described = withPreset(search, whole.preset)
  const [report] = await Promise.all([
    queryClient.ensureQueryData(reportQuery(subject)),
    queryClient.ensureQueryData(estimateQuery(subject, described)),
    key === 'property-preview' ? null : queryClient.ensureQueryData(transactionsQuery(subject, described)),
  ])
  if (!report.ok) return whole
  const { project } = report.value
  if (!project || (whole.buildingSlug !== null && !project.buildings.some(({ slug }) => slug === whole.buildingSlug))) throw notFound()
  return { ...whole, name: project.name }
}

/** The stack of an address with the home it describes. Throws notFound when the project has none like it. */
async function loadStack(
  queryClient: QueryClient,
  subject: ReportSubject,
  stackSlug: string,
  building: string | undefined,
): Promise<Partial<ReportLoad>> {
  const stacks = await queryClient.ensureQueryData(stacksQuery(subject))
  if (!stacks.ok) return {}
  const found = findStack(stacks.value.project?.buildings ?? [], stackSlug, building)
  if (!found) throw notFound()
  const { stack } = found
  return { stack, buildingSlug: found.building.slug, preset: { mix: stack.unitMix, area: stack.areaSqm, unit: 'sqm' } }
}
