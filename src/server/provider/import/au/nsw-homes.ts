import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { type AreaRow, type MarketSink, TXN_FLAG, type TxnRow } from '../../db/market/rows.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { ImportRefused } from '../input-file.ts'
import { wellCased } from '../place-names.ts'
import { privateSlug } from '../sg/private-projects.ts'
import type { AustralianAreas } from './area-book.ts'
import type { Localities } from './localities.ts'
import { nswDistrictName } from './nsw-districts.ts'
import { NSW_REFUSALS, type NswSale } from './nsw-sale-rules.ts'
import { nswRows } from './nsw-sales.ts'
import { nswHouseNumber, nswStreetName } from './nsw-street-names.ts'

const STATE = { code: 'NSW', name: 'New South Wales' }

/** Sales of one strata plan, or of the houses and land of one suburb. */
interface Homes {
  id: number
  suburb: AreaRow
  /** null: houses and land of the suburb */
  plan: PlanFacts | null
  postcode: string | null
}

interface PlanFacts {
  id: string
  name: string | null
  house: string | null
  street: string
}

/** A sale that is not numbered yet, with the day of its contract (yyyymmdd). */
interface DatedSale {
  day: number
  row: Omit<TxnRow, 'id'>
}

/** Names of parts of an estate, which say nothing without it. */
const PART_NAME = /^(BLOCK|BUILDING|BLDG|TOWER|STAGE|LOT|UNIT|VILLA|CAR ?SPACE|GARAGE|STORAGE)\b/

/** A copy that does not keep the text alive from which it was cut. */
const kept = (text: string) => Buffer.from(text).toString()

/**
 * Homes of New South Wales. A strata plan is a project, and its lots are the units; the houses and the vacant land of a suburb are one project,
 * each sale with its street and number. No record tells where a home stands: all of them are placed at the point of their suburb.
 */
export class NswHomes {
  private readonly homes = new Map<string, Homes>()
  private readonly sales: DatedSale[] = []
  /** names by what the register writes: a street comes many times */
  private readonly streets = new Map<string, string>()
  private readonly nextId: () => number
  private readonly areas: AustralianAreas
  private readonly localities: Localities
  private sourceId = 0

  constructor(nextId: () => number, areas: AustralianAreas, localities: Localities) {
    this.nextId = nextId
    this.areas = areas
    this.localities = localities
  }

  /** Reads the weeks in the order of their publication; they are one source. */
  async read(weeks: readonly RecognisedFile[], context: ImportContext, nextTxn: () => number): Promise<void> {
    const [first] = weeks
    if (!first) return
    this.sourceId = context.files.indexOf(first) + 1
    const [read, accepted] = [{ rows: 0 }, { rows: 0, firstMonth: 999_999, lastMonth: 0 }]
    const paths = weeks.map(({ path }) => path)
    for await (const { file, line, sale, refusal } of nswRows(paths, { onBytes: (bytes) => context.progress.advance(bytes) })) {
      read.rows++
      const reject = (column: string, reason: string) => context.report.add({ file, row: line, column, reason })
      if (refusal) reject(NSW_REFUSALS[refusal].column, NSW_REFUSALS[refusal].reason)
      else {
        const month = Math.floor(sale.contractDay / 100)
        accepted.rows++
        accepted.firstMonth = Math.min(accepted.firstMonth, month)
        accepted.lastMonth = Math.max(accepted.lastMonth, month)
        this.take(sale, month)
      }
    }
    if (accepted.rows === 0)
      throw new ImportRefused(`${basename(first.path)}: looks like "${first.format.title}", but has no sale of a home`)
    // of the sales of one month the last one is the newest: a week publishes contracts of many months
    for (const { row } of this.sales.sort((a, b) => a.day - b.day)) context.sink.txn({ ...row, id: nextTxn() })
    this.sales.length = 0
    context.sink.source({
      id: this.sourceId,
      name: sourceName(weeks),
      kind: first.format.id,
      licence: first.format.licence,
      contentHash: createHash('sha256')
        .update(weeks.map(({ hash }) => hash).join())
        .digest('hex'),
      rowsRead: read.rows,
      rowsAccepted: accepted.rows,
      rowsRejected: read.rows - accepted.rows,
      firstMonth: accepted.firstMonth,
      lastMonth: accepted.lastMonth,
    })
  }

  private take(sale: NswSale, month: number): void {
    const isUnit = sale.kind === 'strata-unit'
    // the price of land alone is not comparable with that of a house on it: kept, but left out of statistics
    const flags = isUnit ? 0 : TXN_FLAG.landArea | (sale.kind === 'vacant-land' ? TXN_FLAG.outlier : 0)
    const address = [sale.house === null ? '' : nswHouseNumber(sale.house), this.streetOf(sale)].join(' ').trim()
    const unitNo = isUnit ? (sale.unit ?? sale.strataLot) : address
    const row = {
      projectId: this.homesOf(sale).id,
      buildingId: null,
      kind: 'sale',
      activity: 'sale',
      month,
      price: sale.price,
      areaSqm: sale.areaSqm,
      unitMix: isUnit ? 'apt' : sale.kind === 'house' ? 'hse' : 'other',
      floorLow: null,
      floorHigh: null,
      unitNo: unitNo && kept(unitNo),
      units: 1,
      model: MODEL[sale.kind],
      leaseStartYear: null,
      sourceId: this.sourceId,
      flags,
      stackId: null,
    } satisfies DatedSale['row']
    this.sales.push({ day: sale.contractDay, row })
  }

  private streetOf({ street }: NswSale): string {
    const known = this.streets.get(street)
    if (known !== undefined) return known
    const name = nswStreetName(street)
    this.streets.set(kept(street), name)
    return name
  }

  private homesOf(sale: NswSale): Homes {
    const key = sale.strataPlan ?? `${sale.locality}|${sale.postcode ?? ''}`
    const known = this.homes.get(key)
    if (known) {
      if (known.plan && known.plan.name === null) known.plan.name = buildingName(sale)
      return known
    }
    const { house, postcode } = sale
    const plan =
      sale.strataPlan === null
        ? null
        : {
            id: kept(sale.strataPlan),
            name: buildingName(sale),
            street: this.streetOf(sale),
            house: house && kept(nswHouseNumber(house)),
          }
    const homes: Homes = { id: this.nextId(), suburb: this.suburbOf(sale), plan, postcode: postcode && kept(postcode) }
    this.homes.set(kept(key), homes)
    return homes
  }

  private suburbOf({ locality, postcode, district }: NswSale): AreaRow {
    const state = this.areas.row('region-admin-district', STATE.name, this.areas.country)
    const council = nswDistrictName(district)
    const parent = council === null ? state : this.areas.row('district', council, state)
    const row = this.areas.row('neighborhood', wellCased(locality), parent, postcode ?? '')
    if (row.lat === null) Object.assign(row, this.localities.pointOf(STATE.code, locality, postcode) ?? {})
    return row
  }

  write(sink: MarketSink): void {
    const slugs = { stack: new Set<string>(), land: new Set<string>() }
    const named = new Map<string, number>()
    const keyOf = (homes: Homes) => `${homes.suburb.id}|${homes.plan === null}|${plainName(homes)}`
    for (const homes of this.homes.values()) named.set(keyOf(homes), (named.get(keyOf(homes)) ?? 0) + 1)
    for (const homes of this.homes.values()) {
      const { id, suburb, plan, postcode } = homes
      // towers at one address have strata plans of their own
      const name = plan && (named.get(keyOf(homes)) ?? 0) > 1 ? `${plainName(homes)}, ${plan.id}` : plainName(homes)
      sink.project({
        ...(plan
          ? { id, typeGroup: 'private-stack', propertyGroup: 'condo', propertyType: 'strata-unit' }
          : { id, typeGroup: 'private-land', propertyGroup: 'land', propertyType: 'house' }),
        slug: plan ? privateSlug(slugs.stack, name, suburb.name) : privateSlug(slugs.land, name, postcode ?? ''),
        name,
        nameLocal: null,
        block: plan?.house ?? null,
        street: plan?.street ?? name,
        postalCode: plan ? null : postcode,
        areaId: suburb.id,
        districtId: suburb.parentId,
        lat: suburb.lat,
        lng: suburb.lng,
        isPlacedByArea: 1,
        tenure: null,
        tenureYears: null,
        leaseStartYear: null,
        completionYear: null,
        constructionStatus: 'completed',
        floors: null,
        unitCount: null,
        developer: null,
        facilities: 0,
        buildingInfo: null,
        sourceId: this.sourceId,
      })
    }
  }
}

const MODEL = { house: 'House', 'vacant-land': 'Vacant land', 'strata-unit': 'Strata unit' } as const

const plainName = ({ plan, suburb }: Homes): string =>
  plan ? (plan.name ?? [plan.house ?? '', plan.street].join(' ').trim()) : suburb.name

const buildingName = ({ name }: NswSale): string | null => (name === null || PART_NAME.test(name) ? null : wellCased(kept(name)))

const sourceName = (weeks: readonly RecognisedFile[]): string => {
  const names = weeks.map(({ path }) => basename(path)).sort()
  const [first = '', last = ''] = [names[0], names.at(-1)]
  return `${weeks[0]?.format.title ?? ''} (${first === last ? first : `${names.length} files, ${first} – ${last}`})`
}
