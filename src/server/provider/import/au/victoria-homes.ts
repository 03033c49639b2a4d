import { type AreaRow, type MarketSink, TXN_FLAG } from '../../db/market/rows.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { wellCased } from '../place-names.ts'
import { privateSlug } from '../sg/private-projects.ts'
import type { AustralianAreas } from './area-book.ts'
import { eachVictorianSale, type VictorianKind, type VictorianSale } from './victoria-sales.ts'

const STATE = 'Victoria'

const MODEL: Readonly<Record<VictorianKind, string>> = { house: 'House', 'town-house': 'Townhouse', apartment: 'Apartment' }

type Counts<K> = Map<K, number>

interface Homes extends Pick<VictorianSale, 'house' | 'street' | 'suburb' | 'postcode'> {
  id: number
  isBuilding: boolean
  sourceId: number
  kinds: Counts<VictorianKind>
  builtYears: Counts<number>
  /** sums of latitudes and longitudes, and their number */
  lat: number
  lng: number
  n: number
}

const count = <K>(counts: Counts<K>, key: K) => counts.set(key, (counts.get(key) ?? 0) + 1)
const mostOf = <K>(counts: Counts<K>): K | null =>
  [...counts].reduce<[K, number] | null>((best, own) => (best && best[1] >= own[1] ? best : own), null)?.[0] ?? null

/** Degrees to a millionth. */
const micro = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/**
 * Homes of Victoria. A building is a project and its apartments are the units; the houses of a street in one suburb are one project, each sale with its
 * number. Projects stand amid their sold homes, whose places the file has.
 */
export class VictorianHomes {
  private readonly homes = new Map<string, Homes>()
  /** how often the file puts a suburb in each council's area */
  private readonly councils = new Map<string, Counts<string>>()
  private readonly nextId: () => number
  private readonly areas: AustralianAreas

  constructor(nextId: () => number, areas: AustralianAreas) {
    this.nextId = nextId
    this.areas = areas
  }

  read(file: RecognisedFile, context: ImportContext, nextTxn: () => number): Promise<void> {
    return eachVictorianSale(file, context, (sale, { sourceId }) => {
      const homes = this.homesOf(sale, sourceId)
      homes.lat += sale.lat
      homes.lng += sale.lng
      homes.n++
      count(homes.kinds, sale.kind)
      if (sale.builtYear !== null) count(homes.builtYears, sale.builtYear)
      context.sink.txn({
        id: nextTxn(),
        projectId: homes.id,
        buildingId: null,
        kind: 'sale',
        activity: 'sale',
        month: sale.month,
        price: sale.price,
        areaSqm: sale.areaSqm,
        unitMix: sale.unitMix,
        floorLow: null,
        floorHigh: null,
        unitNo: homes.isBuilding ? sale.unit : [sale.unit, sale.house].filter(Boolean).join('/'),
        units: 1,
        model: MODEL[sale.kind],
        leaseStartYear: null,
        sourceId,
        flags: homes.isBuilding ? 0 : TXN_FLAG.landArea,
        stackId: null,
      })
    })
  }

  private homesOf(sale: VictorianSale, sourceId: number): Homes {
    const { suburb, postcode, street, house, council } = sale
    const councils = this.councils.get(suburb) ?? new Map<string, number>()
    this.councils.set(suburb, councils)
    if (council !== null) count(councils, council)
    const isBuilding = sale.kind === 'apartment'
    const key = [suburb, street, isBuilding ? house.toLowerCase() : ''].join('|')
    const known = this.homes.get(key)
    if (known) return known
    const made: Homes = {
      id: this.nextId(),
      house,
      street,
      suburb,
      postcode,
      isBuilding,
      sourceId,
      kinds: new Map(),
      builtYears: new Map(),
      lat: 0,
      lng: 0,
      n: 0,
    }
    this.homes.set(key, made)
    return made
  }

  private suburbRow(name: string, postcode: string): AreaRow {
    const state = this.areas.row('region-admin-district', STATE, this.areas.country)
    const council = mostOf(this.councils.get(name) ?? new Map<string, number>())
    const parent = council === null ? state : this.areas.row('district', council, state, STATE)
    return this.areas.row('neighborhood', wellCased(name), parent, postcode)
  }

  write(sink: MarketSink): void {
    const slugs = new Set<string>()
    const sums = new Map<AreaRow, { lat: number; lng: number; n: number }>()
    for (const homes of this.homes.values()) {
      const suburb = this.suburbRow(homes.suburb, homes.postcode)
      const [lat, lng] = [micro(homes.lat / homes.n), micro(homes.lng / homes.n)]
      const sum = sums.get(suburb) ?? { lat: 0, lng: 0, n: 0 }
      sums.set(suburb, { lat: sum.lat + homes.lat, lng: sum.lng + homes.lng, n: sum.n + homes.n })
      const { house, street, isBuilding } = homes
      const place = `${street}, ${suburb.name}`
      const name = isBuilding ? `${house} ${place}` : place
      sink.project({
        ...(isBuilding
          ? { id: homes.id, typeGroup: 'private-stack', propertyGroup: 'condo', propertyType: 'apartment' }
          : { id: homes.id, typeGroup: 'private-land', propertyGroup: 'land', propertyType: mostOf(homes.kinds) ?? 'house' }),
        slug: privateSlug(slugs, `${name} vic`, homes.postcode),
        name,
        nameLocal: null,
        block: isBuilding ? house : null,
        street: place,
        postalCode: null,
        areaId: suburb.id,
        districtId: suburb.parentId,
        lat,
        lng,
        isPlacedByArea: 0,
        tenure: null,
        tenureYears: null,
        leaseStartYear: null,
        completionYear: isBuilding ? mostOf(homes.builtYears) : null,
        constructionStatus: 'completed',
        floors: null,
        unitCount: null,
        developer: null,
        facilities: 0,
        buildingInfo: null,
        sourceId: homes.sourceId,
      })
    }
    for (const [suburb, { lat, lng, n }] of sums)
      if (suburb.lat === null) Object.assign(suburb, { lat: micro(lat / n), lng: micro(lng / n) })
  }
}
