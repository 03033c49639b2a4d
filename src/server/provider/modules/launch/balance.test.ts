import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UNIT_STATES } from '#graphql/launch-kinds.ts'
import { balanceOn, balanceOverTime, stateOn } from './balance.ts'

const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-02-${String(number).padStart(2, '0')}`)
const event = fc.record({ day, state: fc.constantFrom(...UNIT_STATES) })
const events = fc.uniqueArray(event, { selector: ({ day }) => day, maxLength: 6 })
const units = fc.array(fc.record({ unitMix: fc.constantFrom('1' as const, '2' as const, 'PH' as const), events }), {
  minLength: 1,
  maxLength: 30,
})

describe('the balance of a launch', () => {
  it('counts every unit once on every day', () => {
    fc.assert(
      fc.property(units, day, (units, day) => {
        const rows = balanceOn(units, day)
        for (const { unitMix, available, reserved, sold } of rows)
          expect(available + reserved + sold).toBe(units.filter((unit) => unit.unitMix === unitMix).length)
        expect(new Set(rows.map(({ unitMix }) => unitMix))).toEqual(new Set(units.map(({ unitMix }) => unitMix)))
      }),
    )
  })

  it('ends with the balance of the last day, whatever order the events come in', () => {
    fc.assert(
      fc.property(units, day, (units, until) => {
        const rows = balanceOverTime(units, until)
        const reversed = units.map((unit) => ({ ...unit, events: [...unit.events].reverse() }))
        expect(rows.filter((row) => row.day === until)).toEqual(balanceOn(units, until))
        expect(balanceOverTime(reversed, until)).toEqual(rows)
        expect(rows.every((row) => row.day <= until)).toBe(true)
      }),
    )
  })

  it('takes a unit back that a buyer gave up', () => {
    const given = [
      { day: '2026-02-03', state: 'sold' as const },
      { day: '2026-02-09', state: 'available' as const },
    ]
    expect(['2026-02-02', '2026-02-03', '2026-02-08', '2026-02-09'].map((day) => stateOn(given, day))).toEqual([
      'available',
      'sold',
      'sold',
      'available',
    ])
  })

  it('keeps at most sixty days, the last among them', () => {
    const history = Array.from({ length: 200 }, (_, i) => ({
      unitMix: '2' as const,
      events: [{ day: new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10), state: 'sold' as const }],
    }))
    const days = balanceOverTime(history, '2026-12-31')
    expect(days.length).toBeLessThanOrEqual(61)
    expect(days.at(-1)).toMatchObject({ day: '2026-12-31', sold: 200, available: 0 })
  })
})
