import { CONSTRUCTION_STATUSES, type ConstructionStatus, type Tenure } from '#market/vocabulary.ts'
import { builder } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { ConstructionStatusEnum, TenureEnum } from '../../vocabulary-enums.ts'
import { idOf } from './rules.ts'
import type { Condition } from './store.ts'

/** "5" means five and more. */
export const FACET_BEDROOMS_MAX = 5

/** One choice of each facet of a list; all given ones hold together. */
export interface FacetFilter {
  propertyType?: string | null
  tenure?: Tenure | null
  bedrooms?: number | null
  constructionStatus?: ConstructionStatus | null
  areaId?: string | null
}

export const FacetFilterInput = builder.inputType('FacetFilter', {
  description: 'One choice of each facet, as projectFacets counts them.',
  fields: (t) => ({
    propertyType: t.string(),
    tenure: t.field({ type: TenureEnum }),
    bedrooms: t.int({ description: `0 is a studio, ${FACET_BEDROOMS_MAX} means five and more.` }),
    constructionStatus: t.field({ type: ConstructionStatusEnum }),
    areaId: t.id({ description: 'An area and all areas inside it.' }),
  }),
})

/** The bits of `bedroom_mask` that a choice stands for. Throws a readable refusal for a number that no home has. */
export function bedroomBits(bedrooms: number): number {
  if (bedrooms < 0 || bedrooms > FACET_BEDROOMS_MAX) throw refusal('bad-bedrooms', `bedrooms is 0 to ${FACET_BEDROOMS_MAX}.`)
  return bedrooms === FACET_BEDROOMS_MAX ? 0xff & ~((1 << FACET_BEDROOMS_MAX) - 1) : 1 << bedrooms
}

/** The choices as conditions on `project p`. */
export function facetConditions({ propertyType, tenure, bedrooms, constructionStatus, areaId }: FacetFilter): Condition[] {
  const conditions: Condition[] = []
  if (propertyType != null) conditions.push({ sql: 'p.property_type = ?', parameters: [propertyType] })
  if (tenure != null) conditions.push({ sql: 'p.tenure = ?', parameters: [tenure] })
  if (bedrooms != null) conditions.push({ sql: '(p.bedroom_mask & ?) <> 0', parameters: [bedroomBits(bedrooms)] })
  if (constructionStatus != null && CONSTRUCTION_STATUSES.includes(constructionStatus))
    conditions.push({ sql: 'p.construction_status = ?', parameters: [constructionStatus] })
  if (areaId != null)
    conditions.push({
      sql: `p.area_id in (
        with recursive inside (id) as (select ? union all select a.id from area a join inside on a.parent_id = inside.id) select id from inside)`,
      parameters: [idOf(areaId)],
    })
  return conditions
}
