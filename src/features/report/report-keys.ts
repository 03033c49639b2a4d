import { PRO_REPORTS } from '#property/pro-reports.ts'

/** §6 report types: the first two are free, the others belong to a subscription. */
export const FREE_REPORTS = ['realvalue', 'property-preview'] as const
export const REPORT_KEYS = [...FREE_REPORTS, ...PRO_REPORTS] as const
export type ReportKey = (typeof REPORT_KEYS)[number]

export const isProReport = (key: ReportKey): boolean => PRO_REPORTS.some((pro) => pro === key)
