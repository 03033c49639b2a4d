import { describe, expect, it } from 'vitest'
import { countriesWith } from '#market/module-countries.ts'
import { balanceOn } from '../../modules/launch/balance.ts'
import { launchRecord } from '../../modules/launch/launch-record.ts'
import { demoLaunch, type LaunchProject, type SalePlan } from './demo-launch.ts'

const NOW_MS = Date.UTC(2026, 10, 20, 6)
const project: LaunchProject = {
  slug: 'kempas-rise',
  name: 'Kempas Rise',
  tenure: 'leasehold',
  tenureYears: 99,
  completionYear: 2029,
  floors: 20,
  unitCount: 120,
  developer: 'Lion Vale',
  psf: 2_500,
}
const selling: SalePlan = { state: 'selling', booking: -120, weekend: 0.55, soldNow: 0.74 }

describe.each(countriesWith('realLaunch'))('a demo launch of %s', (country) => {
  const launch = demoLaunch(country, project, selling, NOW_MS)

  it('is one that the importer takes, the same every time', () => {
    expect(launchRecord.safeParse(launch).error).toBeUndefined()
    expect(demoLaunch(country, project, selling, NOW_MS)).toEqual(launch)
  })

  it('sells most of what it sells at its first weekend, and the middle before the ends', () => {
    const taken = (day: string) =>
      balanceOn(launch.units, day).reduce((sum, { reserved, sold }) => sum + reserved + sold, 0) / launch.units.length
    expect(taken('2026-07-22')).toBe(0)
    expect(taken('2026-07-24')).toBeCloseTo(0.55, 1)
    expect(taken(launch.pricesOn)).toBeCloseTo(0.74, 1)
    const floors = launch.units.map(({ floor }) => floor)
    const middle = (Math.max(...floors) + Math.min(...floors)) / 2
    const off = (those: typeof launch.units) => those.reduce((sum, { floor }) => sum + Math.abs(floor - middle), 0) / those.length
    const isTaken = ({ events }: (typeof launch.units)[number]) => events.length > 1
    expect(off(launch.units.filter((unit) => !isTaken(unit)))).toBeGreaterThan(off(launch.units.filter(isTaken)))
  })

  it('asks more for a higher floor of the same stack', () => {
    const stack = launch.units.filter((unit) => unit.stack === '01').sort((a, b) => a.floor - b.floor)
    const first = stack.map(({ prices }) => prices[0]?.price ?? 0)
    expect(first).toEqual([...first].sort((a, b) => a - b))
    expect(first.at(-1)).toBeGreaterThan(first[0] ?? 0)
  })
})

it('has no sales before booking begins', () => {
  const launch = demoLaunch('SG', project, { state: 'preview', booking: 11, weekend: 0, soldNow: 0 }, NOW_MS)
  expect(launchRecord.safeParse(launch).error).toBeUndefined()
  expect(launch.units.every(({ events }) => events.every(({ state }) => state === 'available'))).toBe(true)
})
