import { distanceMetres } from '#lib/geo-distance.ts'
import { slugify } from '#lib/slug.ts'
import type { ConstructionStatus } from '#market/vocabulary.ts'
import type { MarketSink } from '../../db/market/rows.ts'
import type { GeoPoint } from '../geometry.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { bareNameKey, fullStreetName, streetKey, wellCased } from '../place-names.ts'
import { eachCsvRow } from '../read-rows.ts'
import { numberCell, oneOf, RowError, required } from '../row-error.ts'
import type { AreaBook } from './area-book.ts'
import { DOUBT_REASONS, doubtfulPlaces, type StatedPlace } from './place-check.ts'
import { parseTenure, type TenureFacts } from './tenure.ts'

export const PRIVATE_TYPES: Readonly<Record<string, string>> = {
  Apartment: 'apartment',
  Condominium: 'condominium',
  'Executive Condominium': 'executive-condominium',
}

/** URA's names for homes without a project, which are distinguished by street. */
const NO_PROJECT = new Set(['residentialapartments', 'landedhousingdevelopment', 'na', ''])

/** A launch without any rental or resale, sold within this many months of the newest sale, is taken to be under construction. */
const BUILDING_MONTHS = 36

export interface PrivateProject extends TenureFacts {
  id: number
  name: string
  street: string
  propertyType: string | null
  district: number | null
  lat: number | null
  lng: number | null
  sourceId: number
  occupied: boolean
  lastLaunch: number | null
  /** reports something about the row that gave the place; null while there is none */
  notePlace: ((reason: string) => void) | null
}

/** Two places of one name are two projects when they lie farther apart than any single one reaches. */
const SAME_PROJECT_METRES = 2_000

/** Condominiums and apartments that occur in any file of the folder. */
export class PrivateProjects {
  private readonly projects = new Map<string, PrivateProject[]>()
  private readonly nextId: () => number

  constructor(nextId: () => number) {
    this.nextId = nextId
  }

  /**
   * The project of a name, made when it is new. One name with another street and another postal district is another project; so is one whose
   * position `at` is too far away, where a row has neither.
   */
  get(name: string, street: string, sourceId: number, { district = null, at = null }: Whereabouts = {}): PrivateProject {
    const plain = bareNameKey(name)
    const key = NO_PROJECT.has(plain) ? `${plain}|${streetKey(street)}` : plain
    const namesakes = this.projects.get(key) ?? []
    let found = at ? nearestOf(namesakes, at) : namesakes.find((one) => isSameAddress(one, street, district))
    if (!found) {
      found = {
        id: this.nextId(),
        name,
        street,
        propertyType: null,
        district: null,
        lat: null,
        lng: null,
        sourceId,
        occupied: false,
        lastLaunch: null,
        tenure: null,
        tenureYears: null,
        leaseStartYear: null,
        notePlace: null,
      }
      this.projects.set(key, [...namesakes, found])
    }
    if (found.street === '') found.street = street
    return found
  }

  private all(): PrivateProject[] {
    return [...this.projects.values()].flat().sort((a, b) => a.id - b.id)
  }

  /** Takes back the places that contradict their address, and reports each. `known` are places that postal codes vouch for. */
  dropDoubtfulPlaces(known: readonly StatedPlace[]): void {
    const stated = this.all().flatMap((project) => {
      const { street, district, lat, lng } = project
      return district === null || lat === null || lng === null ? [] : [{ street, district, lat, lng, project }]
    })
    for (const [{ project }, doubt] of doubtfulPlaces(stated, known)) {
      Object.assign(project, { lat: null, lng: null })
      project.notePlace?.(DOUBT_REASONS[doubt])
    }
  }

  async read(file: RecognisedFile, context: ImportContext): Promise<void> {
    await eachCsvRow(file, context, (cell, tally) => {
      const [name, street] = [required(cell, 'Project Name'), required(cell, 'street')]
      const placed = cell('lat') !== '' && cell('lon') !== ''
      const at = placed ? { lat: numberCell(cell, 'lat', 1.1, 1.5), lng: numberCell(cell, 'lon', 103.5, 104.2) } : {}
      if (!placed) tally.note('lat', 'is empty: not plotted')
      const tenure = parseTenure(cell('tenure'))
      if (!tenure) throw new RowError('tenure', 'is not a tenure')
      const propertyType = oneOf(cell, 'property_types', PRIVATE_TYPES)
      const district = numberCell(cell, 'district', 1, 28)
      const project = this.get(name, street, tally.sourceId, { district })
      Object.assign(project, { ...at, ...tenure, propertyType, district })
      if (placed) project.notePlace = tally.noteLater('lat')
      return undefined
    })
  }

  write(sink: MarketSink, areas: AreaBook, newestSale: number): void {
    const rows = this.all()
    const slugs = new Set<string>()
    const usualArea = mostCommonArea(rows, areas)
    for (const row of rows) {
      const placed = row.lat !== null && row.lng !== null ? areas.areaAt({ lat: row.lat, lng: row.lng })?.id : undefined
      const areaId = placed ?? usualArea.get(row.district) ?? areas.country.id
      const street = fullStreetName(row.street)
      const name = NO_PROJECT.has(bareNameKey(row.name)) ? `Residential Apartments, ${street}` : wellCased(row.name)
      sink.project({
        id: row.id,
        typeGroup: 'private-stack',
        propertyGroup: 'condo',
        propertyType: row.propertyType ?? 'apartment',
        slug: privateSlug(slugs, name, street),
        name,
        nameLocal: null,
        block: null,
        street,
        postalCode: null,
        areaId,
        districtId: row.district === null ? null : areas.district(row.district).id,
        lat: row.lat,
        lng: row.lng,
        tenure: row.tenure,
        tenureYears: row.tenureYears,
        leaseStartYear: row.leaseStartYear,
        completionYear: null,
        constructionStatus: statusOf(row, newestSale),
        floors: null,
        unitCount: null,
        developer: null,
        facilities: 0,
        buildingInfo: null,
        isPlacedByArea: 0,
        sourceId: row.sourceId,
      })
    }
  }
}

interface Whereabouts {
  /** URA's postal district */
  district?: number | null
  at?: GeoPoint | null
}

const isSameAddress = (project: PrivateProject, street: string, district: number | null): boolean =>
  project.district === null || district === null || project.district === district || streetKey(project.street) === streetKey(street)

function nearestOf(namesakes: readonly PrivateProject[], at: GeoPoint): PrivateProject | undefined {
  const metres = ({ lat, lng }: PrivateProject) => (lat === null || lng === null ? SAME_PROJECT_METRES : distanceMetres({ lat, lng }, at))
  const nearest = [...namesakes].sort((a, b) => metres(a) - metres(b))[0]
  return nearest && metres(nearest) <= SAME_PROJECT_METRES ? nearest : undefined
}

function statusOf(row: PrivateProject, newestSale: number): ConstructionStatus {
  const age = row.lastLaunch === null ? Number.POSITIVE_INFINITY : Math.floor((newestSale - row.lastLaunch) / 100) * 12
  return !row.occupied && age <= BUILDING_MONTHS ? 'building-under-construction' : 'completed'
}

/** A slug of the name; if it is taken, with the street; if that is taken too, numbered. */
export function privateSlug(taken: Set<string>, name: string, street: string): string {
  const plain = slugify(name) || slugify(street) || 'project'
  const withStreet = slugify(`${plain} ${street}`)
  let slug = taken.has(plain) ? withStreet : plain
  for (let number = 2; taken.has(slug); number++) slug = `${plain}-${number}`
  taken.add(slug)
  return slug
}

/** The planning area in which most placed projects of a postal district lie. */
function mostCommonArea(rows: readonly PrivateProject[], areas: AreaBook): Map<number | null, number> {
  const counts = new Map<number | null, Map<number, number>>()
  for (const { district, lat, lng } of rows) {
    const area = district !== null && lat !== null && lng !== null ? areas.areaAt({ lat, lng }) : null
    if (!area) continue
    const own = counts.get(district) ?? new Map<number, number>()
    counts.set(district, own.set(area.id, (own.get(area.id) ?? 0) + 1))
  }
  return new Map([...counts].map(([district, own]) => [district, [...own].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0]))
}
