import { describe, expect, it } from 'vitest'
import { countriesWith } from '#market/module-countries.ts'
import { appointmentZones } from './appointment-kinds.ts'
import { HOLIDAYS, HOLIDAYS_KNOWN_UNTIL, holidaysOf } from './holidays.ts'

const zones = countriesWith('scheduler').flatMap((country) => appointmentZones(country).map((zone) => [country, zone] as const))

describe.each(zones)('%s %s', (country, zone) => {
  const days = holidaysOf(country, zone).map(({ day }) => day)
  it('has each day once, in both years, none after the last that is known', () => {
    expect(new Set(days).size).toBe(days.length)
    for (const day of days) expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day)
    for (const year of ['2026', '2027']) expect(days.filter((day) => day.startsWith(year)).length).toBeGreaterThanOrEqual(9)
    expect(days.every((day) => day <= HOLIDAYS_KNOWN_UNTIL)).toBe(true)
  })
  it('has what follows from the calendar: the first of January, Good Friday but in Malaysia, Christmas', () => {
    for (const [year, friday] of [
      ['2026', '2026-04-03'],
      ['2027', '2027-03-26'],
    ]) {
      expect(days).toContain(`${year}-01-01`)
      expect(days).toContain(`${year}-12-25`)
      expect(days.includes(friday ?? '')).toBe(country !== 'MY')
    }
  })
})

it('names no zone that a country does not have', () => {
  for (const country of countriesWith('scheduler')) {
    const known = appointmentZones(country)
    expect(Object.keys(HOLIDAYS[country].inZone).filter((zone) => !known.includes(zone))).toEqual([])
  }
})
