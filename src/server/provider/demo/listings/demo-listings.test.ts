import { describe, expect, it } from 'vitest'
import { countriesWith } from '#market/module-countries.ts'
import { missingLines } from '../../modules/listing/compliance.ts'
import { DEMO_SEED, generateMarket } from '../generate-market.ts'
import { memorySink } from '../memory-sink.ts'
import { DEMO_SOURCES } from './agencies.ts'
import { demoListings, demoListingsIn, recordOn } from './demo-listings.ts'

const NOW = 1_795_132_800
const all = [...demoListings(NOW)]

describe('the listings of the demonstration', () => {
  it('are some 250 in four markets of three agencies, the same every time', () => {
    expect(all.length).toBeGreaterThan(220)
    expect(all.length).toBeLessThan(290)
    expect(all).toEqual([...demoListings(NOW)])
    expect(new Set(DEMO_SOURCES.map(({ agency }) => agency.split(' ')[0]?.toLowerCase()))).toEqual(
      new Set(['lantern', 'tidemark', 'wattle']),
    )
    expect(new Set(all.map(({ record }) => record.sourceKey)).size).toBe(all.length)
  })

  it('lie in projects of the demo market and carry the lines of their agents', () => {
    const { rows, sink } = memorySink()
    generateMarket('SG', { scale: 'default', seed: DEMO_SEED }, sink)
    const slugs = new Set(rows.project.map(({ typeGroup, slug }) => `SG/${typeGroup}/${slug}`))
    for (const { trueHomeId } of demoListingsIn('SG', { homes: 70, seed: 'x' }))
      expect(slugs).toContain(trueHomeId.split('/').slice(0, 3).join('/'))
    for (const { source, record } of all) {
      const of = DEMO_SOURCES.find(({ id }) => id === source)
      expect(of && missingLines({ ...record, ...of }, of.country)).toEqual([])
    }
  })

  it.each(countriesWith('idx'))('of %s hold duplicates, near misses, price cuts, returns and every activity', (country) => {
    const listings = [...demoListingsIn(country, { homes: 400, seed: 'every' })]
    const homes = new Set(listings.map(({ trueHomeId }) => trueHomeId))
    expect(homes.size).toBe(400)
    expect(listings.length / homes.size).toBeGreaterThan(1.35)
    const nearHomes = Map.groupBy(homes, (trueHomeId) => trueHomeId.split('/').slice(0, 3).join('/'))
    expect([...nearHomes.values()].some((near) => near.length > 1)).toBe(true)
    expect(new Set(listings.map(({ record }) => record.activity))).toEqual(new Set(['sale', 'rent', 'room']))
    expect(listings.some(({ moments }) => moments.length > 1 && (moments[0]?.price ?? 0) > (moments.at(-1)?.price ?? 0))).toBe(true)
    expect(listings.some(({ moments }) => moments.some(({ state }, i) => state === 'live' && moments[i - 1]?.state === 'withdrawn'))).toBe(
      true,
    )
    const spelled = Map.groupBy(listings, ({ trueHomeId }) => trueHomeId)
    expect([...spelled.values()].some((same) => new Set(same.map(({ record }) => record.projectName)).size > 1)).toBe(true)
  })

  it('give what tells homes apart that are alike', () => {
    const listings = [...demoListingsIn('SG', { homes: 3_000, seed: 'apart' })]
    const seen = new Map<string, string>()
    const mixed = new Set<string>()
    for (const { trueHomeId, record } of listings) {
      const { activity, unitMix, areaSqm, floor, address } = record
      if (areaSqm === null || floor === null) continue
      const key = [trueHomeId.split('/')[2], activity, unitMix, Math.round(areaSqm), floor, address].join('|')
      if ((seen.get(key) ?? trueHomeId) !== trueHomeId) mixed.add(key)
      seen.set(key, trueHomeId)
    }
    expect(mixed.size).toBe(0)
  })

  it('say on a day what they said then', () => {
    const cut = all.find(({ moments }) => moments.length === 2 && moments.every(({ state }) => state === 'live'))
    const [first, second] = cut?.moments ?? []
    if (!cut || !first || !second) throw new Error('no listing with one cut')
    expect(recordOn(cut, first.daysAgo + 1, NOW)).toBeNull()
    expect(recordOn(cut, second.daysAgo + 1, NOW)?.price).toBe(first.price)
    expect(recordOn(cut, 0, NOW)).toEqual(cut.record)
  })
})
