import { useLoaderData, useSearch } from '@tanstack/react-router'
import * as v from 'valibot'
import type { ReportLoad } from './queries.ts'
import { type ReportSearch, reportSearch } from './search.ts'
import { withPreset } from './valued-home.ts'

/** What the nearest report route has loaded: every route of a report answers with a {@link ReportLoad}. */
export const useReport = (): ReportLoad => useLoaderData({ strict: false }) as ReportLoad

/** The home and the page of deals that the address asks for, its path and its query together. */
export const useReportSearch = (): ReportSearch => withPreset(v.parse(reportSearch, useSearch({ strict: false })), useReport().preset)
