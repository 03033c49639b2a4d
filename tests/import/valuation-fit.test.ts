import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readStoredArtifact } from '#provider/build/artifacts.ts'
import { buildMarket } from '#provider/build/build-market.ts'
import { silentProgress } from '#provider/build/progress.ts'
import { readFitOptions } from '#provider/import/valuation-fit/options.ts'
import { runFit } from '#provider/import/valuation-fit/run-fit.ts'
import { MADE_PLAN } from '#provider/valuation/made-market.ts'
import { parseModel } from '#provider/valuation/segment-model-codec.ts'
import type { SegmentName } from '#provider/valuation/segments.ts'
import { readCommandLine } from '../../scripts/command-line.ts'
import { COMMANDS } from '../../scripts/commands.ts'
import { produceMarket } from '../fixtures/market-fixture.ts'

const PLAN = { ...MADE_PLAN, forest: { ...MADE_PLAN.forest, trees: 5 } }
let folder: string
let market: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fit-'))
  market = join(folder, 'market.sqlite')
  await buildMarket({
    country: 'SG',
    stagingFile: market,
    origin: 'import',
    contentHash: 'one',
    produce: (sink) => produceMarket(sink, 12),
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

function copy(name: string): string {
  const file = join(folder, name)
  copyFileSync(market, file)
  return file
}

const fitted = (file: string, { plan = PLAN, segments = ['hdb'] as SegmentName[] } = {}) => {
  const least = { lessons: 100, calibration: 40 }
  return runFit({ file, segments, threads: 1, progress: silentProgress, plans: { hdb: plan }, least })
}

function stored(file: string): Buffer {
  const db = new DatabaseSync(file, { readOnly: true })
  const bytes = readStoredArtifact(db, 'valuation-hdb')
  db.close()
  if (!bytes) throw new Error('no model')
  return bytes
}

describe('fitting a market', () => {
  it('stores a model of its edition, the same bytes every time', async () => {
    const [a, b] = [copy('a.sqlite'), copy('b.sqlite')]
    const [outcome] = await fitted(a)
    await fitted(b)
    expect(outcome).toMatchObject({ segment: 'hdb', refused: null, changed: true, lessons: 216, month: 2026 * 12 + 6 })
    expect(stored(a)).toEqual(stored(b))
    expect(parseModel(stored(a))).toMatchObject({ dataVersion: 'one', month: 2026 * 12 + 6, segment: 'hdb' })
    expect(outcome?.bytes).toBeLessThan(5_000_000)
  })

  it('changes nothing the second time, and fits anew for another plan or edition', async () => {
    const file = copy('again.sqlite')
    const [first] = await fitted(file)
    expect(await fitted(file)).toEqual([{ ...first, changed: false }])
    const [other] = await fitted(file, { plan: { ...PLAN, effectiveMin: 3 } })
    expect(other).toMatchObject({ changed: true })
    const db = new DatabaseSync(file)
    db.exec("update meta set value = 'two' where key = 'data_version'")
    db.close()
    expect((await fitted(file))[0]).toMatchObject({ changed: true })
    expect(parseModel(stored(file)).dataVersion).toBe('two')
  })

  it('leaves segments without enough sales to the first estimate and says why', async () => {
    const outcomes = await fitted(copy('thin.sqlite'), { segments: ['hdb', 'private', 'landed'] })
    expect(outcomes.map(({ refused }) => refused)).toEqual([
      null,
      'private: the sales of 2026-01 to 2026-06 are 6 months, 23 are needed',
      'landed: the sales of 2022-02 to 2022-02 are 1 months, 25 are needed',
    ])
  })

  it('refuses a market in which nothing can be fitted', async () => {
    await expect(fitted(copy('none.sqlite'), { segments: ['private'] })).rejects.toThrow(
      'nothing can be fitted: private: the sales of 2026-01',
    )
    await expect(fitted(join(folder, 'empty.sqlite'))).rejects.toThrow('no market is published in this database')
    const least = { lessons: 10_000, calibration: 40 }
    const asked = runFit({ file: copy('few.sqlite'), segments: ['hdb'], threads: 1, progress: silentProgress, plans: { hdb: PLAN }, least })
    await expect(asked).rejects.toThrow('hdb: 216 sales to learn from and 48 in the last 4 months; 10000 and 40 are needed')
  })
})

describe('the command line', () => {
  it.each([
    ['--market XX', '--market must name an open market, such as SG'],
    ['--market MY', 'MY: the engine is measured on the sales of SG only; the others are served by the first estimate'],
    ['--market SG --segment castle', '--segment must be one of hdb, private, landed, not castle'],
    ['--market SG --threads 0', '--threads must be a whole number from 1 up'],
    ['--market SG --wish', "Unknown option '--wish'"],
  ])('refuses %s in words', (args, message) =>
    expect(() => readFitOptions(readCommandLine(COMMANDS['valuation:fit'], args.split(' ')).values)).toThrow(message),
  )

  it('takes all segments when none is named', () =>
    expect(readFitOptions({ market: 'sg', threads: '1' })).toMatchObject({
      country: 'SG',
      segments: ['hdb', 'private', 'landed'],
      threads: 1,
    }))

  it('exits with a reason and where to read more', () => {
    const script = join(import.meta.dirname, '../../scripts/valuation-fit.ts')
    const { status, stderr } = spawnSync(process.execPath, [script, '--market', 'HK'], { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toContain('refused: HK: the engine is measured on the sales of SG only')
    expect(stderr).toContain('npm run valuation:fit -- --help')
  })
})
