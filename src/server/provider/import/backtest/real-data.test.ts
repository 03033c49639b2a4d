import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { silentProgress } from '../../build/progress.ts'
import { readOptions } from './options.ts'
import { runBacktest } from './run-backtest.ts'

const DATA = join(import.meta.dirname, '../../../../../../shared/data')
/** Takes a quarter of an hour, so it runs only when it is asked for by name. */
const ASKED = process.env.VALUATION_REAL_DATA === '1'

const scoreIn = async (market: string, kind: string, from: string, to: string, ...files: [option: string, file: string][]) => {
  const paths = files.map(([option, file]) => [option, join(DATA, file)] as const)
  const sales = paths.filter(([option]) => option === 'sales').map(([, path]) => path)
  const options = readOptions({ ...Object.fromEntries(paths), sales, market, kind, from, to, json: 'unused.json' })
  return (await runBacktest(options, silentProgress)).report
}

const score = (kind: string, from: string, to: string, ...files: [option: string, file: string][]) =>
  scoreIn('SG', kind, from, to, ...files.map(([option, file]): [string, string] => [option, join('sg', file)]))

describe.skipIf(!ASKED || !existsSync(DATA))('real sales (skipped: no real data, or VALUATION_REAL_DATA is not 1)', () => {
  it('HDB flats', { timeout: 1_200_000 }, async () => {
    const report = await score(
      'hdb',
      '2024-08',
      '2025-07',
      ['sales', 'hdb-resale-2012-03_2025-07.csv.gz'],
      ['blocks', 'hdb-block-coordinates-union.csv.gz'],
      ['amenities', 'sg-amenities-16513.csv.gz'],
    )
    expect(report.mdape).toBeLessThanOrEqual(2.4)
    expect(report.mape).toBeLessThanOrEqual(3.1)
    expect(report.within10).toBeGreaterThanOrEqual(97)
    expect(report.coverage).toBeGreaterThanOrEqual(99.5)
    expect(Math.abs(report.medianBias)).toBeLessThanOrEqual(0.3)
    expect(Math.abs(report.cover68 - 68)).toBeLessThanOrEqual(2)
    expect(Math.abs(report.cover90 - 90)).toBeLessThanOrEqual(2)
  })

  it('condominiums and apartments', { timeout: 1_200_000 }, async () => {
    const report = await score(
      'private',
      '2024-02',
      '2025-01',
      ['sales', 'ura-private-2021_2025-01.csv.gz'],
      ['projects', 'sg-private-projects-geocoded.csv.gz'],
      ['amenities', 'sg-amenities-16513.csv.gz'],
    )
    expect(report.mdape).toBeLessThanOrEqual(2.7)
    expect(report.mape).toBeLessThanOrEqual(3.9)
    expect(report.within10).toBeGreaterThanOrEqual(93.5)
  })

  it('landed houses', { timeout: 300_000 }, async () => {
    const report = await score(
      'landed',
      '2024-02',
      '2025-01',
      ['sales', 'sg-landed-sale-2021-03_2025-01.csv.gz'],
      ['amenities', 'sg-amenities-16513.csv.gz'],
    )
    expect(report.mdape).toBeLessThanOrEqual(6.5)
    expect(Math.abs(report.cover90 - 90)).toBeLessThanOrEqual(3)
  })

  it('terraced houses of Melaka: better than the median of scheme and type (10.4 %) by more than a tenth', {
    timeout: 300_000,
  }, async () => {
    const files: [string, string][] = [
      ['sales', 'my/napic-melaka-2022.csv.gz'],
      ['projects', 'my/napic-melaka-schemes.csv.gz'],
    ]
    const report = await scoreIn('MY', 'terrace', '2022-07', '2022-12', ...files)
    expect(report.mdape).toBeLessThanOrEqual(9)
    expect(report.coverage).toBeGreaterThanOrEqual(95)
  })

  it.each([
    ['house', 12.5],
    ['strata', 13.5],
  ])('New South Wales: %s', { timeout: 900_000 }, async (kind, most) => {
    const files: [string, string][] = [
      ['sales', 'au/nsw'],
      ['localities', 'au/au-localities.csv.gz'],
    ]
    const report = await scoreIn('AU', kind, '2024-07', '2024-09', ...files)
    expect(report.mdape).toBeLessThanOrEqual(most)
    expect(report.coverage).toBeGreaterThanOrEqual(95)
    expect(Math.abs(report.cover68 - 68)).toBeLessThanOrEqual(2)
    expect(Math.abs(report.cover90 - 90)).toBeLessThanOrEqual(2)
  })
})
