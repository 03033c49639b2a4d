import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HomeHistoryDocument, type HomeHistoryQuery, HomeValueDocument, type HomeValueQuery } from '#graphql/generated/graphql.ts'
import { buildMarket } from '#provider/build/build-market.ts'
import { silentProgress } from '#provider/build/progress.ts'
import { runFit } from '#provider/import/valuation-fit/run-fit.ts'
import { HISTORY_QUARTERS } from '#provider/modules/valuation/estimate-history.ts'
import { MADE_PLAN } from '#provider/valuation/made-market.ts'
import { produceMarket } from '../fixtures/market-fixture.ts'
import { startProvider, type TestProvider } from './harness.ts'

const BLOCKS = 40
let folder: string
let provider: TestProvider
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'history-'))
  provider = await startProvider()
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
})

const home = { unitMix: '3', areaSqm: 90, floor: 5 }
const subject = (block: number) => ({ typeGroup: 'PUBLIC_STACK', slug: `blk-${100 + block}-cedar-ave`, home })

async function both(block: number) {
  const past = await provider.ask<HomeHistoryQuery>(HomeHistoryDocument, subject(block))
  const today = await provider.ask<HomeValueQuery>(HomeValueDocument, subject(block))
  expect([...past.errors, ...today.errors]).toEqual([])
  const estimate = today.data?.project?.estimate
  if (estimate?.__typename !== 'Estimate') throw new Error('refused')
  return { points: past.data?.project?.estimateHistory ?? [], statements: past.statements, estimate }
}

/** What must hold of every history, whichever method made it. */
async function check(block: number, method: string) {
  const { points, statements, estimate } = await both(block)
  expect(estimate.method).toBe(method)
  // one finds the project
  expect(statements).toBeLessThanOrEqual(1 + 6)
  expect(points.length).toBeGreaterThan(3)
  expect(points.length).toBeLessThanOrEqual(HISTORY_QUARTERS + 1)
  const { asOf, value, low68, high68, low90, high90 } = estimate
  expect(points.at(-1)).toMatchObject({ asOf, value, low68, high68, low90, high90 })
  for (const [i, one] of points.entries()) {
    expect([one.low90, one.low68, one.value, one.high68, one.high90]).toEqual(
      [one.low90, one.low68, one.value, one.high68, one.high90].toSorted((a, b) => a - b),
    )
    if (i > 0) expect(one.asOf > (points[i - 1]?.asOf ?? '')).toBe(true)
  }
  return points
}

/** Raises a block's prices after a month by a tenth, which must not change any point before it. */
const raiseLaterPrices = (block: number, after: number) =>
  provider.env.DB_SG.exec(`update txn set price = price * 11 / 10 where project_id = ${block} and month > ${after}`)

describe('the history of a first estimate', () => {
  it('ends with the estimate and rises with the market', async () => {
    const points = await check(1, 'FIRST')
    expect(points.at(-1)?.value).toBeGreaterThan(points[0]?.value ?? 0)
  })

  it('knows no later sale', async () => {
    const before = (await both(2)).points
    await raiseLaterPrices(2, 202512)
    const after = (await both(2)).points
    const old = (points: typeof before) => points.filter(({ asOf }) => asOf <= '2025-12')
    expect(old(after)).toEqual(old(before))
    expect(after.at(-1)?.value).toBeGreaterThan(1.01 * (before.at(-1)?.value ?? 0))
  })

  it('is empty where nothing can be valued', async () => {
    const lonely = { typeGroup: 'PUBLIC_STACK', slug: 'nothing-known', home }
    const { data, errors } = await provider.ask<HomeHistoryQuery>(HomeHistoryDocument, lonely)
    expect(errors).toEqual([])
    expect(data?.project?.estimateHistory).toEqual([])
  })
})

describe('the history of the engine', () => {
  beforeAll(async () => {
    const stagingFile = join(folder, 'market.sqlite')
    const produce = (sink: Parameters<typeof produceMarket>[0]) => produceMarket(sink, BLOCKS)
    await buildMarket({ country: 'SG', stagingFile, origin: 'demo', contentHash: `fixture-${BLOCKS}`, produce })
    const least = { lessons: 100, calibration: 50 }
    await runFit({ file: stagingFile, segments: ['hdb'], threads: 1, progress: silentProgress, plans: { hdb: MADE_PLAN }, least })
    const fitted = new DatabaseSync(stagingFile)
    for (const row of fitted.prepare("select * from artifact where name like 'valuation-%'").all()) {
      const columns = Object.keys(row)
      const statement = `insert or replace into artifact (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`
      await provider.env.DB_SG.prepare(statement)
        .bind(...Object.values(row))
        .run()
    }
    fitted.close()
  })

  it('ends with the estimate, within the statements', async () => {
    await check(5, 'ENGINE')
  })

  it('knows no later sale', async () => {
    const before = (await both(6)).points
    await raiseLaterPrices(6, 202512)
    const after = (await both(6)).points
    const old = (points: typeof before) => points.filter(({ asOf }) => asOf <= '2025-12')
    expect(old(after).length).toBeGreaterThan(0)
    expect(old(after)).toEqual(old(before))
    expect(after.at(-1)?.value).not.toBe(before.at(-1)?.value)
  })
})

describe('what the visitor says of tenure', () => {
  it('is ignored where the record has it', async () => {
    const { typeGroup, slug } = subject(9)
    const ask = (said: object) => provider.ask<HomeValueQuery>(HomeValueDocument, { typeGroup, slug, home: { ...home, ...said } })
    const [plain, said] = [await ask({}), await ask({ tenure: 'FREEHOLD', leaseStartYear: 1999 })]
    expect(said.errors).toEqual([])
    expect(said.data?.project?.estimate).toEqual(plain.data?.project?.estimate)
  })
})
