import { notFound } from '@tanstack/react-router'
import type { AnswerOf, AskPage } from '#api/page-queries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Viewer } from '#session/viewer.ts'
import { findStack, type Stack } from './find-stack.ts'
import { type Preset, type ReportPlace, withPreset } from './place-guard.ts'
import { type OpenedReport, openReport, type ReportParams, type ReportSubject } from './report-guard.ts'
import { dealsOf, homeOf, type ReportSearch } from './search.ts'

/** Asking is for pages that were not answered with their data: its code travels when it is needed. */
const functions = () => import('./report.functions.ts')

const keyOf = ({ country, typeGroup, slug }: ReportSubject) => ['report', country, typeGroup, slug] as const

export const reportQuery = (subject: ReportSubject) => ({
  queryKey: [...keyOf(subject), 'project'],
  queryFn: async () => (await functions()).fetchReport({ data: subject }),
})

export const estimateQuery = (subject: ReportSubject, search: ReportSearch) => {
  const home = homeOf(search)
  return {
    queryKey: [...keyOf(subject), 'estimate', home],
    queryFn: async () => (await functions()).fetchEstimate({ data: { ...subject, home } }),
  }
}

/** Projects to open a report of, one per kind of home. */
export const examplesQuery = (country: CountryCode) => ({
  queryKey: ['report-examples', country],
  queryFn: async () => (await functions()).fetchExamples({ data: { country } }),
})

export const transactionsQuery = (subject: ReportSubject, search: ReportSearch) => {
  const deals = dealsOf(search)
  return {
    queryKey: [...keyOf(subject), 'deals', deals],
    queryFn: async () => (await functions()).fetchTransactions({ data: { ...subject, deals } }),
  }
}

const stacksQuery = (subject: ReportSubject) => ({
  queryKey: [...keyOf(subject), 'stacks'],
  queryFn: async () => (await functions()).fetchStacks({ data: subject }),
})

/** What a report shows, each part with its own failure. */
export interface ReportAnswers {
  report: AnswerOf<typeof reportQuery>
  estimate: AnswerOf<typeof estimateQuery>
  /** null where the report does not list them */
  transactions: AnswerOf<typeof transactionsQuery> | null
}

/** What every route of a report knows when it is loaded. */
export interface ReportLoad extends OpenedReport {
  /** of the project; null when it could not be loaded or may not be */
  name: string | null
  preset: Preset
  /** the part of the project that the address is about */
  buildingSlug: string | null
  stack: Stack | null
  /** null of a locked report: nothing was asked for */
  answers: ReportAnswers | null
}

/**
 * Loads a report's answers side by side. Failures stay values for the page; an unknown project or part is a 404.
 * Of a locked report nothing is asked for.
 */
export async function loadReport(
  { ask, viewer }: { ask: AskPage; viewer: Pick<Viewer, 'isSubscribed'> },
  params: ReportParams,
  search: ReportSearch,
  place: ReportPlace = {},
): Promise<ReportLoad> {
  const opened = openReport(params, viewer)
  const load: ReportLoad = {
    ...opened,
    name: null,
    preset: place.preset ?? {},
    buildingSlug: place.building ?? null,
    stack: null,
    answers: null,
  }
  if (opened.isLocked) return load
  const { key, subject } = opened
  const part = place.stack === undefined ? {} : await loadStack(ask, subject, place.stack, place.building)
  const whole = { ...load, ...part }
  const described = withPreset(search, whole.preset)
  const [report, estimate, transactions] = await Promise.all([
    ask(reportQuery(subject)),
    ask(estimateQuery(subject, described)),
    key === 'property-preview' ? null : ask(transactionsQuery(subject, described)),
  ])
  const answers = { report, estimate, transactions }
  if (!report.ok) return { ...whole, answers }
  const { project } = report.value
  if (!project || (whole.buildingSlug !== null && !project.buildings.some(({ slug }) => slug === whole.buildingSlug))) throw notFound()
  return { ...whole, answers, name: project.name }
}

/** The stack of an address with the home it describes. Throws notFound when the project has none like it. */
async function loadStack(
  ask: AskPage,
  subject: ReportSubject,
  stackSlug: string,
  building: string | undefined,
): Promise<Partial<ReportLoad>> {
  const stacks = await ask(stacksQuery(subject))
  if (!stacks.ok) return {}
  const found = findStack(stacks.value.project?.buildings ?? [], stackSlug, building)
  if (!found) throw notFound()
  const { stack } = found
  return { stack, buildingSlug: found.building.slug, preset: { mix: stack.unitMix, area: stack.areaSqm, unit: 'sqm' } }
}
