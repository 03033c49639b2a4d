import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeHeader, readPlace } from './client-place.ts'

const cf = {
  latitude: '1.28967',
  longitude: '103.85007',
  continent: 'AS',
  country: 'SG',
  regionCode: '01',
  region: 'Central Singapore',
  city: 'Singapore',
  asOrganization: 'somebody',
  colo: 'SIN',
}

describe('placeHeader', () => {
  it('keeps only the location of the connection', () =>
    expect(readPlace(placeHeader(cf))).toEqual({
      latitude: 1.28967,
      longitude: 103.85007,
      continentCode: 'AS',
      countryCode: 'SG',
      regionCode: '01',
      regionName: 'Central Singapore',
      city: 'Singapore',
    }))
  it.each([[undefined], [null], ['SG'], [{}], [{ country: 'XX' }], [{ country: 'T1', city: 'x' }]])('says nothing of %j', (unknown) =>
    expect(placeHeader(unknown)).toBe(''),
  )
  it('encodes any name for a header, and drops numbers out of bounds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string(), (city, latitude) => {
        const header = placeHeader({ ...cf, city, latitude })
        expect(header).toMatch(/^[\x21-\x7e]+$/)
        const place = readPlace(header)
        expect(place?.city).toBe(city)
        expect(Math.abs(place?.latitude ?? 0)).toBeLessThanOrEqual(90)
      }),
    )
  })
})
