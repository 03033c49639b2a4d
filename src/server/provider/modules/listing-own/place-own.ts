import type { TypeGroup } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { orNull, pick } from '../../db/column-table.ts'
import { AREA, PROJECT } from '../../db/market/place-tables.ts'
import type { AdvertisedHome, CopiedOfEdition } from '../listing/listing-row.ts'

type Placed = CopiedOfEdition &
  Pick<
    AdvertisedHome,
    'typeGroup' | 'projectSlug' | 'projectName' | 'street' | 'postalCode' | 'propertyGroup' | 'propertyType' | 'facilities'
  >

const FOUND_ROW = {
  projectName: PROJECT.columns.name,
  projectNameLocal: PROJECT.columns.nameLocal,
  ...pick(PROJECT, 'street', 'postalCode', 'propertyGroup', 'propertyType', 'facilities', 'tenure', 'tenureYears', 'completionYear'),
  ...pick(PROJECT, 'constructionStatus', 'lat', 'lng', 'leaseStartYear', 'stationWalk'),
  areaSlug: orNull(AREA.columns.slug),
  districtSlug: orNull(AREA.columns.slug),
}

/** Told where an address is hidden, which nobody asks of what is written here. */
const NO_AREA = { areaName: null, areaNameLocal: null, areaLat: null, areaLng: null } as const

/** What the records say of the project that an agent has chosen; null where this market has none of that name. Its edition is noted with the next refresh. */
export async function placeOfProject({ market }: ProviderContext, typeGroup: TypeGroup, slug: string): Promise<Placed | null> {
  const found = await market.first(
    FOUND_ROW,
    `select p.name as projectName, p.name_local as projectNameLocal, p.street, p.postal_code as postalCode, p.property_group as propertyGroup,
      p.property_type as propertyType, p.facilities, p.tenure, p.tenure_years as tenureYears, p.completion_year as completionYear,
      p.construction_status as constructionStatus, p.lat, p.lng, p.lease_start_year as leaseStartYear, p.station_walk as stationWalk, (select slug from area where id = p.area_id) as areaSlug,
      (select slug from area where id = p.district_id) as districtSlug
    from project p where p.type_group = ? and p.slug = ?`,
    typeGroup,
    slug,
  )
  return found && { ...found, ...NO_AREA, postalCode: found.postalCode ?? '', edition: '', typeGroup, projectSlug: slug }
}

/** Of a home that is in no project of the records. */
export const NO_PLACE: CopiedOfEdition = {
  edition: '',
  projectNameLocal: null,
  areaSlug: null,
  districtSlug: null,
  tenure: null,
  tenureYears: null,
  completionYear: null,
  constructionStatus: 'completed',
  lat: null,
  lng: null,
  leaseStartYear: null,
  stationWalk: null,
  ...NO_AREA,
}
