import { describe, expect, it } from 'vitest'
import { DealBinsOfDocument, type DealBinsOfQuery, DealListDocument, type DealListQuery } from '#graphql/generated/graphql.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()

const binsOf = async (filter: object) => (await provider.ask<DealBinsOfQuery>(DealBinsOfDocument, { filter })).data?.dealBins
const totalsOf = async (filter: object) => {
  const { data, errors } = await provider.ask<DealListQuery>(DealListDocument, { filter, rows: 1, isOfProject: false })
  expect(errors).toEqual([])
  return data?.dealTotals
}

interface Row {
  size: number
  psf: number
  low: number | null
}

describe('prices against sizes', () => {
  it.each([
    ['the country', { kind: 'SALE' }, ''],
    ['rents', { kind: 'RENT' }, ''],
    ['some', { kind: 'SALE', from: '2020-01', homes: { propertyGroups: ['HDB'] } }, "and month >= 202001 and property_group = 'hdb'"],
  ])('of %s have every deal of the middle once', async (_, filter, more) => {
    const { results } = await provider.env.DB_SG.prepare(
      `select area_sqm * 10.7639 as size, psf, floor_low as low from txn join project p on p.id = txn.project_id where kind = ? ${more}`,
    )
      .bind(filter.kind.toLowerCase())
      .all<Row>()
    const binned = await binsOf(filter)
    if (!binned) throw new Error('no bins')
    const { bins, total, outside, sizeStep, psfStep } = binned
    expect(total).toBe(results.length)
    const counted = bins.reduce((sum, { n }) => sum + n, 0)
    expect(counted + outside).toBe(total)
    expect(outside).toBeLessThanOrEqual(Math.ceil(total * 0.04))
    for (const { size, psf, storey, n } of bins) {
      const own = results.filter(
        (row) =>
          row.size >= size - 1e-6 &&
          row.size < size + sizeStep &&
          row.psf >= psf - 1e-6 &&
          row.psf < psf + psfStep &&
          storey === (row.low === null ? null : row.low < 6 ? 'LOW' : row.low < 16 ? 'MIDDLE' : 'HIGH'),
      )
      expect(own.length).toBeGreaterThanOrEqual(n)
    }
    expect(new Set(bins.map(({ size }) => size)).size).toBeLessThanOrEqual(25)
    expect(new Set(bins.map(({ psf }) => psf)).size).toBeLessThanOrEqual(21)
  })

  it('of nothing are nothing', async () => {
    expect(await binsOf({ from: '2099-01' })).toMatchObject({ total: 0, bins: [] })
  })
})

describe('the figures of a whole country', () => {
  it.each([
    ['sales', { kind: 'SALE' }],
    ['rents', { kind: 'RENT' }],
    ['sales of flats', { kind: 'SALE', homes: { propertyGroups: ['HDB'] } }],
    ['rents of condominiums', { kind: 'RENT', homes: { propertyGroups: ['CONDO'] } }],
  ])('of %s are made with the edition, and are those that are counted', async (_, filter) => {
    const made = await totalsOf(filter)
    // a bound that leaves nothing out is counted
    const counted = await totalsOf({ ...filter, from: '1900-01' })
    expect(made?.total).toBe(counted?.total)
    const [one, other] = [made?.figures, counted?.figures]
    if (!one || !other) return expect(one).toEqual(other)
    expect([one.n, one.psfN, one.from, one.to]).toEqual([other.n, other.n, other.from, other.to])
    for (const value of ['price', 'psf'] as const)
      for (const at of ['p25', 'median', 'p75'] as const) expect(one[value]?.[at]).toBeCloseTo(other[value]?.[at] ?? Number.NaN, 6)
  })
})

describe('deals whose size is not on record', () => {
  it('stand in the list, last by size, and in no figure by size', async () => {
    const [{ id: projectId, slug, type_group: typeGroup } = { id: 0, slug: '', type_group: '' }] = (
      await provider.env.DB_SG.prepare(
        "select p.id, p.slug, p.type_group from project p where (select count(*) from txn t where t.project_id = p.id and t.kind = 'sale') between 4 and 40 limit 1",
      ).all<{ id: number; slug: string; type_group: string }>()
    ).results
    const filter = { kind: 'SALE', slug, typeGroup: typeGroup.toUpperCase().replace('-', '_') }
    const list = async (variables: object) => {
      const { data, errors } = await provider.ask<DealListQuery>(DealListDocument, { filter, isOfProject: false, ...variables })
      expect(errors).toEqual([])
      return data
    }
    const before = await totalsOf(filter)
    const own = await provider.env.DB_SG.prepare(
      "select id, area_sqm, psf from txn where project_id = ? and kind = 'sale' order by id limit 2",
    )
      .bind(projectId)
      .all<{ id: number; area_sqm: number; psf: number }>()
    const ids = own.results.map(({ id }) => id)
    await provider.env.DB_SG.prepare(`update txn set area_sqm = null, psf = null where id in (${ids.join()})`).run()
    try {
      const n = before?.figures?.n ?? 0
      expect((await totalsOf(filter))?.figures).toMatchObject({ n, psfN: n - 2 })
      expect((await binsOf(filter))?.total).toBe(n - 2)
      for (const sort of ['PSF_HIGH', 'PSF_LOW', 'SIZE_HIGH', 'SIZE_LOW']) {
        const seen: (number | null)[] = []
        for (let after: string | null = null; ; ) {
          const page: DealListQuery['deals'] | undefined = (await list({ sort, rows: 1, after }))?.deals
          seen.push(...(page?.nodes ?? []).map(({ transaction }) => transaction.areaSqm))
          after = page?.endCursor ?? null
          if (after === null) break
        }
        expect([sort, seen.length, ...seen.slice(-2), seen.filter((size) => size === null).length]).toEqual([sort, n, null, null, 2])
      }
    } finally {
      for (const { id, area_sqm, psf } of own.results)
        await provider.env.DB_SG.prepare('update txn set area_sqm = ?, psf = ? where id = ?').bind(area_sqm, psf, id).run()
    }
  })
})
