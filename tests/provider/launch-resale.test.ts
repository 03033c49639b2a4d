import { describe, expect, it } from 'vitest'
import type { LaunchSaleQuery } from '#graphql/generated/graphql.ts'
import { TXN_FLAG } from '#provider/db/market/rows.ts'
import { startProvider } from './harness.ts'
import { launchTools, SLUG } from './launch-fixture.ts'

const provider = await startProvider()
const { launch, sale, take } = launchTools(provider)

const UNUSABLE = TXN_FLAG.exactDuplicate | TXN_FLAG.multiUnit | TXN_FLAG.outlier | TXN_FLAG.commercial

interface PlainSale {
  slug: string
  lat: number
  lng: number
  typeGroup: string
  built: number | null
  activity: string
  month: number
  price: number
  area: number
  mix: string
  isUsable: number
}

type Resale = NonNullable<NonNullable<LaunchSaleQuery['launch']>['resale']>

interface Years {
  id: number
  built: number | null
  lease: number | null
}

/** Metres between two places, on a sphere. */
function metresBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const h = Math.sin(rad(b.lat - a.lat) / 2) ** 2 + Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(rad(b.lng - a.lng) / 2) ** 2
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(h))
}

describe('the gap to resale', () => {
  it('knows the age by the lease where no completion is on record, and tells apart what has neither', async () => {
    await take(launch())
    const all = async () => ((await sale(SLUG))?.resale as Resale | undefined)?.groups ?? []
    const before = await all()
    const total = before.reduce((sum, { n }) => sum + n, 0)
    const years = await provider.env.DB_SG.prepare(
      'select id, completion_year as built, lease_start_year as lease from project',
    ).all<Years>()
    const write = (built: (row: Years) => number | null, lease: (row: Years) => number | null) =>
      provider.env.DB_SG.batch(
        years.results.map((row) =>
          provider.env.DB_SG.prepare('update project set completion_year = ?, lease_start_year = ? where id = ?').bind(
            built(row),
            lease(row),
            row.id,
          ),
        ),
      )
    try {
      await write(
        () => null,
        ({ built }) => built,
      )
      expect((await all()).map(({ ageFrom, n }) => [ageFrom, n])).toEqual(before.map(({ ageFrom, n }) => [ageFrom, n]))
      await write(
        () => null,
        () => null,
      )
      const [unknown, ...others] = await all()
      expect([unknown?.ageFrom, unknown?.n, others.length]).toEqual([null, total, 0])
    } finally {
      await write(
        ({ built }) => built,
        ({ lease }) => lease,
      )
    }
  })

  it('opens exactly the sales that a plain recount finds, and its figures are those of them', async () => {
    await take(launch())
    const resale = (await sale(SLUG))?.resale as Resale
    const { results } = await provider.env.DB_SG.prepare(
      `select p.slug, p.lat, p.lng, p.type_group as typeGroup, coalesce(p.completion_year, p.lease_start_year) as built, t.activity, t.month, t.price, t.area_sqm as area, t.unit_mix as mix,
        t.kind = 'sale' and t.units = 1 and t.flags & ${UNUSABLE} = 0 as isUsable from txn t join project p on p.id = t.project_id`,
    ).all<PlainSale>()
    const own = results.find(({ slug }) => slug === SLUG)
    if (!own) throw new Error('the fixture has no sale of the project')
    const last = Number(resale.asOf.replace('-', ''))
    const like = results.filter(
      ({ slug, typeGroup, built, activity, month, area, mix, isUsable, ...place }) =>
        slug !== SLUG &&
        typeGroup === 'public-stack' &&
        (built ?? 0) <= Math.floor(last / 100) &&
        !['newsale', 'subsale'].includes(activity) &&
        isUsable === 1 &&
        month > last - 100 &&
        area >= (700 / 10.7639) * 0.85 &&
        area <= (970 / 10.7639) * 1.15 &&
        ['2', '3', 'other', 'apt'].includes(mix) &&
        metresBetween(place, own) <= 1_500,
    )
    expect(like.length).toBeGreaterThan(8)
    expect(resale.groups.reduce((sum, { n }) => sum + n, 0)).toBe(like.length)
    const keys = (sales: readonly { price: number; month: string | number }[]) =>
      sales.map(({ price, month }) => `${month} ${price}`.replace('-', '')).toSorted()
    const shown = resale.groups.flatMap(({ sales }) => sales)
    if (resale.groups.every(({ n }) => n <= 50)) expect(keys(shown)).toEqual(keys(like))
    for (const { n, sales, p25, median, p75 } of resale.groups.filter(({ n }) => n <= 50)) {
      const psfs = sales.map(({ restatedPsf }) => restatedPsf).toSorted((a, b) => a - b)
      const at = (q: number) => {
        const place = (psfs.length - 1) * q
        const [low = 0, high = 0] = [psfs[Math.floor(place)], psfs[Math.ceil(place)]]
        return low + (high - low) * (place - Math.floor(place))
      }
      if (n < 8) expect([p25, median, p75]).toEqual([null, null, null])
      else
        expect([p25, median, p75].map((value) => value?.toFixed(4))).toEqual([at(0.25), at(0.5), at(0.75)].map((value) => value.toFixed(4)))
    }
  })
})
