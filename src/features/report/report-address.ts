import { useLoaderData, useSearch } from '@tanstack/react-router'
import type { ReportLoad } from './queries.ts'
import { type ReportSearch, readReportSearch } from './search.ts'
import { withPreset } from './valued-home.ts'

/** What the nearest report route has loaded: every route of a report answers with a {@link ReportLoad}. */
export const useReport = (): ReportLoad => useLoaderData({ strict: false }) as ReportLoad

/** The home and the page of deals that the address asks for, its path and its query together; of a shared report those it was shared with. */
export function useReportSearch(): ReportSearch {
  const search = useSearch({ strict: false })
  const { frozen, preset } = useReport()
  return withPreset(frozen ?? readReportSearch(search), preset)
}

/** Whether the report is a shared one: nothing in it can be asked anew. */
export const useIsFrozen = (): boolean => useReport().frozen !== null
