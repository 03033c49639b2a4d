import { notFound } from '@tanstack/react-router'
import type { AnswerOf, AskPage } from '#api/page-queries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { homeOf } from '#property/address/home-search.ts'
import type { CalculatorSearch } from './calculators/calculator-search.ts'
import { type PluginSubject, type PluginWords, pluginSubject, subjectIn, type ValueSearch } from './search.ts'

/** Loaded when needed: pages that came with their data from the server do not need the code for queries. */
const functions = () => import('./real-value.functions.ts')
const homeFunctions = () => import('./value-home.functions.ts')

const valueExamplesQuery = (country: CountryCode) => ({
  queryKey: ['value-examples', country],
  queryFn: async () => (await functions()).fetchValueExamples({ data: { country } }),
})

const homeValueQuery = (subject: PluginSubject, search: ValueSearch) => {
  const home = homeOf(search)
  return {
    queryKey: ['home-value', subject, home],
    queryFn: async () => (await homeFunctions()).fetchHomeValue({ data: { ...subject, home } }),
  }
}

const placesQuery = (country: CountryCode, { q, street, areaId, near, page }: ValueSearch) => {
  const place = { q, street, areaId, near, page }
  return {
    queryKey: ['value-places', country, place],
    queryFn: async () => (await homeFunctions()).fetchPlaces({ data: { country, place } }),
  }
}

/** What a realValue page shows: a home's estimate, places to choose from, or the explanations. */
export interface ValueLoad {
  /** The project that the address names, as its address spells it. */
  subject: PluginSubject | null
  home: AnswerOf<typeof homeValueQuery> | null
  places: AnswerOf<typeof placesQuery> | null
  examples: AnswerOf<typeof valueExamplesQuery> | null
}

/** Loads what the address asks for. An unknown project is a 404. */
export async function loadValue({ ask, country }: { ask: AskPage; country: CountryCode }, search: ValueSearch): Promise<ValueLoad> {
  const subject = subjectIn(search, country)
  if (subject) {
    const home = await ask(homeValueQuery(subject, search))
    if (home.ok && !home.value.project) throw notFound()
    return { subject, home, places: null, examples: null }
  }
  const { q, street, areaId, near } = search
  const isAsked = [q, street, areaId, near].some((word) => word !== undefined)
  const [places, examples] = await Promise.all([isAsked ? ask(placesQuery(country, search)) : null, ask(valueExamplesQuery(country))])
  return { subject, home: null, places, examples }
}

export const pluginQuery = (subject: PluginSubject) => ({
  queryKey: ['plugin-estimate', subject],
  queryFn: async () => (await functions()).fetchPluginEstimate({ data: subject }),
})

export const widgetQuery = (key: string) => ({
  queryKey: ['plugin-widget', key],
  queryFn: async () => (await import('./plugin/widget.functions.ts')).fetchWidget({ data: { key } }),
})

/** What the embedded block shows: a project, and of whose website it is. Null where the address names neither. */
export interface PluginLoad {
  estimate: AnswerOf<typeof pluginQuery> | null
  widget: AnswerOf<typeof widgetQuery> | null
}

/** Loads the embedded block's project and agency, where the address names them. */
export async function loadPlugin(ask: AskPage, search: PluginWords): Promise<PluginLoad | null> {
  const subject = pluginSubject(search)
  if (!subject && !search.key) return null
  const [estimate, widget] = await Promise.all([subject && ask(pluginQuery(subject)), search.key ? ask(widgetQuery(search.key)) : null])
  return { estimate, widget }
}

/** The back-tests on record here, and which other markets have one. */
export const accuracyQuery = (country: CountryCode) => ({
  queryKey: ['value-accuracy', country],
  queryFn: async () => (await import('./accuracy.functions.ts')).fetchAccuracy({ data: { country } }),
})

/** The calculators' answer to an address. The browser loads the tables when an input changes. */
export const loadCalculators = async (country: CountryCode, search: CalculatorSearch) =>
  (await import('./calculators/calculate.ts')).calculate(country, search)
