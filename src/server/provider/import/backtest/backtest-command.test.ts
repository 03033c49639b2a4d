import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededRandom } from '../../valuation/random.ts'
import type { BacktestReport } from './report.ts'

const root = join(import.meta.dirname, '../../../../..')
const HDB_HEADER =
  'month,town,flat_type,block,street_name,storey_range,floor_area_sqm,flat_model,lease_commence_date,remaining_lease,resale_price'
const BLOCKS = 6

let folder: string
const file = (name: string) => join(folder, name)

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/valuation-backtest.ts'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

/** Three years of made sales, in the file's own order: newest blocks mixed, months out of order within a year. */
function madeSales(): string[] {
  const random = seededRandom(7)
  return Array.from({ length: 36 * 20 }, (_, i) => {
    const month = (i * 7) % 36
    const block = 1 + Math.floor(random() * BLOCKS)
    const floor = 1 + 3 * Math.floor(random() * 4)
    const price = Math.round(5000 * 90 * (1 + 0.003 * month) * (1 + 0.02 * block) * (1 + 0.004 * floor) * (1 + 0.03 * (random() - 0.5)))
    const band = `${`${floor}`.padStart(2, '0')} TO ${`${floor + 2}`.padStart(2, '0')}`
    const name = `${2020 + Math.floor(month / 12)}-${`${(month % 12) + 1}`.padStart(2, '0')}`
    return `${name},BEDOK,4 ROOM,${block},BEDOK STH RD,${band},90.0,Model A,1985,61 years 04 months,${price}.0`
  })
}

const madeBlocks = () =>
  ['block,street_name,lat,lng,postal,max_floor_lvl,year_completed,total_dwelling_units'].concat(
    Array.from({ length: BLOCKS }, (_, b) => `${b + 1},BEDOK STH RD,${1.32 + 0.001 * b},103.93,46000${b + 1},12,1984,100`),
  )

describe('the valuation:backtest command', () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'backtest-'))
    const lines = madeSales()
    writeFileSync(file('sales.csv'), [HDB_HEADER, ...lines].join('\n'))
    writeFileSync(file('early.csv.gz'), gzipSync([HDB_HEADER, ...lines.slice(0, 400)].join('\n')))
    writeFileSync(file('late.csv'), [HDB_HEADER, ...lines.slice(300)].join('\r\n'))
    writeFileSync(file('blocks.csv'), madeBlocks().join('\n'))
    writeFileSync(file('wrong.csv'), 'month,price\n2020-01,1\n')
    writeFileSync(file('broken.csv'), [HDB_HEADER, ...lines.slice(0, 9).map((line) => line.replace('BEDOK', ''))].join('\n'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const base = ['--market', 'SG', '--kind', 'hdb', '--from', '2022-07', '--to', '2022-12', '--threads', '1']

  it('scores the estimates and writes them in input order', { timeout: 60_000 }, () => {
    const { status, stderr } = run(...base, ...'--sales sales.csv --blocks blocks.csv --json out.json --predictions out.csv'.split(' '))
    expect(stderr).not.toContain('refused')
    expect(status).toBe(0)
    const report = JSON.parse(readFileSync(file('out.json'), 'utf8')) as BacktestReport
    expect(report).toMatchObject({ kind: 'hdb', n: 120, coverage: 100, unit: 'percent' })
    expect(report.mdape).toBeLessThan(2)
    expect(report.byTown.BEDOK?.n).toBe(120)
    // 120 sales in 24 kinds of home and 6 months make fewer pairs than a floor needs
    expect(report.floor).toBeNull()
    expect(Object.values(report.byPriceDecile).reduce((sum, { n }) => sum + n, 0)).toBe(120)
    const [header, ...rows] = readFileSync(file('out.csv'), 'utf8').trim().split('\n')
    expect(header).toMatch(/^actual,estimate,low68,high68,low90,high90(,|$)/)
    const asked = madeSales().filter((line) => line >= '2022-07')
    expect(rows.map((row) => row.split(',')[0])).toEqual(asked.map((line) => line.split(',').at(-1)?.replace('.0', '')))
    for (const row of rows) {
      const [, estimate, low68, high68, low90, high90] = row.split(',').map(Number) as [number, number, number, number, number, number]
      expect(low90 <= low68 && low68 <= estimate && estimate <= high68 && high68 <= high90).toBe(true)
    }
  })

  it('takes packed and overlapping files as one', { timeout: 60_000 }, () => {
    const both = run(...base, ...'--sales early.csv.gz --sales late.csv --blocks blocks.csv --json both.json --refit once'.split(' '))
    const one = run(...base, ...'--sales sales.csv --blocks blocks.csv --json one.json --refit once'.split(' '))
    expect([both.status, one.status]).toEqual([0, 0])
    const [a, b] = ['both.json', 'one.json'].map((name) => ({ ...(JSON.parse(readFileSync(file(name), 'utf8')) as object), seconds: 0 }))
    expect(a).toEqual(b)
  })

  it.each([
    ['--sales missing.csv', 'missing.csv: there is no such file'],
    ['--sales wrong.csv', 'wrong.csv: has no column "town"'],
    ['--sales broken.csv', 'broken.csv: 9 of 9 rows cannot be read (9 × broken.csv: town is empty)'],
    ['--sales sales.csv --from 2030-01 --to 2030-02', 'no hdb sale to value between 2030-01 and 2030-02'],
    ['--sales sales.csv --from 2020-05', 'the sales begin in 2020-01: the first month that can be valued is 2022-04'],
    ['--sales sales.csv --from 2023-13', '--from must be a month like 2024-08'],
    ['--sales sales.csv --kind castle', '--kind must be one of hdb, private, landed'],
    ['', '--sales FILE is missing'],
  ])('refuses "%s" in words', (args, message) => {
    const { status, stderr } = run(...base, '--json', 'no.json', ...args.split(' ').filter(Boolean))
    expect(stderr).toContain(`refused: ${message}`)
    expect(status).toBe(1)
    expect(existsSync(file('no.json'))).toBe(false)
  })

  it('does not know other options', () => {
    const { status, stderr } = run(...base, '--json', 'no.json', '--sales', 'sales.csv', '--wish', 'x')
    expect(stderr).toContain("Unknown option '--wish'")
    expect([status, existsSync(file('no.json'))]).toEqual([2, false])
  })
})
