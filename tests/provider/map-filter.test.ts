import { describe, expect, it } from 'vitest'
import { type Corner, encodeRings } from '#filter/ring-text.ts'
import { AreaFiguresDocument, type AreaFiguresQuery, MapListDocument, type MapListQuery } from '#graphql/generated/graphql.ts'
import { POLYGON_POINTS_MAX } from '#graphql/limits.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()

const list = async (filter: Record<string, unknown>, more: Record<string, unknown> = {}, country = 'SG') => {
  const answer = await provider.ask<MapListQuery>(MapListDocument, { filter, first: 50, offset: 0, ...more }, { 'country-code': country })
  return { ...answer, slugs: answer.data?.projects.nodes.map(({ slug }) => slug), total: answer.data?.projects.totalCount }
}
const blocks = 40

describe('the figures of a filter', () => {
  it.each([
    ['a price', { price: { min: 1_400_000 } }, ['cedar-grand', 'elm-terrace']],
    ['a price from and to', { price: { min: 1_400_000, max: 2_000_000 } }, ['cedar-grand']],
    ['floor area in square feet', { area: { min: 1_000 } }, ['elm-terrace']],
    ['freehold', { tenures: ['FREEHOLD'] }, ['cedar-grand']],
    ['bedrooms', { bedrooms: ['TWO'] }, ['cedar-grand']],
    ['bathrooms and kind', { bathrooms: ['TWO'], propertyGroups: ['CONDO', 'LAND'] }, ['cedar-grand']],
    ['a rent', { rent: { min: 4_000, max: 6_000 } }, ['cedar-grand']],
    ['years left, which a freehold passes', { leaseLeft: { min: 98 } }, ['cedar-grand']],
    ['a walk to a station', { stationWalk: { max: 1 } }, ['blk-105-cedar-ave', 'blk-106-cedar-ave']],
    ['a yield in tenths of a per cent', { yield: { min: 30, max: 50 } }, ['cedar-grand']],
  ])('%s', async (_, filter, slugs) => {
    const { errors, slugs: found, total } = await list(filter)
    expect(errors).toEqual([])
    expect(found?.toSorted()).toEqual(slugs)
    expect(total).toBe(slugs.length)
  })

  it('unknown figures pass no range; all chosen facilities are required', async () => {
    expect((await list({ price: { min: 0 } })).total).toBe(blocks + 2)
    expect((await list({ facilities: ['LIFT', 'PLAYGROUND'] })).total).toBe(blocks + 3)
    expect((await list({ facilities: ['LIFT', 'POOL'] })).total).toBe(0)
    expect((await list({ tenures: ['LEASEHOLD', 'LEASEHOLD_999'] })).total).toBe(blocks + 2)
  })

  it('years left are counted to the year that it is, and no maximum lets a freehold pass', async () => {
    const left = 1990 + 99 - new Date().getFullYear()
    const of = async (leaseLeft: object) => (await list({ leaseLeft, typeGroups: ['PRIVATE_STACK', 'PRIVATE_LAND'] })).slugs?.toSorted()
    expect(await of({ min: left })).toEqual(['cedar-grand', 'elm-terrace'])
    expect(await of({ min: left + 1 })).toEqual(['cedar-grand'])
    expect(await of({ max: left })).toEqual(['elm-terrace'])
    expect(await of({ max: left - 1 })).toEqual([])
  })

  it('a rent filter works only where rents are disclosed', async () => {
    expect((await list({ rent: { min: 0 } }, {}, 'HK')).total).toBe(0)
    expect((await list({ yield: { min: 0 } }, {}, 'MY')).total).toBe(0)
  })
})

describe('shapes on the map', () => {
  /** round the first blocks of Cedar Ave, which stand 60 m apart eastwards of 103.9 */
  const ring: Corner[] = [
    [132_950, 10_390_020],
    [132_950, 10_390_280],
    [133_050, 10_390_280],
    [133_050, 10_390_020],
  ]

  it('count and page what lies in an outline, in the order asked for', async () => {
    const outlines = encodeRings([ring])
    const all = await list({ outlines }, { sort: 'PSF_LOW' })
    expect(all.slugs?.toSorted()).toEqual([1, 2, 3, 4, 5].map((id) => `blk-${100 + id}-cedar-ave`))
    expect(all.statements).toBe(4)
    const second = await list({ outlines }, { sort: 'PSF_LOW', first: 2, offset: 2 })
    expect(second.slugs).toEqual(all.slugs?.slice(2, 4))
    expect(second.total).toBe(5)
    expect((await list({ outlines, typeGroups: ['PRIVATE_STACK'] })).total).toBe(0)
  })

  it('several circles must all contain a project', async () => {
    const at = (lng: number, radiusMetres: number) => ({ lat: 1.33, lng, radiusMetres })
    expect((await list({ around: [at(103.9, 130)] })).total).toBe(2)
    expect((await list({ around: [at(103.9, 130), at(103.90108, 10)] })).total).toBe(1)
  })

  it('the reach of a station is a walk where no train goes', async () => {
    // Cedar station stands 334 m east of the first place; five minutes are 308 m
    const { total, errors, statements } = await list({ reach: { lat: 1.33, lng: 103.903, minutes: 5 } })
    expect(errors).toEqual([])
    expect(total).toBe(10)
    expect(statements).toBe(5)
    expect((await list({ reach: { lat: 1.4, lng: 103.7, minutes: 30 } })).total).toBe(0)
  })

  it.each([
    ['bad-outlines', { outlines: '!' }],
    ['bad-outlines', { outlines: encodeRings([Array.from({ length: POLYGON_POINTS_MAX + 1 }, (_, i): Corner => [i, i * i])]) }],
    ['bad-reach', { reach: { lat: 1.33, lng: 103.9, minutes: 61 } }],
    ['radius-too-large', { around: [{ lat: 1.33, lng: 103.9, radiusMetres: 6_000 }] }],
    ['too-many-circles', { around: Array.from({ length: 5 }, () => ({ lat: 1.33, lng: 103.9, radiusMetres: 100 })) }],
  ])('%s is refused readably', async (code, filter) => {
    expect((await list(filter)).errors[0]?.extensions.code).toBe(code)
  })
})

describe('the figures of an area', () => {
  const figures = async (filter: Record<string, unknown>) => {
    const answer = await provider.ask<AreaFiguresQuery>(AreaFiguresDocument, { filter })
    expect(answer.errors).toEqual([])
    expect(answer.statements).toBeLessThanOrEqual(5)
    return answer.data?.areaFigures
  }

  it('are the quartiles over all sales of twelve months, and their change', async () => {
    const area = await figures({ typeGroups: ['PUBLIC_STACK'] })
    expect(area).toMatchObject({ projectCount: blocks + 1, groups: [{ group: 'HDB', psf: { n: blocks * 12 } }], to: '2026-06' })
    const [flats] = area?.groups ?? []
    // 500,000 for 90 sqm today, growing 0.5 % a month
    expect(flats?.psf?.median).toBeCloseTo(516 / 1.005 ** 5.5, -1)
    expect(flats?.price?.median).toBeCloseTo(500_000 / 1.005 ** 5.5, -4)
    expect(flats?.change12m).toBeCloseTo(1.005 ** 12 - 1, 2)
  })

  it('agree with the quartiles of the rows', async () => {
    const { results } = await provider.env.DB_SG.prepare(
      `select t.psf from txn t join project p on p.id = t.project_id
      where p.type_group = 'public-stack' and t.kind = 'sale' and t.month > 202506 and t.flags & 10 = 0 order by t.psf`,
    ).all<{ psf: number }>()
    const at = (results.length - 1) / 4
    const [low, high] = [results[Math.floor(at)]?.psf ?? 0, results[Math.ceil(at)]?.psf ?? 0]
    expect((await figures({ typeGroups: ['PUBLIC_STACK'] }))?.groups[0]?.psf?.p25).toBeCloseTo(low + (high - low) * (at % 1), 6)
  })

  it('say the earlier month where the data of two kinds of home end apart', async () => {
    const { env } = provider
    await env.DB_SG.prepare("update project set figures_month = 202511 where type_group = 'private-stack'").run()
    expect((await figures({ typeGroups: ['PUBLIC_STACK', 'PRIVATE_STACK'] }))?.to).toBe('2025-11')
    await env.DB_SG.prepare("update project set figures_month = 202606 where type_group = 'private-stack'").run()
  })

  it('are of each kind of property apart, each as if it were asked for alone', async () => {
    const [both, flats, condominiums] = await Promise.all([
      figures({ typeGroups: ['PUBLIC_STACK', 'PRIVATE_STACK'] }),
      figures({ typeGroups: ['PUBLIC_STACK'] }),
      figures({ typeGroups: ['PRIVATE_STACK'] }),
    ])
    expect(both?.groups).toEqual([...(flats?.groups ?? []), ...(condominiums?.groups ?? [])])
    expect(both?.groups.length).toBeGreaterThan(0)
    const query = '{ areaFigures(filter: { typeGroups: [PUBLIC_STACK, PRIVATE_STACK] }) { psf { n } price { n } change12m } }'
    const pooled = await provider.ask<{ areaFigures: Record<string, unknown> }>(query, {})
    expect(pooled.data?.areaFigures).toEqual({ psf: null, price: null, change12m: null })
  })

  it('are null on few sales', async () => {
    expect(await figures({ ids: ['902'] })).toMatchObject({ projectCount: 1, groups: [], grossYield: null })
    expect(await figures({ ids: [] })).toMatchObject({ projectCount: 0, groups: [] })
  })
})
