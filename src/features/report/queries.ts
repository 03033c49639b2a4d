import { notFound } from '@tanstack/react-router'
import type { AnswerOf, AskPage } from '#api/page-queries.ts'
import { isModuleOpen } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Viewer } from '#session/viewer.ts'
import { findStack, type Stack } from './find-stack.ts'
import type { ReportPlace } from './place-guard.ts'
import { type OpenedReport, openReport, type ReportParams, type ReportSubject } from './report-guard.ts'
import { dealsOf, type ReportSearch, reportHome } from './search.ts'
import { answersOf, isAboutOneHome } from './sections.ts'
import { type Preset, valuedMix, valuedPsf, withPreset } from './valued-home.ts'

/** Loaded when needed: pages that came with their data from the server do not need the code for queries. */
const functions = () => import('./report.functions.ts')

const keyOf = ({ country, typeGroup, slug }: ReportSubject) => ['report', country, typeGroup, slug] as const

export const topQuery = (subject: ReportSubject) => ({
  queryKey: [...keyOf(subject), 'top'],
  queryFn: async () => (await functions()).fetchTop({ data: subject }),
})

export const agentQuery = (userId: string) => ({
  queryKey: ['report-agent', userId] as const,
  queryFn: async () => (await functions()).fetchAgent(),
})

export const bodyQuery = (subject: ReportSubject) => ({
  queryKey: [...keyOf(subject), 'body'],
  queryFn: async () => (await functions()).fetchBody({ data: subject }),
})

/** How many homes of the project are advertised. */
export const listedQuery = (subject: ReportSubject) => ({
  queryKey: [...keyOf(subject), 'listed'],
  queryFn: async () => (await functions()).fetchListed({ data: subject }),
})

/** The home to find among the sold ones: its kind, and its price per square foot. */
interface FoundHome {
  unitMix: string | null
  psf: number | null
}

export const proQuery = (subject: ReportSubject, home: FoundHome) => ({
  queryKey: [...keyOf(subject), 'pro', home],
  queryFn: async () => (await functions()).fetchPro({ data: { ...subject, ...home } }),
})

export const stackViewQuery = (subject: ReportSubject, building: string | null) => ({
  queryKey: [...keyOf(subject), 'stack-view', building],
  queryFn: async () => (await functions()).fetchStackView({ data: { ...subject, building } }),
})

export const estimateQuery = (subject: ReportSubject, search: ReportSearch) => {
  const home = reportHome(search)
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

/** Which of the project's deals a report is about; null: all. */
interface DealsPart {
  unitMix: string | null
  building: string | null
}

export const transactionsQuery = (subject: ReportSubject, search: ReportSearch, part: DealsPart) => {
  const deals = { ...dealsOf(search), ...part }
  return {
    queryKey: [...keyOf(subject), 'deals', deals],
    queryFn: async () => (await functions()).fetchTransactions({ data: { ...subject, deals } }),
  }
}

const stacksQuery = (subject: ReportSubject) => ({
  queryKey: [...keyOf(subject), 'stacks'],
  queryFn: async () => (await functions()).fetchStacks({ data: subject }),
})

/** What a report shows, each part with its own failure; null where the report does not show it, and then nothing was asked. */
export interface ReportAnswers {
  top: AnswerOf<typeof topQuery>
  /** of a signed-in agent, whose lines a print carries */
  agent: AnswerOf<typeof agentQuery> | null
  estimate: AnswerOf<typeof estimateQuery> | null
  body: AnswerOf<typeof bodyQuery> | null
  pro: AnswerOf<typeof proQuery> | null
  stackView: AnswerOf<typeof stackViewQuery> | null
  listed: AnswerOf<typeof listedQuery> | null
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
  /** the part of the project, as the address names it */
  place: ReportPlace
  /** of a shared report: the search it was shared with */
  frozen: ReportSearch | null
}

/**
 * Loads a report's answers side by side. Failures stay values for the page; an unknown project or part is a 404.
 * Of a locked report nothing is asked for; of a shared one not what is advertised, because a share holds no advertisements.
 */
export async function loadReport(
  { ask, viewer, isShared = false }: { ask: AskPage; viewer: Pick<Viewer, 'id' | 'rights' | 'roles'>; isShared?: boolean },
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
    place,
    frozen: null,
  }
  if (opened.isLocked) return load
  const part = place.stack === undefined ? {} : await loadStack(ask, opened.subject, place.stack, place.building)
  const whole = { ...load, ...part }
  const elsewhere = opened.key === 'commercial' ? await loadHomes(ask, whole) : null
  if (elsewhere) return elsewhere
  const agentId = viewer.roles.includes('agent') ? viewer.id : null
  const answers = await loadAnswers(ask, whole, search, { agentId, isShared })
  if (!answers.top.ok) return { ...whole, answers }
  const { project } = answers.top.value
  if (!project || (whole.buildingSlug !== null && !project.buildings.some(({ slug }) => slug === whole.buildingSlug))) throw notFound()
  return { ...whole, answers, name: project.name }
}

/** The commercial report is of commercial buildings only: of homes its head alone, which says so. Null for a commercial building. */
async function loadHomes(ask: AskPage, load: ReportLoad): Promise<ReportLoad | null> {
  const top = await ask(topQuery(load.subject))
  const project = top.ok ? top.value.project : null
  if (!project || project.isCommercial) return null
  const nothing = { agent: null, estimate: null, body: null, pro: null, stackView: null, listed: null, transactions: null }
  return { ...load, name: project.name, answers: { top, ...nothing } }
}

async function loadAnswers(
  ask: AskPage,
  { key, subject, preset, buildingSlug }: ReportLoad,
  search: ReportSearch,
  { agentId, isShared }: { agentId: string | null; isShared: boolean },
): Promise<ReportAnswers> {
  const described = withPreset(search, preset)
  const needs = answersOf(key)
  const estimate = isAboutOneHome(key) ? ask(estimateQuery(subject, described)) : null
  const askDeals = async () => {
    const unitMix = key === 'property-pro' ? valuedMix(await estimate, described) : null
    return ask(transactionsQuery(subject, described, { unitMix, building: buildingSlug }))
  }
  const askPro = async () => {
    const answer = key === 'property-pro' ? await estimate : null
    return ask(proQuery(subject, { unitMix: answer && valuedMix(answer, described), psf: valuedPsf(answer) }))
  }
  const [top, agent, value, body, pro, stackView, listed, transactions] = await Promise.all([
    ask(topQuery(subject)),
    agentId === null ? null : ask(agentQuery(agentId)),
    estimate,
    needs.has('body') ? ask(bodyQuery(subject)) : null,
    needs.has('pro') ? askPro() : null,
    needs.has('stackView') ? ask(stackViewQuery(subject, described.block === undefined ? buildingSlug : String(described.block))) : null,
    needs.has('listed') && !isShared && isModuleOpen('realListing', subject.country) ? ask(listedQuery(subject)) : null,
    needs.has('transactions') ? askDeals() : null,
  ])
  return { top, agent, estimate: value, body, pro, stackView, listed, transactions }
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
