import { describe, expect, it } from 'vitest'
import { districtNamed, STATES } from './districts.ts'

describe('the districts of Malaysia', () => {
  it('are those of sixteen states, each once and inside the country', () => {
    expect(STATES).toHaveLength(16)
    const all = STATES.flatMap(({ districts }) => districts)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    for (const { at } of all) {
      expect(at.lat).toBeGreaterThan(1)
      expect(at.lat).toBeLessThan(7.4)
      expect(at.lng > 99.6 && at.lng < 119.3).toBe(true)
    }
  })

  it.each([
    ['petaling', 'Petaling', 'Selangor'],
    ['Kota Bahru', 'Kota Bharu', 'Kelantan'],
    ['Bahagian Sarikie', 'Sarikei', 'Sarawak'],
    ['DAERAH KECIL MUADZAM SHAH', 'Rompin', 'Pahang'],
    ['kuala lumpur', 'Kuala Lumpur', 'Wilayah Persekutuan Kuala Lumpur'],
  ])('knows %s', (text, name, state) => expect(districtNamed(text)).toMatchObject({ name, state }))
  it('knows no other', () => expect(districtNamed('Bedok')).toBeUndefined())
})
