import { describe, expect, it } from 'vitest'
import { placeHeader } from '#provider/client-place.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()

const GEOIP = `{ geoipFuture { success geoip { latitude longitude accuracyRadius continent { code name } country { isoCode name }
  subdivisions { isoCode name } city } } }`
const cf = {
  latitude: '22.2783',
  longitude: '114.1747',
  continent: 'AS',
  country: 'HK',
  regionCode: 'HCW',
  region: 'Central and Western',
  city: '香港',
}

describe('geoipFuture (§7)', () => {
  it('returns the platform’s location of the caller, in the caller’s language', async () => {
    const ask = async (language: string) =>
      (await provider.ask<{ geoipFuture: unknown }>(GEOIP, {}, { 'x-client-place': placeHeader(cf), language })).data?.geoipFuture
    expect(await ask('en')).toEqual({
      success: true,
      geoip: {
        latitude: 22.2783,
        longitude: 114.1747,
        accuracyRadius: null,
        city: '香港',
        continent: { code: 'AS', name: 'Asia' },
        country: { isoCode: 'HK', name: expect.stringMatching(/^Hong Kong/) },
        subdivisions: [{ isoCode: 'HCW', name: 'Central and Western' }],
      },
    })
    expect(await ask('zh_hk')).toMatchObject({ geoip: { country: { isoCode: 'HK', name: expect.stringContaining('香港') } } })
  })

  it('returns no success when the location is unknown', async () => {
    const { data, errors } = await provider.ask<{ geoipFuture: unknown }>(GEOIP)
    expect(errors).toEqual([])
    expect(data?.geoipFuture).toEqual({ success: false, geoip: null })
  })

  it('ignores malformed location headers', async () => {
    for (const place of ['%', '{}', 'null', '%7B%22countryCode%22%3A1%7D'])
      expect(
        (await provider.ask<{ geoipFuture: { success: boolean } }>(GEOIP, {}, { 'x-client-place': place })).data?.geoipFuture.success,
      ).toBe(false)
  })
})
