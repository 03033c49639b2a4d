import { describe, expect, it } from 'vitest'
import { doubtfulPlaces, type StatedPlace } from './place-check.ts'

/** `north` and `east` in metres of a point of Punggol. */
const place = (district: number, street: string, north: number, east = 0): StatedPlace => ({
  district,
  street,
  lat: 1.4 + north / 111_195,
  lng: 103.9 + east / 111_160,
})
const cluster = (district: number, north: number, street = '') => [0, 150, 300, 450].map((east) => place(district, street, north, east))
const doubts = (places: readonly StatedPlace[], fixed: readonly StatedPlace[]) => {
  const found = doubtfulPlaces(places, fixed)
  return places.map((one) => found.get(one) ?? null)
}

describe('the check of places', () => {
  const punggol = cluster(19, 0)
  const bishan = cluster(20, -7_000)

  it('doubts a project that lies outside its postal district', () => {
    expect(doubts([place(19, 'PUNGGOL FIELD', -7_100), place(19, 'PUNGGOL FIELD', 400)], [...punggol, ...bishan])).toEqual([
      'far-from-district',
      null,
    ])
  })

  it('takes no doubtful place as evidence for another', () => {
    const both = [place(19, 'ONE ROAD', -7_100), place(19, 'ANOTHER ROAD', -7_700)]
    expect(doubts(both, [...punggol, ...bishan])).toEqual([null, null])
    expect(doubts([...both, place(20, 'A THIRD ROAD', -7_100)], [...punggol, ...bishan])).toEqual([
      'shared-point',
      'far-from-district',
      null,
    ])
  })

  it('doubts a project far from its street only amid homes of other districts', () => {
    const street = [place(19, 'LONG ROAD', 0), place(19, 'LONG RD', 100)]
    const between = place(19, 'LONG ROAD', -1_000 - 600, 0)
    const lone = place(19, 'OTHER ROAD', -1_000)
    const others = cluster(20, -1_650).concat(cluster(20, -1_700))
    expect(doubts([...street, lone, between], [...punggol, ...others])).toEqual([null, null, null, 'far-from-street'])
    expect(doubts([...street, lone, between], punggol)).toEqual([null, null, null, null])
  })

  it('doubts who does not belong at a point that several districts share', () => {
    const shared = [place(19, 'A ROAD', 200), place(20, 'B ROAD', 200)]
    expect(doubts(shared, [...punggol, ...bishan])).toEqual([null, 'shared-point'])
    expect(doubts(shared, bishan)).toEqual(['shared-point', 'shared-point'])
    expect(doubts([place(19, 'A ROAD', 200), place(19, 'B ROAD', 200)], punggol)).toEqual([null, null])
  })

  it('judges nothing by a district of which fewer than three places are known', () => {
    expect(doubts([place(24, 'LONE ROAD', -20_000)], [place(24, '', 0), place(24, '', 10), ...bishan])).toEqual([null])
  })
})
