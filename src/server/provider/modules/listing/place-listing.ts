import { slugify } from '#lib/slug.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode, PropertyGroup, TypeGroup } from '#market/vocabulary.ts'
import type { Statements } from '../../db/client.ts'
import { orNull, pick, type RowOf } from '../../db/column-table.ts'
import { META } from '../../db/market/deal-tables.ts'
import { AREA, PROJECT } from '../../db/market/place-tables.ts'
import type { CopiedOfEdition } from './listing-row.ts'
import { nameSlugs } from './name-slugs.ts'

/** What an advertisement tells of where its home is. */
export interface AdvertisedPlace {
  /** a project that was chosen from a search */
  typeGroup: TypeGroup | null
  projectSlug: string | null
  propertyGroup: PropertyGroup
  projectName: string
  postalCode: string
}

/** The project that was found, with what is copied of its edition; nulls, and the name as it is advertised, where none was. */
export interface PlacedListing extends CopiedOfEdition {
  typeGroup: TypeGroup | null
  projectSlug: string | null
  projectName: string
  /** bits of FACILITIES of the project */
  projectFacilities: number
}

const TYPE_GROUPS: Record<PropertyGroup, TypeGroup> = {
  hdb: 'public-stack',
  hos: 'public-stack',
  condo: 'private-stack',
  land: 'private-land',
}

const PROJECT_PLACE = {
  projectSlug: PROJECT.columns.slug,
  projectName: PROJECT.columns.name,
  projectNameLocal: PROJECT.columns.nameLocal,
  ...pick(
    PROJECT,
    'typeGroup',
    'postalCode',
    'tenure',
    'tenureYears',
    'completionYear',
    'constructionStatus',
    'lat',
    'lng',
    'leaseStartYear',
    'stationWalk',
  ),
  projectFacilities: PROJECT.columns.facilities,
  areaSlug: orNull(AREA.columns.slug),
  districtSlug: orNull(AREA.columns.slug),
  areaName: orNull(AREA.columns.name),
  areaNameLocal: AREA.columns.nameLocal,
  areaLat: AREA.columns.lat,
  areaLng: AREA.columns.lng,
}
type ProjectPlace = RowOf<typeof PROJECT_PLACE>

/** Projects with one of the addresses or postal codes. */
const readPlaces = (market: Statements, slugs: readonly string[], codes: readonly string[]): Promise<ProjectPlace[]> =>
  market.all(
    PROJECT_PLACE,
    `select p.type_group as typeGroup, p.slug as projectSlug, p.name as projectName, p.name_local as projectNameLocal, p.postal_code as postalCode,
      a.slug as areaSlug, d.slug as districtSlug, p.tenure, p.tenure_years as tenureYears, p.completion_year as completionYear,
      p.construction_status as constructionStatus, p.facilities as projectFacilities, p.lat, p.lng, p.lease_start_year as leaseStartYear, p.station_walk as stationWalk,
      a.name as areaName, a.name_local as areaNameLocal, a.lat as areaLat, a.lng as areaLng
    from project p left join area a on a.id = p.area_id left join area d on d.id = p.district_id
    where p.id in (
      select q.id from json_each(?) s cross join project q on q.type_group = substr(s.value, 1, instr(s.value, '/') - 1)
        and q.slug = substr(s.value, instr(s.value, '/') + 1)
      union select q.id from json_each(?) c cross join project q on q.postal_code = c.value)`,
    JSON.stringify(slugs),
    JSON.stringify(codes),
  )

const nowhere = (name: string, edition: string): PlacedListing => ({
  typeGroup: null,
  projectSlug: null,
  projectName: name,
  projectNameLocal: null,
  edition,
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
  projectFacilities: 0,
  areaName: null,
  areaNameLocal: null,
  areaLat: null,
  areaLng: null,
})

/** The names under which a home's project may be found, as "type group/slug", likeliest first. */
function addressesOf({ typeGroup, projectSlug, propertyGroup, projectName }: AdvertisedPlace): string[] {
  if (typeGroup && projectSlug) return [`${typeGroup}/${projectSlug}`]
  return nameSlugs(projectName).map((slug) => `${TYPE_GROUPS[propertyGroup]}/${slug}`)
}

interface Book {
  byAddress: ReadonlyMap<string, ProjectPlace>
  byCode: ReadonlyMap<string, readonly ProjectPlace[]>
}

function find(country: CountryCode, facts: AdvertisedPlace, { byAddress, byCode }: Book): ProjectPlace | null {
  const addresses = addressesOf(facts)
  if (facts.projectSlug) return byAddress.get(addresses[0] ?? '') ?? null
  const group = TYPE_GROUPS[facts.propertyGroup]
  const beside = (byCode.get(facts.postalCode) ?? []).filter(({ typeGroup }) => typeGroup === group)
  const names = new Set(nameSlugs(facts.projectName))
  const named = beside.filter(({ projectName }) => names.has(slugify(projectName)))
  if (named.length === 1) return named[0] ?? null
  const isBuilding = COUNTRIES[country].hasCodesOfBuildings
  if (isBuilding && beside.length === 1) return beside[0] ?? null
  for (const address of addresses) {
    const found = byAddress.get(address)
    // where a code is of one building, another code is of another
    const isElsewhere = isBuilding && found?.postalCode && facts.postalCode && found.postalCode !== facts.postalCode
    if (found && !isElsewhere) return found
  }
  return null
}

/**
 * The project among the market's records for each of some listings: by its slug where one was chosen, else by postal code and name, else by name. Names are
 * compared in the spellings of {@link nameSlugs}. Two statements for any number of listings; some hundred at a time.
 */
export async function placeListings(
  market: Statements,
  country: CountryCode,
  listings: readonly AdvertisedPlace[],
): Promise<PlacedListing[]> {
  if (listings.length === 0) return []
  const slugs = [...new Set(listings.flatMap(addressesOf))]
  const codes = [...new Set(listings.map(({ postalCode }) => postalCode).filter(Boolean))]
  const [places, meta] = await Promise.all([
    readPlaces(market, slugs, codes),
    market.first(pick(META, 'value'), `select value from meta where key = 'data_version'`),
  ])
  const edition = meta?.value ?? ''
  const book: Book = {
    byAddress: new Map(places.map((place) => [`${place.typeGroup}/${place.projectSlug}`, place])),
    byCode: Map.groupBy(places, ({ postalCode }) => postalCode ?? ''),
  }
  return listings.map((facts) => {
    const found = find(country, facts, book)
    if (!found) return nowhere(facts.projectName, edition)
    const { postalCode: _, ...place } = found
    return { ...place, edition }
  })
}

/** As {@link placeListings}, for one. */
export async function placeListing(market: Statements, country: CountryCode, facts: AdvertisedPlace): Promise<PlacedListing> {
  return (await placeListings(market, country, [facts]))[0] ?? nowhere(facts.projectName, '')
}
