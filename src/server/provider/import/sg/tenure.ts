import type { Tenure } from '#market/vocabulary.ts'

export interface TenureFacts {
  tenure: Tenure | null
  tenureYears: number | null
  leaseStartYear: number | null
}

/** "Freehold", "99 yrs lease commencing from 2021", "999 years leasehold"; undefined when it is none of these, all null when not stated. */
export function parseTenure(text: string): TenureFacts | undefined {
  const trimmed = text.trim()
  if (/^(N\.?A\.?|-)?$/i.test(trimmed)) return { tenure: null, tenureYears: null, leaseStartYear: null }
  if (/^freehold$/i.test(trimmed)) return { tenure: 'freehold', tenureYears: null, leaseStartYear: null }
  const match = /^(\d{1,6}) (?:yrs|years) (?:lease(?:hold)?)(?: commencing from (\d{4}))?$/i.exec(trimmed)
  if (!match) return undefined
  return { tenure: 'leasehold', tenureYears: Number(match[1]), leaseStartYear: match[2] ? Number(match[2]) : null }
}
