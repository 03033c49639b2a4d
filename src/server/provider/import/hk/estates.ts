import { slugify } from '#lib/slug.ts'
import type { AreaRow, BuildingRow, MarketSink } from '../../db/market/rows.ts'
import type { GeoPoint } from '../geometry.ts'
import { bareNameKey } from '../place-names.ts'
import { HOME_TYPES, type HomeType } from './agency-words.ts'

interface Building extends Omit<BuildingRow, 'projectId' | 'slug' | 'postalCode' | 'floors' | 'unitCount'> {
  slug: string
}

/** What one row tells of its estate. */
export interface EstateFacts {
  type: HomeType
  name: string
  nameLocal: string | null
  address: string
  district: AreaRow
  building: string
  completionYear: number | null
  leaseFrom: number | null
  leaseYears: number | null
  at: GeoPoint | null
  sourceId: number
}

interface Estate extends Omit<EstateFacts, 'building'> {
  id: number
  buildings: Map<string, Building>
}

const earliest = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.min(a, b))

/** A slug that none of `taken` is; names in Chinese alone are numbered. */
function freshSlug(taken: Set<string>, name: string, other: string): string {
  const plain = slugify(name).slice(0, 80) || slugify(other).slice(0, 80) || 'estate'
  let slug = plain
  for (let number = 2; taken.has(slug); number++) slug = `${plain}-${number}`
  taken.add(slug)
  return slug
}

/** The estates and buildings that an agency's records tell of. The first row with a fact decides it. */
export class Estates {
  private readonly estates = new Map<string, Estate>()
  private buildingCount = 0

  /** The estate of a row with its building; made when they are new. */
  get({ building, ...facts }: EstateFacts): { estate: Estate; building: Building | null } {
    const key = [facts.type, facts.district.id, bareNameKey(facts.name)].join('|')
    const estate = this.estates.get(key) ?? { ...facts, id: this.estates.size + 1, buildings: new Map<string, Building>() }
    this.estates.set(key, estate)
    estate.nameLocal ??= facts.nameLocal
    estate.leaseFrom ??= facts.leaseFrom
    estate.leaseYears ??= facts.leaseYears
    estate.at ??= facts.at
    estate.completionYear = earliest(estate.completionYear, facts.completionYear)
    return { estate, building: building === '' ? null : this.building(estate, building, facts) }
  }

  private building({ buildings }: Estate, name: string, { completionYear, at }: Omit<EstateFacts, 'building'>): Building {
    const key = bareNameKey(name)
    const known = buildings.get(key)
    if (known) {
      known.completionYear ??= completionYear
      known.lat ??= at?.lat ?? null
      known.lng ??= at?.lng ?? null
      return known
    }
    const slug = freshSlug(new Set([...buildings.values()].map((one) => one.slug)), name, 'building')
    const made = { id: ++this.buildingCount, slug, name, completionYear, lat: at?.lat ?? null, lng: at?.lng ?? null }
    buildings.set(key, made)
    return made
  }

  /** `newest` is the month of the newest sale: what is completed after its year is under construction. */
  write(sink: MarketSink, newest: number): void {
    const slugs = new Set<string>()
    for (const estate of this.estates.values()) {
      const { id, name, nameLocal, district, completionYear, at } = estate
      sink.project({
        id,
        ...HOME_TYPES[estate.type],
        slug: freshSlug(slugs, name, district.name),
        name,
        nameLocal,
        block: null,
        street: estate.address,
        postalCode: null,
        areaId: district.id,
        districtId: null,
        lat: at?.lat ?? null,
        lng: at?.lng ?? null,
        isPlacedByArea: 0,
        // all land of Hong Kong but one churchyard is leased from the government
        tenure: 'leasehold',
        tenureYears: estate.leaseYears,
        leaseStartYear: estate.leaseFrom,
        completionYear,
        constructionStatus:
          completionYear !== null && completionYear > Math.floor(newest / 100) ? 'building-under-construction' : 'completed',
        floors: null,
        unitCount: null,
        developer: null,
        facilities: 0,
        buildingInfo: null,
        sourceId: estate.sourceId,
      })
      for (const building of estate.buildings.values())
        sink.building({ ...building, projectId: id, postalCode: null, floors: null, unitCount: null })
    }
  }
}
