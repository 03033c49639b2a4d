import { type FloorAreaUnit, sqftToSqm, sqmToSqft, wholeArea } from '#lib/units.ts'
import { DEFAULT_UNIT } from '#property/address/home-search.ts'
import type { ValueSearch } from './search.ts'
import type { ValuedProject } from './value-home.functions.ts'

/** The first values of the form. */
export interface Described extends Pick<ValueSearch, 'tenure' | 'lease' | 'renovation' | 'view' | 'facing' | 'own'> {
  mix: string
  /** in `unit`; null where neither address nor estimate says it */
  area: number | null
  unit: FloorAreaUnit
  floor: number | null
}

/** The home of the address, completed by what was valued; an area that the address does not say in the reader's unit. */
export function describedHome(project: ValuedProject, search: ValueSearch, reader: FloorAreaUnit): Described {
  const { estimate } = project
  const valued = estimate.__typename === 'Estimate' ? estimate : null
  const unit = search.unit ?? (search.area === undefined ? reader : DEFAULT_UNIT)
  const { tenure, lease, renovation, view, facing, own } = search
  return {
    mix: valued?.unitMix ?? String(search.mix ?? project.unitMixes[0]?.unitMix ?? ''),
    area: search.area ?? (valued ? wholeArea(valued.areaSqm, unit) : null),
    unit,
    floor: valued?.floor ?? search.floor ?? null,
    tenure,
    lease,
    renovation,
    view,
    facing,
    own,
  }
}

/** The same area in another unit, whole. */
export function inUnit(area: number, unit: FloorAreaUnit, wanted: FloorAreaUnit): number {
  if (unit === wanted) return Math.round(area)
  return Math.round(wanted === 'sqft' ? sqmToSqft(area) : sqftToSqm(area))
}
