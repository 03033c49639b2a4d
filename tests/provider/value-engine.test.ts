import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMarket } from '#provider/build/build-market.ts'
import { silentProgress } from '#provider/build/progress.ts'
import { readSegment } from '#provider/import/valuation-fit/read-segment.ts'
import { runFit } from '#provider/import/valuation-fit/run-fit.ts'
import { subjectOfHome } from '#provider/modules/valuation/engine-subject.ts'
import { type EngineEstimate, estimateHome } from '#provider/valuation/estimate.ts'
import { MADE_PLAN } from '#provider/valuation/made-market.ts'
import { evidenceOf } from '#provider/valuation/month-describer.ts'
import type { SegmentModel } from '#provider/valuation/segment-model.ts'
import { parseModel } from '#provider/valuation/segment-model-codec.ts'
import { SEGMENTS } from '#provider/valuation/segments.ts'
import { WeightedComparables } from '#provider/valuation/weighted-comparables.ts'
import { produceMarket } from '../fixtures/market-fixture.ts'
import { startProvider, type TestProvider } from './harness.ts'

const BLOCKS = 40
const PLAN = { ...MADE_PLAN, effectiveMin: 2 }
const QUERY = `query($slug: String!, $home: HomeInput) { project(typeGroup: PUBLIC_STACK, slug: $slug) { estimate(home: $home) {
  __typename
  ... on Estimate { method asOf value low68 high68 low90 high90 fsd confidence statement { ... on MeasuredStatement { n half nine area } ... on UnmeasuredStatement { reason } } effectiveN paid learnedFrom drivers { code amount }
    comparables { id price distanceMetres ageMonths timeAdjustment kindAdjustment floorAdjustment areaAdjustment leaseAdjustment adjustedPrice weight } }
  ... on EstimateRefusal { reason evidence needed }
} } }`

interface Shown extends Omit<EngineEstimate, 'comparables'> {
  method: string
  effectiveN: number
  asOf: string
  fsd: number
  confidence: string | null
  statement: object
  paid: number
  learnedFrom: number
  drivers: { code: string; amount: number }[]
  comparables: (EngineEstimate['comparables'][number] & { id: string; distanceMetres: number })[]
}

let folder: string
let provider: TestProvider
let model: SegmentModel

/** The fixture as a file, fitted by the code of the command. */
async function fitFixture(): Promise<DatabaseSync> {
  const stagingFile = join(folder, 'market.sqlite')
  const produce = (sink: Parameters<typeof produceMarket>[0]) => produceMarket(sink, BLOCKS)
  await buildMarket({ country: 'SG', stagingFile, origin: 'demo', contentHash: `fixture-${BLOCKS}`, produce })
  const least = { lessons: 100, calibration: 50 }
  await runFit({ file: stagingFile, segments: ['hdb'], threads: 1, progress: silentProgress, plans: { hdb: PLAN }, least })
  return new DatabaseSync(stagingFile)
}

let fitted: DatabaseSync
const storeModel = async () => {
  const rows = fitted.prepare("select * from artifact where name like 'valuation-%'").all()
  for (const row of rows) {
    const columns = Object.keys(row)
    await provider.env.DB_SG.prepare(
      `insert or replace into artifact (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    )
      .bind(...Object.values(row))
      .run()
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'engine-'))
  provider = await startProvider()
  fitted = await fitFixture()
  const bytes = fitted.prepare("select bytes from artifact where name = 'valuation-hdb'").get()?.bytes as Uint8Array
  model = parseModel(bytes)
})
afterAll(async () => {
  fitted?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function estimateOf(block: number, home: object | null = null) {
  const answer = await provider.ask<{ project: { estimate: Shown } }>(QUERY, { slug: `blk-${100 + block}-cedar-ave`, home })
  expect(answer.errors).toEqual([])
  return { ...answer, estimate: answer.data?.project.estimate as Shown }
}

describe('the engine in the Worker', () => {
  it('does not answer until the market is fitted', async () => {
    expect((await estimateOf(1)).estimate).toMatchObject({ method: 'FIRST' })
  })

  it('answers once it is, by eight statements with the project, its area and the record, and one more to load the model', async () => {
    await storeModel()
    const cold = await estimateOf(1)
    expect(cold.estimate).toMatchObject({ method: 'ENGINE', asOf: '2026-06', confidence: null })
    const warm = await estimateOf(2)
    expect([cold.statements, warm.statements]).toEqual([9, 8])
  })

  it('gives the same estimate as the command does from the whole market', async () => {
    const stored = readSegment(fitted, 'hdb', silentProgress)
    if (!stored) throw new Error('no sales')
    const evidence = evidenceOf(stored.market, PLAN, model.index)
    for (const block of [1, 7, 20, 40])
      for (const home of [
        { unitMix: '3', areaSqm: 90, floor: 5 },
        { unitMix: '3', areaSqm: 96, floor: 11 },
      ]) {
        const place = { id: block, leaseStartYear: 1990, completionYear: 1992 }
        const subject = subjectOfHome(model, block - 1, place, { ...home, leaseStartYear: 1990 }, stored.sales)
        if (!subject) throw new Error('unknown home')
        const expected = estimateHome(evidence, subject, model.valuer, new WeightedComparables(PLAN, 2000), 12)
        if ('refused' in expected) throw new Error('refused')
        const { estimate } = await estimateOf(block, home)
        const { value, low68, high68, low90, high90, effective } = expected
        expect(estimate).toMatchObject({ value, low68, high68, low90, high90 })
        expect(estimate.effectiveN).toBeCloseTo(effective, 9)
        expect(estimate.comparables.map((one) => one.adjustedPrice)).toEqual(expected.comparables.map((one) => one.adjustedPrice))
      }
  })

  it('shows evidence that adds up', async () => {
    const { estimate } = await estimateOf(12, { unitMix: '3', areaSqm: 94, floor: 8 })
    expect(estimate.paid + estimate.drivers.reduce((sum, { amount }) => sum + amount, 0)).toBe(estimate.value)
    expect(estimate.learnedFrom).toBe(model.lessons)
    expect(estimate.comparables).toHaveLength(12)
    estimate.comparables.forEach((one, i) => {
      const steps = one.timeAdjustment + one.kindAdjustment + one.floorAdjustment + one.areaAdjustment + one.leaseAdjustment
      expect(one.price + steps).toBe(one.adjustedPrice)
      expect(one.weight).toBeLessThanOrEqual(estimate.comparables[i - 1]?.weight ?? 1)
    })
    expect(estimate.comparables.some((one) => one.distanceMetres === 0)).toBe(true)
    const { low90, low68, value, high68, high90 } = estimate
    expect([low90, low68, value, high68, high90]).toEqual([low90, low68, value, high68, high90].toSorted((a, b) => a - b))
  })

  it('uses no sale of the valued month or later', async () => {
    const home = { unitMix: '3', areaSqm: 90, floor: 5 }
    const before = (await estimateOf(3, home)).estimate
    await provider.env.DB_SG.exec(
      "insert into txn select 90001, 3, 3, 'sale', 'resale', 202607, 9000000, 90, 9000, '3', 4, 6, null, 1, null, null, 1, 0, null",
    )
    expect((await estimateOf(3, home)).estimate).toEqual(before)
    await provider.env.DB_SG.exec('delete from txn where id = 90001')
  })

  it('refuses where the evidence is thin, with what it has and needs', async () => {
    const lonely = await provider.ask<{ project: { estimate: object } }>(QUERY, {
      slug: 'nothing-known',
      home: { unitMix: '3', areaSqm: 90 },
    })
    expect(lonely.data?.project.estimate).toMatchObject({ __typename: 'EstimateRefusal', reason: 'NO_SALES' })
    const odd = await estimateOf(1, { unitMix: 'EX', areaSqm: 140 })
    expect(odd.estimate).toMatchObject({ __typename: 'EstimateRefusal', reason: 'UNKNOWN_HOME' })
  })

  it('does not answer when the model is of another edition or damaged', async () => {
    await provider.env.DB_SG.exec("update meta set value = 'another' where key = 'data_version'")
    expect((await estimateOf(4)).estimate.method).toBe('FIRST')
    await provider.env.DB_SG.exec(`update meta set value = 'fixture-${BLOCKS}' where key = 'data_version'`)
    expect((await estimateOf(4)).estimate.method).toBe('ENGINE')
    await provider.env.DB_SG.exec("update artifact set hash = 'f00df00df00df00d' where name = 'valuation-hdb'")
    expect((await estimateOf(4)).estimate.method).toBe('FIRST')
    await storeModel()
    expect((await estimateOf(4)).estimate.method).toBe('ENGINE')
  })
})

describe('rent beside the value', () => {
  const condo = `{ project(typeGroup: PRIVATE_STACK, slug: "cedar-grand") { estimate(home: { unitMix: "2", areaSqm: 80 }) {
    ... on Estimate { value rent { value low high n scope asOf grossYield } } } } }`
  interface Answer {
    project: { estimate: { value: number; rent: { value: number; grossYield: number } | null } }
  }

  it('comes from like contracts, with the yield on the estimated price', async () => {
    const { data, errors } = await provider.ask<Answer>(condo)
    expect(errors).toEqual([])
    const { value, rent } = data?.project.estimate ?? {}
    expect(rent).toMatchObject({ value: 5000, low: 5000, high: 5000, n: 6, scope: 'PROJECT', asOf: '2026-06' })
    expect(rent?.grossYield).toBeCloseTo(60_000 / (value ?? 1), 12)
  })

  it.each(['hk', 'my'])('is hidden in %s, where rents are not disclosed', async (country) => {
    const { data, errors } = await provider.ask<Answer>(condo, {}, { 'country-code': country })
    expect(errors).toEqual([])
    expect(data?.project.estimate).toMatchObject({ value: expect.any(Number), rent: null })
  })
})

describe('measured accuracy', () => {
  const QUERY_ACCURACY = `{ valuationAccuracy { typeGroup from to madeOn coverage scores { n medianError within10 cover68 }
    naive { medianError cover68 } byArea { name scores { n medianError } } } }`
  const scores = { n: 100, mape: 3, mdape: 2.3, within5: 80, within10: 97, within20: 99, medianBias: 0.1, cover68: 68, cover90: 90 }
  const record = {
    kind: 'hdb',
    engine: SEGMENTS.hdb.engine,
    madeOn: '2026-11-20',
    unit: 'percent',
    from: '2024-08',
    to: '2025-07',
    coverage: 99.9,
    ...scores,
    naive: { ...scores, mdape: 5 },
    byTown: { BEDOK: { ...scores, n: 40 } },
    byType: {},
    byPriceDecile: {},
    groups: [
      { area: 'CEDAR', areaSqmFrom: 80, areaSqmTo: 100, n: 204, half: 1.9, nine: 5.5 },
      { area: 'BEDOK', areaSqmFrom: null, areaSqmTo: null, n: 320, half: 2.1, nine: 5.9 },
      { area: null, areaSqmFrom: null, areaSqmTo: null, n: 900, half: 2.3, nine: 6.1 },
    ],
  }
  const put = (content: object) =>
    provider.env.DB_SG.prepare("insert or replace into artifact values ('accuracy-hdb', 0, 'feedfeedfeedfeed', 'application/json', 1, ?)")
      .bind(new TextEncoder().encode(JSON.stringify(content)))
      .run()

  it('is empty until a back-test is on record, and one of another engine is none', async () => {
    expect((await provider.ask(QUERY_ACCURACY)).data).toEqual({ valuationAccuracy: [] })
    await put({ ...record, engine: SEGMENTS.hdb.engine + 1 })
    expect((await provider.ask(QUERY_ACCURACY)).data).toEqual({ valuationAccuracy: [] })
  })

  it('is not quoted where the engine does not answer', async () => {
    await put(record)
    await provider.env.DB_SG.exec("delete from artifact where name = 'valuation-hdb'")
    expect((await provider.ask(QUERY_ACCURACY)).data).toEqual({ valuationAccuracy: [] })
    await storeModel()
  })

  it('comes with its period, day, number of sales and the simple method’s error', async () => {
    const { data, statements } = await provider.ask(QUERY_ACCURACY)
    expect(statements).toBe(1)
    expect(data).toEqual({
      valuationAccuracy: [
        {
          typeGroup: 'PUBLIC_STACK',
          from: '2024-08',
          to: '2025-07',
          madeOn: '2026-11-20',
          coverage: 99.9,
          scores: { n: 100, medianError: 2.3, within10: 97, cover68: 68 },
          naive: { medianError: 5, cover68: null },
          byArea: [{ name: 'BEDOK', scores: { n: 40, medianError: 2.3 } }],
        },
      ],
    })
  })

  it('says which error no method can come below, where the back-test has measured that', async () => {
    const FLOOR = '{ valuationAccuracy { floor { pairs medianError meanError } } }'
    expect((await provider.ask(FLOOR)).data).toEqual({ valuationAccuracy: [{ floor: null }] })
    await put({ ...record, floor: { pairs: 1515, median: 1.8, mean: 2.4 } })
    expect((await provider.ask(FLOOR)).data).toEqual({ valuationAccuracy: [{ floor: { pairs: 1515, medianError: 1.8, meanError: 2.4 } }] })
    await put(record)
  })

  it('is said of all homes of a segment by its largest group', async () => {
    const { data } = await provider.ask('{ valuationAccuracy { statement { n half nine area } } }')
    expect(data).toEqual({ valuationAccuracy: [{ statement: { n: 900, half: 2.3, nine: 6.1, area: null } }] })
  })

  it('is said of an estimate by the narrowest group that holds the home, as the accuracy page says it', async () => {
    const PAGE = '{ valuationAccuracy { statements { n half nine area } } }'
    const { data } = await provider.ask<{ valuationAccuracy: { statements: object[] }[] }>(PAGE)
    const { estimate } = await estimateOf(4, { unitMix: '3', areaSqm: 90 })
    expect(estimate).toMatchObject({ method: 'ENGINE', statement: { n: 204, half: 1.9, nine: 5.5, area: 'CEDAR' } })
    expect(data?.valuationAccuracy[0]?.statements).toContainEqual(estimate.statement)
    expect((await estimateOf(4, { unitMix: '3', areaSqm: 103 })).estimate.statement).toMatchObject({ n: 900, area: null })
    const widest = Math.max(5.5, (50 * (estimate.high90 - estimate.low90)) / estimate.value)
    expect(estimate.confidence).toBe(widest <= 10 ? 'HIGH' : widest <= 20 ? 'MEDIUM' : 'LOW')
  })

  it('has one reason where nothing was measured, and then no word of confidence', async () => {
    await provider.env.DB_SG.exec("delete from artifact where name like 'accuracy-%'")
    expect((await estimateOf(4)).estimate).toMatchObject({ confidence: null, statement: { reason: 'DEMONSTRATION' } })
    await provider.env.DB_SG.exec("update meta set value = 'import' where key = 'origin'")
    expect((await estimateOf(4)).estimate).toMatchObject({ confidence: null, statement: { reason: 'NO_BACK_TEST' } })
    await provider.env.DB_SG.exec("insert into meta (key, value) values ('too_few_sales_hdb', 'hdb: 3 sales')")
    expect((await estimateOf(4)).estimate).toMatchObject({ confidence: null, statement: { reason: 'TOO_FEW_SALES' } })
    const { data } = await provider.ask<object>('{ valuationUnmeasured { typeGroup reason } }')
    expect(data).toEqual({
      valuationUnmeasured: [
        { typeGroup: 'PUBLIC_STACK', reason: 'TOO_FEW_SALES' },
        { typeGroup: 'PRIVATE_STACK', reason: 'NO_BACK_TEST' },
        { typeGroup: 'PRIVATE_LAND', reason: 'NO_BACK_TEST' },
      ],
    })
    await put(record)
    await provider.env.DB_SG.exec("update meta set value = 'another' where key = 'data_version'")
    expect((await estimateOf(4)).estimate).toMatchObject({ confidence: null, method: 'FIRST', statement: { reason: 'OTHER_METHOD' } })
  })
})
