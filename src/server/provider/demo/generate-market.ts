import { createHash } from 'node:crypto'
import type { CountryCode } from '#market/vocabulary.ts'
import { type Progress, silentProgress } from '../db/build/progress.ts'
import type { MarketSink } from '../db/market/rows.ts'
import { planAmenities } from './amenities.ts'
import { planAreas } from './areas.ts'
import { basemapOf, landOf } from './basemap.ts'
import type { DemoMarket, DemoScale, Point, Segment } from './demo-market.ts'
import { DEMO_MARKETS } from './demo-markets.ts'
import { planLand } from './land.ts'
import { planLayout } from './layouts.ts'
import { FIRST_MONTH, MonthCalendar } from './market-time.ts'
import { type Ground, locate, offset, onLand, type Seat, seatProjects } from './placement.ts'
import type { ProjectWorth } from './pricing.ts'
import { blockOf, freeSlug, planProject } from './project-rows.ts'
import { createRandom, type Random } from './random.ts'
import { type PlannedTxn, tradesOf } from './trades.ts'

/** Bump when the same seed shall give other rows. */
const DEMO_VERSION = 2
export const DEMO_SEED = 'realty'

export interface DemoOptions {
  scale: DemoScale
  seed: string
}

/** Tells one demo from another: same text, same rows. */
export const demoContentHash = (country: CountryCode, { scale, seed }: DemoOptions): string =>
  createHash('sha256').update(`demo ${DEMO_VERSION} ${country} ${scale} ${seed}`).digest('hex')

interface DemoCounts {
  areas: number
  projects: number
  units: number
  transactions: number
}

interface Run {
  market: DemoMarket
  sink: MarketSink
  isDry: Ground
  areaId(slug: string): number
  calendars: ReadonlyMap<Segment, MonthCalendar>
  slugs: Set<string>
  transactionsPerProject: number
  next: { building: number; stack: number; txn: number }
  counts: DemoCounts
}

const SOURCE_ID = 1

/** Homes are drawn and traded one after another until the project has its share of transactions. */
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
  const wanted = Math.max(3, Math.round(run.transactionsPerProject * random.between(0.6, 1.4)))
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

function emitBuildings(
  run: Run,
  projectId: number,
  planned: ReturnType<typeof planProject>,
  at: Point,
  layout: ReturnType<typeof planLayout>,
) {
  return layout.buildings.map((building, i) => {
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
}

function emitProject(random: Random, run: Run, id: number, seat: Seat) {
  const { market, sink } = run
  const { place, segment } = seat
  const layout = planLayout(random, market, segment)
  const planned = planProject(random, market, seat, layout, blockOf(seat), run.slugs)
  const at = locate(random, seat, run.isDry)
  const areaSlug = segment.typeGroup === 'public-stack' ? (place.publicArea ?? place.area) : place.area
  sink.project({
    ...planned.row,
    id,
    slug: freeSlug(run.slugs, planned.row),
    areaId: run.areaId(areaSlug),
    districtId: place.district === null ? null : run.areaId(place.district),
    lat: at[0],
    lng: at[1],
    sourceId: SOURCE_ID,
  })
  const buildingIds = emitBuildings(run, id, planned, at, layout)
  const worth: ProjectWorth = {
    segment,
    level: place.level ** segment.levelPower * (1 + 0.06 * random.normal()),
    completionYear: planned.completionYear,
    leaseYears: planned.row.tenureYears,
    leaseStartYear: planned.row.leaseStartYear,
    floors: layout.floors ?? 1,
  }
  const { txns, sold } = trade(random, run, worth, layout)
  const selling = planned.row.constructionStatus !== 'completed'
  for (const mix of layout.mixes)
    sink.unitMix({
      ...mix,
      projectId: id,
      unitsAvailable: selling ? Math.max(0, (mix.unitCount ?? 0) - (sold.get(mix.unitMix) ?? 0)) : null,
    })
  for (const { building, ...txn } of txns)
    sink.txn({
      ...txn,
      id: run.next.txn++,
      projectId: id,
      buildingId: building === null ? null : (buildingIds[building] ?? null),
      sourceId: SOURCE_ID,
    })
  run.counts.projects++
  run.counts.transactions += txns.length
}

function startRun(market: DemoMarket, options: DemoOptions, sink: MarketSink): Run {
  const land = landOf(market)
  const waters = market.waters.map((water) => water.outline)
  for (const shape of basemapOf(market, land)) sink.shape(shape)
  const areas = planAreas(market)
  for (const row of areas.rows) sink.area(row)
  const { projects, transactions } = market.size[options.scale]
  return {
    market,
    sink,
    isDry: (point) => onLand(land, point) && !onLand(waters, point),
    areaId: areas.idOf,
    calendars: new Map(market.segments.map((segment) => [segment, new MonthCalendar(segment.volume, market.season, market.dataMonth)])),
    slugs: new Set(),
    transactionsPerProject: transactions / projects,
    next: { building: 1, stack: 1, txn: 1 },
    counts: { areas: areas.rows.length, projects: 0, units: 0, transactions: 0 },
  }
}

/**
 * Produces a whole demo market, project by project, so that memory stays flat at any scale. Same options, same rows.
 * `progress` counts projects.
 */
export function generateMarket(
  country: CountryCode,
  options: DemoOptions,
  sink: MarketSink,
  progress: Progress = silentProgress,
): DemoCounts {
  const market = DEMO_MARKETS[country]
  const run = startRun(market, options, sink)
  const seats = seatProjects(market, market.size[options.scale].projects)
  const source = {
    id: SOURCE_ID,
    name: 'Demo data, invented',
    kind: 'demo',
    licence: 'MIT',
    contentHash: demoContentHash(country, options),
  }
  // the build's foreign keys want the source before its rows; its counts are those of the plan
  const rows = { rowsRead: seats.length, rowsAccepted: seats.length, rowsRejected: 0, firstMonth: FIRST_MONTH, lastMonth: market.dataMonth }
  sink.source({ ...source, ...rows })
  for (const row of planAmenities(createRandom(`${options.seed} ${country} amenities`), market, run.isDry)) sink.amenity(row)
  for (const row of planLand(createRandom(`${options.seed} ${country} land`), market, run.isDry, run.areaId)) sink.land(row)
  progress.stage('projects', seats.length)
  seats.forEach((seat, i) => {
    emitProject(createRandom(`${options.seed} ${country} project ${i}`), run, i + 1, seat)
    progress.advance(1)
  })
  return run.counts
}
