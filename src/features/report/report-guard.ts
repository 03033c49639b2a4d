import { notFound } from '@tanstack/react-router'
import { parseCountryCode } from '#market/countries.ts'
import type { CountryCode, TypeGroup } from '#market/vocabulary.ts'
import { parseTypeGroup } from '#property/address/wire-words.ts'
import type { Viewer } from '#session/viewer.ts'
import { isProReport, REPORT_KEYS, type ReportKey } from './report-keys.ts'

/** Which project of which market a report is about. */
export interface ReportSubject {
  country: CountryCode
  typeGroup: TypeGroup
  slug: string
}

export interface OpenedReport {
  key: ReportKey
  subject: ReportSubject
  /** a pro report and a viewer to whom none is open: nothing may be loaded or sent */
  isLocked: boolean
}

export interface ReportParams {
  reportKey: string
  countryCode: string
  projectType: string
  projectSlug: string
}

/**
 * The report of an address, and whether this viewer may read it (§6). Throws notFound for an unknown address;
 * the root guard refuses closed countries.
 */
export function openReport(params: ReportParams, viewer: Pick<Viewer, 'rights'>): OpenedReport {
  const country = parseCountryCode(params.countryCode)
  const typeGroup = parseTypeGroup(params.projectType)
  const key = REPORT_KEYS.find((known) => known === params.reportKey)
  if (!country || !typeGroup || !key) throw notFound()
  return {
    key,
    subject: { country, typeGroup, slug: params.projectSlug },
    isLocked: isProReport(key) && !viewer.rights.includes('pro-reports'),
  }
}
