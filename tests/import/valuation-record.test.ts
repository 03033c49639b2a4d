import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readStoredArtifact } from '#provider/build/artifacts.ts'
import { buildMarket } from '#provider/build/build-market.ts'
import { readAccuracy, recordAccuracy } from '#provider/import/valuation-record/record-accuracy.ts'
import { SEGMENTS } from '#provider/valuation/segments.ts'
import { produceMarket } from '../fixtures/market-fixture.ts'

const ENGINE = SEGMENTS.hdb.engine
const scores = { n: 100, mape: 3, mdape: 2.3, within5: 80, within10: 97, within20: 99, r2: 0.98, mae: 15_000, medianBias: 0.1 }
const covered = { ...scores, cover68: 68, cover90: 90 }
const report = {
  kind: 'hdb',
  from: '2024-08',
  to: '2025-07',
  unit: 'percent',
  ...covered,
  coverage: 99.9,
  seconds: 300,
  engine: ENGINE,
  madeOn: '2026-11-20',
  naive: { ...scores, mdape: 5 },
  byTown: { BEDOK: covered },
  byType: {},
  byPriceDecile: { 1: covered },
  groups: [{ area: null, areaSqmFrom: null, areaSqmTo: null, n: 100, half: 2.3, nine: 6.1 }],
}

let folder: string
const file = (name: string) => join(folder, name)
const given = (name: string, content: object | string) => {
  writeFileSync(file(name), typeof content === 'string' ? content : JSON.stringify(content))
  return file(name)
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'record-'))
  const produce = (sink: Parameters<typeof produceMarket>[0]) => produceMarket(sink, 2)
  await buildMarket({ country: 'SG', stagingFile: file('market.sqlite'), origin: 'import', contentHash: 'one', produce })
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('recording a back-test', () => {
  it('keeps what was measured, the newest of each segment', () => {
    const later = { ...report, madeOn: '2026-12-01', mdape: 2.2 }
    for (const one of [report, later]) recordAccuracy(file('market.sqlite'), [readAccuracy(given('out.json', one))])
    const db = new DatabaseSync(file('market.sqlite'), { readOnly: true })
    const kept = JSON.parse(String(readStoredArtifact(db, 'accuracy-hdb')))
    db.close()
    expect(kept).toMatchObject({ kind: 'hdb', madeOn: '2026-12-01', mdape: 2.2, naive: { mdape: 5 }, byTown: { BEDOK: { n: 100 } } })
  })

  it.each([
    ['text', 'hello', 'out.json: Unexpected token'],
    ['another file', { kind: 'hdb' }, 'out.json: is no output of valuation:backtest (n: '],
    ['figures without a baseline', { ...report, naive: undefined }, 'is no output of valuation:backtest (naive: '],
    ['fractions that are no figures', { ...report, mdape: '2.3' }, 'is no output of valuation:backtest (mdape: '],
    ['figures without groups', { ...report, groups: undefined }, 'is no output of valuation:backtest (groups: '],
    ['another engine', { ...report, engine: ENGINE + 1 }, `was measured on engine ${ENGINE + 1}, pages are answered by engine ${ENGINE}`],
  ])('refuses %s', (_, content, message) => expect(() => readAccuracy(given('out.json', content))).toThrow(message))

  it('refuses a database without a market', () =>
    expect(() => recordAccuracy(file('empty.sqlite'), [readAccuracy(given('out.json', report))])).toThrow('no market is published'))
})
