import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MadeNswSale, nswWeek } from '#fixtures/nsw-week.ts'
import { seededRandom } from '../../valuation/random.ts'

const root = join(import.meta.dirname, '../../../../..')
/** Contracts of the tested month, and the first day of which nothing is known to those who value them. */
const TESTED = '202407'
const FIRST_UNKNOWN = '20240701'

let folder: string

const DAY_MS = 86_400_000
const compact = (ms: number) => new Date(ms).toISOString().slice(0, 10).replaceAll('-', '')

/** A unit of one of five strata plans in place of a house. */
const unitOf = (house: MadeNswSale, at: number): MadeNswSale => ({
  ...house,
  dealing: `SU${house.dealing}`,
  unit: `${100 * (1 + (at % 9)) + (at % 4)}`,
  component: '',
  legal: `${house.house}/SP${100 + (Number(house.house) % 5)}`,
})

/** Weekly files of a made suburb: houses and units, contracts of one to two months before; and one house far from all others. */
function madeWeeks(): Map<string, MadeNswSale[]> {
  const random = seededRandom(5)
  const weeks = new Map<string, MadeNswSale[]>()
  for (let week = 0; week < 35; week++) {
    const at = Date.parse('2024-01-01') + week * 7 * DAY_MS
    const sales = Array.from({ length: 12 }, (_, i): MadeNswSale => {
      const dealing = week * 12 + i
      const area = 400 + Math.floor(random() * 300)
      return {
        dealing: `AA${dealing}`,
        house: `${dealing}`,
        street: `MADE ${1 + (dealing % 5)} ST`,
        area: `${area}`,
        contract: compact(at - (20 + random() * 40) * DAY_MS),
        settlement: compact(at),
        price: `${Math.round(1000 * area * (1 + (dealing % 5) * 0.05) * (0.95 + 0.1 * random()))}`,
        legal: `${dealing}/${1000 + (dealing % 7)}`,
      }
    })
    weeks.set(compact(at), [...sales, ...sales.map(unitOf)])
  }
  weeks.get('20240805')?.push({ dealing: 'FAR', locality: 'FARTOWN', postcode: '2998', contract: `${TESTED}10`, settlement: '20240801' })
  return weeks
}

function write(name: string, weeks: ReadonlyMap<string, readonly MadeNswSale[]>): void {
  mkdirSync(join(folder, name))
  for (const [day, sales] of weeks) writeFileSync(join(folder, name, `${day}.zip`), nswWeek(day, sales))
}

function run(...args: string[]) {
  const base = [
    '--market',
    'AU',
    '--kind',
    'house',
    '--localities',
    'localities.csv',
    '--from',
    '2024-07',
    '--to',
    '2024-07',
    '--threads',
    '1',
  ]
  return spawnSync(process.execPath, [join(root, 'scripts/valuation-backtest.ts'), ...base, ...args], { cwd: folder, encoding: 'utf8' })
}

const rowsOf = (name: string) => readFileSync(join(folder, name), 'utf8').trim().split('\n')

describe('valuation:backtest of New South Wales', () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'nsw-backtest-'))
    writeFileSync(
      join(folder, 'localities.csv'),
      'postcode,locality,state,lat,lng\n2999,MADETOWN,NSW,-33.8,151\n2998,FARTOWN,NSW,-31,148\n2997,OLDTOWN,NSW,-33.81,151\n',
    )
    const weeks = madeWeeks()
    write('weeks', weeks)
    const later = new Map(
      [...weeks].map(([day, sales]) => [
        day,
        day < FIRST_UNKNOWN ? sales : sales.map((sale) => ({ ...sale, price: `${3 * Number(sale.price ?? 900_000)}`, zone: 'E1' })),
      ]),
    )
    later.get('20240708')?.unshift(
      ...['20190505', '20240301', '20240503'].flatMap((contract, at) => {
        const house = {
          dealing: `NEW${at}`,
          house: `${90 + at}`,
          locality: 'OLDTOWN',
          postcode: '2997',
          contract,
          settlement: '20240604',
          component: 'ZZZ',
          price: '90000000',
        }
        return [house, unitOf(house, at)]
      }),
    )
    later.set('20240902', [{ dealing: 'LAST', contract: '20240402', settlement: '20240830', price: '50000' }])
    write('altered', later)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  function expectNoLeak(kind: string): void {
    for (const name of ['weeks', 'altered']) {
      const { status, stderr } = run('--kind', kind, '--sales', name, '--json', `${name}.json`, '--predictions', `${name}.csv`)
      expect(stderr).not.toContain('refused')
      expect(status).toBe(0)
    }
    const [before, after] = ['weeks.csv', 'altered.csv'].map(rowsOf)
    expect(before?.length).toBeGreaterThan(20)
    // all but the price paid, which is what was altered
    const withoutActual = (rows: readonly string[] = []) => rows.map((row) => row.replace(/^[^,]*,/, ''))
    expect(withoutActual(after)).toEqual(withoutActual(before))
    expect(after).not.toEqual(before)
  }

  const title = 'values from what was published before, whatever is published later: %s'
  it.each(['strata'])(title, { timeout: 300_000, tags: ['long'] }, expectNoLeak)
  it.each(['house'])(title, { timeout: 300_000 }, expectNoLeak)

  it('writes the columns that all markets have, and refuses a house without sales around', { timeout: 300_000 }, () => {
    const [header, ...rows] = rowsOf('weeks.csv')
    expect(header).toBe('actual,estimate,low68,high68,low90,high90,month,town,type,site,area_sqm,evidence')
    expect(rows.some((row) => row.includes('FARTOWN'))).toBe(false)
    expect(JSON.parse(readFileSync(join(folder, 'weeks.json'), 'utf8')).coverage).toBeLessThan(100)
  })

  it.each([
    ['--sales nowhere', 'nowhere: there is no such folder'],
    ['--sales weeks --from 2024-06', 'the sales begin in 2024-01: the first month that can be valued is 2024-07'],
    ['--sales .', '.: has no weekly .zip files'],
    ['--sales weeks --kind hdb', '--kind must be one of house, strata'],
    ['--sales weeks --blocks x', '--blocks is of no use for AU'],
    ['--sales weeks --market HK', '--market must be one of SG, MY, AU'],
  ])('refuses "%s" in words', (args, message) => {
    const { status, stderr } = run('--json', 'no.json', ...args.split(' '))
    expect(stderr).toContain(`refused: ${message}`)
    expect(status).toBe(1)
  })
})
