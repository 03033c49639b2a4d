import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoListingsIn } from '../../demo/listings/demo-listings.ts'
import { homeKey } from './home-key.ts'
import { type HomeAdvert, homesOf } from './same-home.ts'

const advert = (id: string, change: Partial<HomeAdvert> = {}): HomeAdvert => ({
  id,
  source: `source of ${id}`,
  agentLicence: `licence of ${id}`,
  isStanding: true,
  firstSeenAt: 1_000,
  areaSqm: 95,
  landSqm: null,
  floor: null,
  floorType: null,
  address: '',
  price: 1_500_000,
  ...change,
})
const homes = (...adverts: HomeAdvert[]) => homesOf(adverts).map((home) => home.map(({ id }) => id).join())

describe('advertisements of one home', () => {
  it('may round its size, and not tell the floor', () => {
    expect(homes(advert('a', { areaSqm: 95, floor: 12 }), advert('b', { areaSqm: 94.76 }), advert('c', { floorType: 'mid' }))).toEqual([
      'a,b,c',
    ])
  })

  it.each([
    ['another size', { areaSqm: 99 }],
    ['another floor', { floor: 9 }],
    ['another unit', { floor: 12, address: '#12-08' }],
    ['the ground floor', { floorType: 'ground' }],
  ] as const)('are not those that say %s', (_, change) => {
    expect(homes(advert('a', { floor: 12, address: '#12-07' }), advert('b', change))).toEqual(['a', 'b'])
  })

  it('are those that give the same unit in another spelling, even by one agent', () => {
    const by = { source: 'lantern-bay', agentLicence: 'R1' }
    expect(homes(advert('a', { ...by, address: '#12-07' }), advert('b', { ...by, address: 'Blk 5, 12-7' }))).toEqual(['a,b'])
    expect(homes(advert('a', by), advert('b', by))).toEqual(['a', 'b'])
    expect(homes(advert('a', by), advert('b', { ...by, isStanding: false }))).toEqual(['a,b'])
  })

  it('tell houses of a street apart by their numbers', () => {
    const [one, six] = ['1 Ang Mo Kio Ave 6', '6 Ang Mo Kio Avenue 6']
    expect(homes(advert('a', { address: one }), advert('b', { address: six }), advert('c', { address: '1 ANG MO KIO AVENUE 6' }))).toEqual([
      'a,c',
      'b',
    ])
  })

  it('stand alone where they may be of two homes alike, unless their price decides', () => {
    const [low, high] = [advert('a', { floor: 3, price: 1_400_000 }), advert('b', { floor: 20, price: 1_600_000 })]
    expect(homes(low, high, advert('c', { price: 1_500_000 }))).toEqual(['a', 'b', 'c'])
    expect(homes(low, high, advert('c', { price: 1_598_000 }))).toEqual(['a', 'b,c'])
    expect(homes(advert('a'), advert('b', { areaSqm: null, price: 1_900_000 }))).toEqual(['a', 'b'])
  })

  it('are the same in whatever order they come', () => {
    const all = [...demoListingsIn('HK', { homes: 60, seed: 'order' })].map(({ source, record }, at) => ({
      ...record,
      id: `${source} ${record.sourceKey}`,
      source,
      firstSeenAt: at % 7,
      isStanding: record.state === 'live' || record.state === 'under-offer',
      key: `${record.activity} ${record.unitMix}`,
    }))
    const ofAll = (adverts: typeof all) =>
      [...Map.groupBy(adverts, ({ key }) => key).values()]
        .flatMap((own) => homesOf(own).map((home) => home.map(({ id }) => id).join()))
        .sort()
    const first = ofAll(all)
    expect(first.length).toBeLessThan(all.length)
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
        expect(ofAll(shuffled)).toEqual(first)
      }),
      { numRuns: 30 },
    )
  })
})

it('are looked for in their project, or where that is not known at their street and postal code', () => {
  const at = {
    country: 'SG',
    activity: 'sale',
    unitMix: '3',
    propertyType: 'condominium',
    street: 'Cedar Ave',
    postalCode: '123456',
    placeShown: 'address',
  } as const
  const known = { ...at, typeGroup: 'private-stack', projectSlug: 'cedar' } as const
  expect(homeKey(known)).toBe(homeKey({ ...known, street: 'elsewhere', propertyType: 'apartment' }))
  const unknown = { ...at, typeGroup: null, projectSlug: null } as const
  expect(homeKey(unknown)).toBe(homeKey({ ...unknown, street: 'CEDAR AVENUE', postalCode: '123 456' }))
  expect(homeKey(unknown)).not.toBe(homeKey({ ...unknown, propertyType: 'apartment' }))
  expect(homeKey({ ...unknown, street: '', postalCode: '' })).toBeNull()
  expect(homeKey({ ...known, placeShown: 'suburb' })).toBeNull()
})
