import { notFound, redirect } from '@tanstack/react-router'
import { isModuleOpen } from '#access/module-countries.ts'
import { parseCountryCode } from '#market/countries.ts'
import type { CountryCode, TypeGroup } from '#market/vocabulary.ts'
import { parseTypeGroup } from '#property/wire-words.ts'

/** §6 report types. The others get their pages with their modules. */
const OPEN_REPORT_KEYS = ['realvalue'] as const

/** Which project of which market a report is about. */
export interface ReportSubject {
  country: CountryCode
  typeGroup: TypeGroup
  slug: string
}

interface ReportParams {
  reportKey: string
  countryCode: string
  projectType: string
  projectSlug: string
}

/** The subject of a report's address. Throws notFound for an unknown word and sends visitors of a closed country home (§6). */
export function openReport(params: ReportParams): ReportSubject {
  const country = parseCountryCode(params.countryCode)
  const typeGroup = parseTypeGroup(params.projectType)
  if (!country || !typeGroup || !OPEN_REPORT_KEYS.some((key) => key === params.reportKey)) throw notFound()
  if (!isModuleOpen('report', country)) throw redirect({ to: '/' })
  return { country, typeGroup, slug: params.projectSlug }
}
