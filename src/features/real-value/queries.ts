import type { AskPage } from '#api/page-queries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { type PluginSubject, type PluginWords, pluginSubject } from './search.ts'

/** Asking is for pages that were not answered with their data: its code travels when it is needed. */
const functions = () => import('./real-value.functions.ts')

export const valueExamplesQuery = (country: CountryCode) => ({
  queryKey: ['value-examples', country],
  queryFn: async () => (await functions()).fetchValueExamples({ data: { country } }),
})

export const pluginQuery = (subject: PluginSubject) => ({
  queryKey: ['plugin-estimate', subject],
  queryFn: async () => (await functions()).fetchPluginEstimate({ data: subject }),
})

/** Loads the embedded block's project, where the address names one. */
export async function loadPlugin(ask: AskPage, search: PluginWords) {
  const subject = pluginSubject(search)
  return subject ? ask(pluginQuery(subject)) : null
}
