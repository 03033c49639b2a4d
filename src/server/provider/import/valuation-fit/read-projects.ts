import type { DatabaseSync } from 'node:sqlite'
import { allRows } from '../../build/local-rows.ts'
import { SEGMENTS, type SegmentName } from '../../valuation/segments.ts'

/** A project as a site of the engine. */
export interface ProjectPlace {
  id: number
  lat: number | null
  lng: number | null
  street: string
  /** town, postal district or the market as a whole: homes of one zone rise and fall together */
  zone: string
  /** the market whose sales compare directly: URA's market segment of a private project */
  region: 'CCR' | 'RCR' | 'OCR'
  propertyType: string
  tenureYears: number | null
  isLeasehold: boolean
  floors: number | null
  unitCount: number | null
  completionYear: number | null
}

const ZONE: Readonly<Record<SegmentName, string>> = {
  hdb: 'area.name',
  private: 'district.name',
  landed: "'all'",
  house: 'area.name',
  strata: 'area.name',
  terrace: 'area.name',
}

/**
 * URA's market segments: the Core Central Region is postal districts 9, 10 and 11, the Downtown Core and Sentosa; the Rest of Central Region is
 * what else lies in the Central Region; all other homes are Outside Central Region (ura.gov.sg, property market glossary).
 */
const REGION = `case
  when substr(district.slug, 1, 3) in ('d09', 'd10', 'd11') or area.slug in ('downtown-core', 'southern-islands') then 'CCR'
  when region.slug = 'central-region' then 'RCR' else 'OCR' end`

/** All projects of a segment, those without sales too, by id. */
export function readProjects(db: DatabaseSync, segment: SegmentName): ProjectPlace[] {
  const select = db.prepare(
    `select p.id, p.lat, p.lng, p.street, coalesce(${ZONE[segment]}, '') as zone, ${REGION} as region, p.property_type as propertyType,
        p.tenure_years as tenureYears, p.tenure = 'leasehold' as isLeasehold, p.floors, p.unit_count as unitCount,
        p.completion_year as completionYear
      from project p left join area on area.id = p.area_id left join area district on district.id = p.district_id
      left join area region on region.id = area.parent_id
      where p.type_group = ? order by p.id`,
  )
  return allRows<Omit<ProjectPlace, 'isLeasehold'> & { isLeasehold: number | null }>(select, SEGMENTS[segment].typeGroup).map((row) => ({
    ...row,
    isLeasehold: row.isLeasehold === 1,
  }))
}
