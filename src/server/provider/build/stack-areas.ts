import type { DatabaseSync } from 'node:sqlite'
import { SQFT_PER_SQM } from '#lib/units.ts'

/** Where the stacks of a project are known, the areas of its unit mixes are those of all its homes, sold or not. */
export function writeStackAreas(db: DatabaseSync): void {
  db.exec(`update unit_mix set gfa_sqft_avg = known.avg, gfa_sqft_min = known.low, gfa_sqft_max = known.high
    from (
      select b.project_id, s.unit_mix, min(s.area_sqm) * ${SQFT_PER_SQM} as low, max(s.area_sqm) * ${SQFT_PER_SQM} as high,
        sum(s.area_sqm * (s.floor_high - s.floor_low + 1)) / sum(s.floor_high - s.floor_low + 1) * ${SQFT_PER_SQM} as avg
      from stack s join building b on b.id = s.building_id group by b.project_id, s.unit_mix
    ) known
    where known.project_id = unit_mix.project_id and known.unit_mix = unit_mix.unit_mix`)
}
