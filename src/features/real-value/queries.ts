import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CountryCode } from '#market/vocabulary.ts'
import { type PluginSubject, type PluginWords, pluginSubject } from './search.ts'

/** Asking is for pages that were not answered with their data: its code travels when it is needed. */
const functions = () => import('./real-value.functions.ts')

const FRESH_MS = 60_000
const FAILURE_FRESH_MS = 10_000

/** A failure is soon stale, so that coming back asks again. */
const staleTime = ({ state }: { state: { data?: { ok: boolean } | undefined } }) => (state.data?.ok ? FRESH_MS : FAILURE_FRESH_MS)

export const valueExamplesQuery = (country: CountryCode) =>
  queryOptions({
    queryKey: ['value-examples', country],
    queryFn: async () => (await functions()).fetchValueExamples({ data: { country } }),
    staleTime,
  })

export const pluginQuery = (subject: PluginSubject) =>
  queryOptions({
    queryKey: ['plugin-estimate', subject],
    queryFn: async () => (await functions()).fetchPluginEstimate({ data: subject }),
    staleTime,
  })

/** Loads the embedded block's project, where the address names one. */
export async function loadPlugin(queryClient: QueryClient, search: PluginWords) {
  const subject = pluginSubject(search)
  if (subject) await queryClient.ensureQueryData(pluginQuery(subject))
}
