import type { Tenure } from '#market/vocabulary.ts'
import { type AreaRow, type MarketSink, type ProjectRow, TXN_FLAG, type TxnRow } from '../../db/market/rows.ts'
import type { GeoPoint } from '../geometry.ts'
import type { Tally } from '../import-context.ts'
import { privateSlug } from '../sg/private-projects.ts'
import type { AreaTree } from './area-tree.ts'
import type { NapicSale } from './napic-sales.ts'
import { malayName, schemeKey } from './place-words.ts'
import type { SchemePlaces } from './scheme-places.ts'

/** What homes are called whose scheme a file does not name, by property type: in English and in Chinese. */
const KINDS: Readonly<Record<string, readonly [string, string]>> = {
  condominium: ['Condominiums and apartments', '公寓'],
  'serviced-residence': ['Serviced apartments', '服务式公寓'],
  flat: ['Flats', '组屋'],
  'low-cost-flat': ['Low-cost flats', '廉价组屋'],
  terrace: ['Terrace houses', '排屋'],
  'semi-detached': ['Semi-detached houses', '半独立式洋房'],
  detached: ['Detached houses', '独立式洋房'],
  cluster: ['Cluster houses', '集群式洋房'],
  'town-house': ['Town houses', '城镇屋'],
  'low-cost-house': ['Low-cost houses', '廉价屋'],
}

/** "Flats, Petaling" for the homes of one kind in a district. */
function unnamedHomes(propertyType: string, district: { name: string; nameLocal: string | null }) {
  const [name, local] = KINDS[propertyType] ?? ['Homes', '房屋']
  return { name: `${name}, ${district.name}`, nameLocal: `${district.nameLocal ?? district.name}${local}` }
}

type Counts<K> = Map<K, number>

interface Scheme extends Pick<ProjectRow, 'id' | 'typeGroup' | 'propertyGroup' | 'sourceId'> {
  /** null where the file names none */
  name: string | null
  district: AreaRow
  types: Counts<string>
  tenures: Counts<Tenure>
  mukims: Counts<AreaRow>
  roads: Counts<string>
}

const count = <K>(counts: Counts<K>, key: K | null) => {
  if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1)
}
/** The most frequent; of equals the one that came first. */
const mostOf = <K>(counts: Counts<K>): K | null =>
  [...counts].reduce<[K, number] | null>((best, own) => (best && best[1] >= own[1] ? best : own), null)?.[0] ?? null

/** The month of a sale whose year alone is told: the middle of the year. Such sales are flagged. */
const MIDDLE_MONTH = 6

/** Levels count from the ground as floor 1, which is the lowest that the trade knows; levels below it stay below. */
const floorOf = (level: number | null) => (level === 0 ? 1 : level)

/**
 * NAPIC's schemes as projects. One name in one district is one scheme, whatever mukims it reaches into; its houses and its homes in buildings are two
 * projects. Where the file names no scheme, homes of one kind in one district are one project without a place.
 */
export class Schemes {
  private readonly schemes = new Map<string, Scheme>()
  private readonly seen = new Set<string>()
  /** names by what the register writes: a road comes many times */
  private readonly roads = new Map<string, string>()
  private nextTxn = 0
  private readonly areas: AreaTree

  constructor(areas: AreaTree) {
    this.areas = areas
  }

  private schemeOf(sale: NapicSale, district: AreaRow, sourceId: number): Scheme {
    const own = sale.scheme === null ? `|${sale.propertyType}` : schemeKey(sale.scheme)
    const key = `${district.id}|${sale.typeGroup}|${own}`
    const known = this.schemes.get(key)
    if (known) return known
    const { typeGroup, propertyGroup, scheme } = sale
    const facts = { types: new Map(), tenures: new Map(), mukims: new Map(), roads: new Map() }
    const name = scheme === null ? null : malayName(scheme)
    const made: Scheme = { id: this.schemes.size + 1, typeGroup, propertyGroup, sourceId, name, district, ...facts }
    this.schemes.set(key, made)
    return made
  }

  /** Hands a sale over. Returns its month. Rows that are equal in all that the file tells may be two homes: both are kept, the second is flagged. */
  take(sale: NapicSale, tally: Tally, sink: MarketSink): number {
    const { district, mukim } = this.areas.of(sale.district, sale.mukim)
    const scheme = this.schemeOf(sale, district, tally.sourceId)
    count(scheme.types, sale.propertyType)
    count(scheme.tenures, sale.tenure)
    count(scheme.mukims, mukim)
    count(scheme.roads, sale.road)
    const month = sale.month ?? sale.year * 100 + MIDDLE_MONTH
    const onLand = sale.typeGroup === 'private-land' && sale.landSqm !== null
    // houses are compared by their land; the parcel of a home in a building is the home
    const areaSqm = (onLand ? sale.landSqm : (sale.floorSqm ?? sale.landSqm)) ?? 0
    const same = [scheme.id, month, sale.typeText, sale.landSqm, sale.floorSqm, sale.level, sale.road, sale.tenure, sale.price].join('|')
    const flags =
      (onLand ? TXN_FLAG.landArea : 0) |
      (sale.month === null ? TXN_FLAG.yearAlone : 0) |
      (this.seen.has(same) ? TXN_FLAG.exactDuplicate : 0)
    this.seen.add(same)
    const floor = floorOf(sale.level)
    const row: TxnRow = {
      id: ++this.nextTxn,
      projectId: scheme.id,
      buildingId: null,
      kind: 'sale',
      activity: 'sale',
      month,
      price: sale.price,
      areaSqm,
      unitMix: sale.unitMix,
      floorLow: floor,
      floorHigh: floor,
      // the register tells no house numbers: a house is known by its road
      unitNo: onLand && sale.road !== null ? this.roadOf(sale.road) : null,
      units: 1,
      model: sale.typeText,
      leaseStartYear: null,
      sourceId: tally.sourceId,
      flags,
      stackId: null,
    }
    sink.txn(row)
    return month
  }

  private roadOf(road: string): string {
    const name = this.roads.get(road) ?? malayName(road)
    this.roads.set(road, name)
    return name
  }

  private districtsByName(): Map<string, Set<AreaRow>> {
    const byName = new Map<string, Set<AreaRow>>()
    for (const { name, district } of this.schemes.values()) {
      if (name === null) continue
      const own = byName.get(schemeKey(name))
      if (own) own.add(district)
      else byName.set(schemeKey(name), new Set([district]))
    }
    return byName
  }

  write(sink: MarketSink, places: SchemePlaces): void {
    const slugs = new Set<string>()
    const districts = this.districtsByName()
    for (const scheme of this.schemes.values()) {
      const propertyType = mostOf(scheme.types) ?? 'condominium'
      const unnamed = scheme.name === null ? unnamedHomes(propertyType, scheme.district) : null
      const name = scheme.name ?? unnamed?.name ?? ''
      const at = scheme.name === null ? null : placeOf(scheme.name, scheme.district, places, districts.get(schemeKey(scheme.name)))
      const area = mostOf(scheme.mukims) ?? scheme.district
      if (at) this.areas.settle(area, at)
      sink.project({
        id: scheme.id,
        typeGroup: scheme.typeGroup,
        propertyGroup: scheme.propertyGroup,
        propertyType,
        slug: privateSlug(slugs, name, scheme.district.name),
        name,
        nameLocal: unnamed?.nameLocal ?? null,
        block: null,
        street: streetOf(scheme),
        postalCode: null,
        areaId: area.id,
        districtId: scheme.district.id,
        lat: at?.lat ?? null,
        lng: at?.lng ?? null,
        isPlacedByArea: 0,
        tenure: mostOf(scheme.tenures),
        tenureYears: null,
        leaseStartYear: null,
        completionYear: null,
        constructionStatus: 'completed',
        floors: null,
        unitCount: null,
        developer: null,
        facilities: 0,
        buildingInfo: null,
        sourceId: scheme.sourceId,
      })
      const [freehold, leasehold] = [scheme.tenures.get('freehold') ?? 0, scheme.tenures.get('leasehold') ?? 0]
      if (freehold > 0 && leasehold > 0) sink.mixedTenure({ projectId: scheme.id, freehold, leasehold })
    }
  }
}

const pointOf = ({ lat, lng }: AreaRow): GeoPoint => ({ lat: lat ?? 0, lng: lng ?? 0 })

/** A name that stands in several districts is placed in the one whose town is nearest. */
function placeOf(name: string, district: AreaRow, places: SchemePlaces, districts: ReadonlySet<AreaRow> = new Set()): GeoPoint | null {
  const others = [...districts].filter((one) => one !== district).map(pointOf)
  return places.of(name, pointOf(district), others)
}

/** A building's road where more than half of the sales that name one name the same; else the scheme stands for its roads. Empty without a name: there is no page of it. */
const streetOf = ({ roads, typeGroup, name }: Scheme): string => {
  const road = mostOf(roads)
  const named = [...roads.values()].reduce((sum, n) => sum + n, 0)
  return typeGroup === 'private-stack' && road !== null && 2 * (roads.get(road) ?? 0) > named ? malayName(road) : (name ?? '')
}
