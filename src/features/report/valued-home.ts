import type { EstimateHomeQuery } from '#graphql/generated/graphql.ts'
import type { Result } from '#lib/result.ts'
import { sqmToSqft } from '#lib/units.ts'
import type { ReportSearch } from './search.ts'

/** The home that an address describes in its path; the query takes precedence. */
export type Preset = Pick<ReportSearch, 'mix' | 'area' | 'unit'>

/** The home of the query, completed from the path. An area of the path is in its own unit. */
export function withPreset(search: ReportSearch, { mix, area, unit }: Preset): ReportSearch {
  const isPathArea = search.area === undefined && area !== undefined
  return { ...search, mix: search.mix ?? mix, area: search.area ?? area, unit: isPathArea ? unit : search.unit }
}

/** What the provider said of the described home; null: not asked. */
type EstimateAnswer = Result<Pick<EstimateHomeQuery, 'project'>> | null

/** The kind of home that was valued, else the described one; null: not known. */
export function valuedMix(answer: EstimateAnswer, { mix }: Pick<ReportSearch, 'mix'>): string | null {
  const estimate = answer?.ok ? answer.value.project?.estimate : undefined
  if (estimate?.__typename === 'Estimate') return estimate.unitMix
  return mix === undefined ? null : String(mix)
}

/** What the valued home is estimated at per square foot; null where none was. */
export function valuedPsf(answer: EstimateAnswer): number | null {
  const estimate = answer?.ok ? answer.value.project?.estimate : undefined
  return estimate?.__typename === 'Estimate' ? estimate.value / sqmToSqft(estimate.areaSqm) : null
}
