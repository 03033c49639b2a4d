import { createHash } from 'node:crypto'
import type { CountryCode } from '#market/vocabulary.ts'
import { type Progress, silentProgress } from '../build/progress.ts'
import type { Month } from '../db/market/place-tables.ts'
import type { AreaRow, MarketSink } from '../db/market/rows.ts'
import { planAmenities } from './amenities.ts'
import { basemapOf, watersOf } from './basemap.ts'
import { landOf } from './coast.ts'
import { DEMO_MARKETS } from './demo-markets.ts'
import { type DemoCounts, emitProject, type Run, SOURCE_ID } from './emit-project.ts'
import { planLand } from './land.ts'
import type { DemoMarket, DemoScale } from './market/demo-market.ts'
import { type Seat, seatProjects } from './market/placement.ts'
import { createRandom } from './market/random.ts'
import { FIRST_MONTH, MonthCalendar } from './market-time.ts'
import { seatOffices } from './offices.ts'
import { groundOf } from './shape/ground.ts'
import { readStreetsFile } from './streets.ts'
import { demoTimetable } from './timetable.ts'

/** Raise it when the same seed gives other rows. */
const DEMO_VERSION = 11
export const DEMO_SEED = 'realty'

export interface DemoOptions {
  scale: DemoScale
  seed: string
  /** the last month of the records; without it that of the market's tables */
  through?: Month | undefined
}

/** Identifies a demo's content: same text, same rows. */
export const demoContentHash = (country: CountryCode, { scale, seed, through = DEMO_MARKETS[country].dataMonth }: DemoOptions): string =>
  createHash('sha256').update(`demo ${DEMO_VERSION} ${country} ${scale} ${seed} ${through}`).digest('hex')

function startRun(market: DemoMarket, options: DemoOptions, seats: readonly Seat[], sink: MarketSink): Run {
  const land = landOf(market)
  const isLand = groundOf(land)
  const isWater = groundOf(watersOf(market).map(({ ring }) => ring))
  for (const shape of basemapOf(market, land)) sink.shape(shape)
  const areas = planAreas(market)
  for (const row of areas.rows) sink.area(row)
  const { projects, transactions } = market.size[options.scale]
  const segments = new Set(seats.map(({ segment }) => segment))
  return {
    market,
    sink,
    isDry: (point) => isLand(point) && !isWater(point),
    areaId: areas.idOf,
    calendars: new Map([...segments].map((segment) => [segment, new MonthCalendar(segment.volume, market.season, market.dataMonth)])),
    slugs: new Set(),
    transactionsPerProject: transactions / projects,
    next: { building: 1, stack: 1, txn: 1, asset: 1 },
    counts: { areas: areas.rows.length, projects: 0, units: 0, transactions: 0 },
  }
}

/** The market's real streets, where they may be shipped. */
function writeStreets(country: CountryCode, sink: MarketSink): void {
  const shipped = readStreetsFile(country)
  if (!shipped) return
  const { source, licence, kind, text, network } = shipped
  const count = network.streets.length
  sink.source({
    id: SOURCE_ID + 1,
    name: source,
    kind,
    licence,
    contentHash: createHash('sha256').update(text).digest('hex'),
    rowsRead: count,
    rowsAccepted: count,
    rowsRejected: 0,
    firstMonth: null,
    lastMonth: null,
  })
  sink.streets(network)
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
  const tables = DEMO_MARKETS[country]
  const market = { ...tables, dataMonth: options.through ?? tables.dataMonth }
  const homes = seatProjects(market, market.size[options.scale].projects)
  const seats = [...homes, ...seatOffices(market, homes)]
  const run = startRun(market, options, seats, sink)
  const source = {
    id: SOURCE_ID,
    name: 'Demo data, invented',
    kind: 'demo',
    licence: 'MIT',
    contentHash: demoContentHash(country, options),
  }
  // foreign keys require the source before its rows; its counts are taken from the plan
  const rows = { rowsRead: seats.length, rowsAccepted: seats.length, rowsRejected: 0, firstMonth: FIRST_MONTH, lastMonth: market.dataMonth }
  sink.source({ ...source, ...rows })
  writeStreets(country, sink)
  const amenities = planAmenities(createRandom(`${options.seed} ${country} amenities`), market, run.isDry)
  for (const row of amenities) sink.amenity(row)
  sink.timetable(demoTimetable(market, amenities))
  for (const row of planLand(createRandom(`${options.seed} ${country} land`), market, run.isDry, run.areaId)) sink.land(row)
  progress.stage('projects', seats.length)
  seats.forEach((seat, i) => {
    emitProject((of) => createRandom(`${options.seed} ${country} ${of} ${i}`), run, i + 1, seat)
    progress.advance(1)
  })
  return run.counts
}

/** Area rows with ids in table order (parents before children), which can be found by slug. */
function planAreas(market: DemoMarket): { rows: AreaRow[]; idOf(slug: string): number } {
  const ids = new Map<string, number>()
  const rows = market.areas.map((fact, i): AreaRow => {
    const id = i + 1
    if (ids.has(fact.slug)) throw new RangeError(`area ${fact.slug} twice`)
    const parentId = fact.parent === null ? null : ids.get(fact.parent)
    if (parentId === undefined) throw new RangeError(`area ${fact.slug} has no parent ${fact.parent}`)
    ids.set(fact.slug, id)
    const { level, slug, name, nameLocal, at } = fact
    return { id, level, slug, name, nameLocal, parentId, lat: at?.[0] ?? null, lng: at?.[1] ?? null }
  })
  const idOf = (slug: string) => {
    const id = ids.get(slug)
    if (id === undefined) throw new RangeError(`no area ${slug}`)
    return id
  }
  return { rows, idOf }
}
