import { UNIT_MIXES } from '#market/vocabulary.ts'
import type { AssetRow, MarketSink } from '../db/market/rows.ts'
import { buildingFacts } from './building-facts.ts'
import type { ProjectLayout, planLayout } from './layouts.ts'
import type { DemoMarket, DemoSegment, Point } from './market/demo-market.ts'
import { type Ground, offset, type Seat } from './market/placement.ts'
import type { Random } from './market/random.ts'
import { FIRST_MONTH, type MonthCalendar } from './market-time.ts'
import { planSeat } from './plan-seat.ts'
import type { ProjectWorth } from './pricing.ts'
import { freeSlug, type planProject } from './project-rows.ts'
import { type PlannedTxn, tradesOf } from './trades.ts'

export interface DemoCounts {
  areas: number
  projects: number
  units: number
  transactions: number
}

/** State shared by all projects of one market during generation. */
export interface Run {
  market: DemoMarket
  sink: MarketSink
  isDry: Ground
  areaId(slug: string): number
  calendars: ReadonlyMap<DemoSegment, MonthCalendar>
  slugs: Set<string>
  transactionsPerProject: number
  next: { building: number; stack: number; txn: number; asset: number }
  counts: DemoCounts
}

/** all rows come from the one demo source */
export const SOURCE_ID = 1

/** Homes are generated with their trades one after another until the project has its number of transactions. */
function trade(random: Random, run: Run, worth: ProjectWorth, layout: ReturnType<typeof planLayout>) {
  const { market } = run
  const dataYear = Math.floor(market.dataMonth / 100)
  const calendar = run.calendars.get(worth.segment)
  if (!calendar) throw new RangeError(`no calendar for ${worth.segment.key}`)
  const setting = {
    market,
    worth,
    calendar,
    launchedInWindow: worth.segment.layout !== 'block' && worth.completionYear - 3 >= Math.floor(FIRST_MONTH / 100),
    stillSelling: worth.completionYear > dataYear,
  }
  const wanted = Math.max(3, Math.round(run.transactionsPerProject * (worth.segment.turnover ?? 1) * random.between(0.6, 1.4)))
  const txns: PlannedTxn[] = []
  const sold = new Map<string, number>()
  for (let tries = 0; txns.length < wanted && tries < wanted * 4; tries++) {
    if (setting.stillSelling && tries >= layout.unitCount * 0.7) break
    const home = layout.draw()
    if (!home) break
    const trades = tradesOf(random, setting, home)
    if (trades.length > 0) run.counts.units++
    if (trades.length > 0) sold.set(home.mix.mix, (sold.get(home.mix.mix) ?? 0) + 1)
    txns.push(...trades)
  }
  txns.sort((a, b) => a.month - b.month)
  return { txns, sold }
}

const firstSaleOf = (txns: readonly PlannedTxn[]): number | null => txns.find(({ kind }) => kind === 'sale')?.month ?? null

function emitBuildings(
  run: Run,
  projectId: number,
  planned: ReturnType<typeof planProject>,
  at: Point,
  layout: ReturnType<typeof planLayout>,
) {
  const firstStack = run.next.stack
  const ids = layout.buildings.map((building, i) => {
    const id = run.next.building++
    const [lat, lng] = layout.buildings.length === 1 ? at : offset(at, 38 * Math.cos(i * 2.2), 38 * Math.sin(i * 2.2))
    run.sink.building({
      ...building.row,
      id,
      projectId,
      postalCode: planned.row.postalCode,
      lat: Number(lat.toFixed(6)),
      lng: Number(lng.toFixed(6)),
      completionYear: planned.completionYear,
    })
    for (const stack of building.stacks) run.sink.stack({ ...stack, id: run.next.stack++, buildingId: id })
    return id
  })
  return { ids, firstStack }
}

/** One project with all its rows. `stream` gives each kind of facts its own random generator, so that adding facts of one kind does not change another. */
export function emitProject(stream: (of: string) => Random, run: Run, id: number, seat: Seat): void {
  const { market, sink } = run
  const random = stream('project')
  const { place, segment } = seat
  const { layout, planned, at, worth } = planSeat(random, run, seat)
  const areaSlug = segment.typeGroup === 'public-stack' ? (place.publicArea ?? place.area) : place.area
  const { txns, sold } = trade(random, run, worth, layout)
  sink.project({
    ...planned.row,
    id,
    slug: freeSlug(run.slugs, planned.row),
    areaId: run.areaId(areaSlug),
    districtId: place.district === null ? null : run.areaId(place.district),
    lat: at[0],
    lng: at[1],
    isPlacedByArea: 0,
    buildingInfo: buildingFacts(stream('building'), { market, segment, layout, planned, firstSale: firstSaleOf(txns) }),
    sourceId: SOURCE_ID,
  })
  const buildings = emitBuildings(run, id, planned, at, layout)
  const selling = planned.row.constructionStatus !== 'completed'
  for (const mix of layout.mixes)
    sink.unitMix({
      ...mix,
      projectId: id,
      unitsAvailable: selling ? Math.max(0, (mix.unitCount ?? 0) - (sold.get(mix.unitMix) ?? 0)) : null,
    })
  for (const { building, stack, ...txn } of txns)
    sink.txn({
      ...txn,
      id: run.next.txn++,
      projectId: id,
      buildingId: building === null ? null : (buildings.ids[building] ?? null),
      stackId: stack === null ? null : buildings.firstStack + stack,
      sourceId: SOURCE_ID,
    })
  planAssets(layout, planned.row.name).forEach((asset, i) => {
    sink.asset({ ...asset, id: run.next.asset++, projectId: id, position: i + 1 })
  })
  run.counts.projects++
  run.counts.transactions += txns.length
}

type Planned = Omit<AssetRow, 'id' | 'projectId' | 'position'>

/** The pictures of a project. The application draws all of them, so none has a URL. */
function planAssets(layout: ProjectLayout, name: string): Planned[] {
  const isEstate = layout.floors === null
  const isOffice = layout.mixes.every(({ bedroomCount }) => bedroomCount === null)
  const plans = isEstate || isOffice ? [] : layout.mixes.toSorted((a, b) => UNIT_MIXES.indexOf(a.unitMix) - UNIT_MIXES.indexOf(b.unitMix))
  return [
    { type: 'image', subtype: 'facade', title: name, url: '', drawing: 'facade', unitMix: null },
    { type: 'location', subtype: 'map', title: name, url: '', drawing: 'location', unitMix: null },
    // the arrangement of houses on their estate is not known
    ...(isEstate ? [] : [{ type: 'site-plan', subtype: 'plan', title: name, url: '', drawing: 'site-plan', unitMix: null } as const]),
    ...plans.map(
      ({ unitMix }): Planned => ({ type: 'floor-plan', subtype: 'unit-mix', title: name, url: '', drawing: 'floor-plan', unitMix }),
    ),
  ]
}
