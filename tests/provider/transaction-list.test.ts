import { beforeAll, describe, expect, it } from 'vitest'
import {
  DealGroupsByDocument,
  type DealGroupsByQuery,
  DealListDocument,
  type DealListQuery,
  DealSheetDocument,
  MoreDealsDocument,
  type MoreDealsQuery,
} from '#graphql/generated/graphql.ts'
import { accountTools, codeOf } from './account-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
let entitled: Record<string, string>
beforeAll(async () => {
  entitled = await accountTools(provider).entitled()
})

const block = { typeGroup: 'PUBLIC_STACK', slug: 'blk-101-cedar-ave' }

async function list(filter: object = block, change: object = {}, headers: Record<string, string> = {}) {
  const { data, errors } = await provider.ask<DealListQuery>(DealListDocument, { filter, rows: 50, isOfProject: false, ...change }, headers)
  expect(errors).toEqual([])
  if (!data) throw new Error('no answer')
  return { ...data.deals, ...data.dealTotals }
}

describe('deals', () => {
  it('counts and measures all deals that match, not the page', async () => {
    const few = await list(block, { rows: 5 })
    expect(few.nodes).toHaveLength(5)
    expect(few.total).toBeGreaterThan(10)
    expect(few.figures?.n).toBe(few.total)
  })

  it('pages by the last row: every deal once, in every order', async () => {
    for (const sort of ['NEWEST', 'OLDEST', 'PRICE_HIGH', 'PRICE_LOW', 'PSF_HIGH', 'PSF_LOW', 'SIZE_HIGH', 'SIZE_LOW']) {
      const seen: string[] = []
      let after: string | null = null
      do {
        const answer: { data: MoreDealsQuery | null } = await provider.ask<MoreDealsQuery>(MoreDealsDocument, {
          filter: {},
          sort,
          rows: 100,
          after,
        })
        seen.push(...(answer.data?.deals.nodes.map(({ transaction }) => transaction.id) ?? []))
        after = answer.data?.deals.endCursor ?? null
      } while (after)
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen.length).toBe((await list({})).total)
    }
  })

  it('refuses cursors that it did not give, and pages that are too large', async () => {
    const refused = (change: object) => provider.ask(MoreDealsDocument, { filter: {}, rows: 10, ...change }).then(codeOf)
    expect(await refused({ after: '1 or 1=1' })).toBe('bad-cursor')
    expect(await refused({ rows: 101 })).toBe('first-too-large')
  })

  it('places: an area, a street, a circle and the whole country', async () => {
    const [all, street, circle, area] = [
      await list({}),
      await list({ homes: { street: 'Cedar Ave' } }),
      await list({ homes: { around: [{ lat: 1.33, lng: 103.9, radiusMetres: 200 }] } }),
      await list({ homes: { areaId: '2' } }),
    ]
    expect(street.total).toBeGreaterThan(circle.total)
    expect(circle.total).toBeGreaterThan(0)
    expect(all.total).toBeGreaterThan(street.total)
    expect(area.total).toBeGreaterThan(0)
  })

  it('rents where they are disclosed only', async () => {
    expect((await list({ kind: 'RENT' })).total).toBeGreaterThan(0)
    expect(await list({ kind: 'RENT' }, {}, { 'country-code': 'HK' })).toMatchObject({ nodes: [], total: 0, figures: null })
  })

  it('groups hold all deals and say their quartiles', async () => {
    const { results } = await provider.env.DB_SG.prepare('select name from project').all<{ name: string }>()
    const names = results.map(({ name }) => name)
    for (const by of ['PROJECT', 'MONTH', 'UNIT_MIX', 'FLOOR', 'SIZE', 'PSF']) {
      const { data } = await provider.ask<DealGroupsByQuery>(DealGroupsByDocument, { filter: {}, by })
      const sum = data?.dealGroups.groups.reduce((total, { figures }) => total + figures.n, 0)
      expect(sum).toBe(data?.dealGroups.total)
      if (by === 'PROJECT') for (const { project } of data?.dealGroups.groups ?? []) expect(names).toContain(project?.name)
    }
  })
})

describe('who may see what', () => {
  it('no bound of floors finds out what the rows withhold', async () => {
    const exact = { floor: 9 }
    await provider.env.DB_SG.prepare(
      "update txn set floor_low = 9, floor_high = 9, month = 202607 where id = (select max(id) from txn where kind = 'sale')",
    ).run()
    const floors = { kind: 'SALE', floor: { min: exact.floor, max: exact.floor } }
    const [open, told] = [await list(floors), await list(floors, {}, entitled)]
    const shown = ({ nodes }: Awaited<ReturnType<typeof list>>) => nodes.map(({ transaction }) => transaction)
    expect(shown(open).every(({ floorLow, floorHigh }) => (floorLow ?? 0) <= exact.floor && exact.floor <= (floorHigh ?? 0))).toBe(true)
    expect(shown(told).some(({ floorLow, floorHigh }) => floorLow === exact.floor && floorHigh === exact.floor)).toBe(true)
    expect(shown(open).some(({ floorLow, floorHigh }) => floorLow === exact.floor && floorHigh === exact.floor)).toBe(false)
    expect([open.isWithheld, told.isWithheld]).toEqual([true, false])
  })

  it('tables for spreadsheets are for subscribers', async () => {
    const sheet = (headers: Record<string, string>) =>
      provider.ask<{ dealSheet: { rows: string } }>(DealSheetDocument, { filter: block }, headers)
    expect(codeOf(await sheet({}))).toBe('invalid_access_token')
    const { token } = await accountTools(provider).person('no-plan')
    expect(codeOf(await sheet({ authorization: `Bearer ${token}` }))).toBe('needs-subscription')
    const { data } = await sheet(entitled)
    expect(JSON.parse(data?.dealSheet.rows ?? '[]')).toHaveLength((await list()).total)
  })
})
