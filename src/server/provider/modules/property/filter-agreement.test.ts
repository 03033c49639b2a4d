import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MapFilter, passes, testsOf } from '#filter/map-filter.ts'
import { type MapShapes, withinShapes } from '#filter/map-shapes.ts'
import { figureOf } from '#filter/quantisation.ts'
import { encodeRings, type Ring } from '#filter/ring-text.ts'
import { RANGE_KEYS, RANGES, type RangeKey, SET_KEYS, setRow } from '#filter/rows.ts'
import { type StationGraph, travelTimeCircles } from '#filter/travel-time.ts'
import { type MarkerColumns, readMarkers } from '#graphql/marker-snapshot.ts'
import { elementAt } from '#lib/element-at.ts'
import { recordOf } from '#lib/records.ts'
import { COUNTRIES } from '#market/countries.ts'
import { type CountryCode, TYPE_GROUPS } from '#market/vocabulary.ts'
import { readStoredArtifact } from '../../build/artifacts.ts'
import { buildMarket } from '../../build/build-market.ts'
import type { ProviderContext } from '../../context.ts'
import { type SqlDatabase, type SqlValue, Statements } from '../../db/client.ts'
import { generateMarket } from '../../demo/generate-market.ts'
import type { ProjectFilter } from './filter.ts'
import { questionOf } from './question.ts'
import { listProjects } from './store.ts'

const RUNS = 250
const YEAR = 2026
const folder = mkdtempSync(join(tmpdir(), 'filter-agreement-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** D1's interface over a local file. */
function localDatabase(db: DatabaseSync): SqlDatabase {
  const bound = (sql: string, values: SqlValue[]) => ({
    bind: (...given: unknown[]) => bound(sql, given as SqlValue[]),
    rows: () => db.prepare(sql).all(...(values as (string | number | null)[])),
  })
  return {
    prepare: (sql) => bound(sql, []),
    batch: async (statements) => (statements as unknown as ReturnType<typeof bound>[]).map((one) => ({ results: one.rows() })),
  }
}

async function publish(country: CountryCode) {
  const stagingFile = join(folder, `${country}.sqlite`)
  await buildMarket({
    country,
    stagingFile,
    origin: 'demo',
    contentHash: 'test',
    produce: (sink) => void generateMarket(country, { scale: 'default', seed: 'agreement' }, sink),
  })
  const db = new DatabaseSync(stagingFile, { readOnly: true })
  const bytes = (name: string) => Uint8Array.from(readStoredArtifact(db, name) ?? [])
  const markers = TYPE_GROUPS.map((group) => readMarkers(bytes(`markers-${group}`).buffer))
  const graph = JSON.parse(new TextDecoder().decode(bytes('station-graph'))) as StationGraph
  const market = new Statements(localDatabase(db))
  const made = new Map<unknown, unknown>()
  const context = {
    country: COUNTRIES[country],
    market,
    clock: { nowMs: () => Date.UTC(YEAR, 5) },
    perRequest(this: void, make: (context: ProviderContext) => unknown) {
      if (!made.has(make)) made.set(make, make(context))
      return made.get(make)
    },
  } as unknown as ProviderContext
  return { markers, graph, context }
}

const place = (columns: MarkerColumns, at: number) => [columns.lat6[at] ?? 0, columns.lng6[at] ?? 0] as const

describe.each(['SG', 'HK'] as const)('%s: the map and the list', (country) => {
  let market: Awaited<ReturnType<typeof publish>>
  beforeAll(async () => {
    market = await publish(country)
  }, 60_000)

  /** bounds near the homes' own figures, on levels and between, so that most filters find some homes and exclude others */
  const bound = (field: RangeKey, jitter: number, at: number): number | null => {
    const columns = market.markers.filter(({ count }) => count > 0)[at % 2] ?? elementAt(market.markers, 0)
    const figure = figureOf(field, columns[RANGES[field].marks.smallest][at % columns.count] ?? 0)
    // years left are asked for, and the marker has the year in which they end
    return figure === null ? null : figure + jitter - (field === 'leaseLeft' ? YEAR : 0)
  }
  const range = fc.record({
    low: fc.nat(),
    high: fc.nat(),
    isLowOpen: fc.boolean(),
    isHighOpen: fc.boolean(),
    jitter: fc.constantFrom(0, 0, 0.3, 2, -1),
  })
  const ranges = fc.dictionary(fc.constantFrom(...RANGE_KEYS), range, { maxKeys: 2 })
  const names = fc.subarray([...SET_KEYS], { maxLength: 2 })
  const sets = fc.record(recordOf(SET_KEYS, (key) => fc.subarray([...setRow(key).choices], { minLength: 1, maxLength: 3 })))
  const few = fc.tuple(ranges, names, sets).map(
    ([own, chosen, all]) =>
      () =>
        ({
          ...Object.fromEntries(
            Object.entries(own).map(([name, { low, high, isLowOpen, isHighOpen, jitter }]) => {
              const field = name as RangeKey
              const [a, b] = [bound(field, jitter, low), bound(field, jitter, high)]
              const [min, max] = a !== null && b !== null && a > b ? [b, a] : [a, b]
              return [field, { min: isLowOpen ? null : min, max: isHighOpen ? null : max }]
            }),
          ),
          ...Object.fromEntries(chosen.map((field) => [field, all[field]])),
        }) as MapFilter,
  )
  const asked = (filter: MapFilter): ProjectFilter => ({ ...filter, ids: null })

  async function listed(filter: ProjectFilter): Promise<number> {
    const plotted = { sql: 'p.lat is not null and p.lng is not null', parameters: [] }
    const { conditions, within } = await questionOf(market.context, filter)
    const page = await listProjects(market.context, { conditions: [...conditions, plotted], within }, 'PSF_HIGH', { first: 3, offset: 0 })
    return page.totalCount()
  }
  function drawn(filter: MapFilter, shapes: MapShapes): number {
    const [tests, within] = [testsOf(filter, YEAR), withinShapes(shapes)]
    return market.markers.reduce((sum, columns) => {
      let count = 0
      for (let at = 0; at < columns.count; at++) if (passes(columns, at, tests) && (within?.(...place(columns, at)) ?? true)) count++
      return sum + count
    }, 0)
  }

  it(`count the same homes for ${RUNS} filters`, async () => {
    let found = 0
    await fc.assert(
      fc.asyncProperty(few, async (make) => {
        const filter = make()
        const count = drawn(filter, { outlines: [], circles: [] })
        found += Math.sign(count)
        expect(await listed(asked(filter))).toBe(count)
      }),
      { numRuns: RUNS },
    )
    expect(found).toBeGreaterThan(RUNS / 5)
  })

  it('count the same homes in outlines, circles and the reach of stations', async () => {
    const home = fc.tuple(fc.constantFrom(0, 1), fc.nat()).map(([group, at]) => {
      const columns = market.markers.filter(({ count }) => count > 0)[group] ?? elementAt(market.markers, 0)
      return place(columns, at % columns.count)
    })
    const offset = fc.integer({ min: -4_000, max: 4_000 })
    const outline: fc.Arbitrary<Ring> = fc
      .tuple(home, fc.array(fc.tuple(offset, offset), { minLength: 3, maxLength: 9 }))
      .map(([[lat6, lng6], corners]) => corners.map(([lat, lng]) => [Math.round(lat6 / 10) + lat, Math.round(lng6 / 10) + lng] as const))
    const around = fc.tuple(home, fc.integer({ min: 100, max: 5_000 }))
    const reach = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 60 }))
    const shapes = fc.record({
      outlines: fc.array(outline, { maxLength: 3 }),
      around: fc.array(around, { maxLength: 2 }),
      reach: fc.option(reach),
    })
    await fc.assert(
      fc.asyncProperty(shapes, few, async ({ outlines, around, reach }, make) => {
        const filter = make()
        const station = reach && market.graph.stations[reach[0] % market.graph.stations.length]
        const circles = around.map(([[lat6, lng6], metres]) => [{ lat6, lng6, metres }])
        if (station && reach) circles.push(travelTimeCircles(market.graph, station, reach[1]))
        const total = await listed({
          ...asked(filter),
          outlines: outlines.length > 0 ? encodeRings(outlines) : null,
          around: around.map(([[lat6, lng6], radiusMetres]) => ({ lat: lat6 / 1e6, lng: lng6 / 1e6, radiusMetres })),
          reach: station && reach ? { lat: station.lat6 / 1e6, lng: station.lng6 / 1e6, minutes: reach[1] } : null,
        })
        expect(total).toBe(drawn(filter, { outlines, circles }))
      }),
      { numRuns: RUNS },
    )
  })
})
