import { beforeAll, describe, expect, it } from 'vitest'
import {
  DealListsDocument,
  type DealListsQuery,
  KeepDealListDocument,
  ShareDealListDocument,
  SharedDealListDocument,
  type SharedDealListQuery,
} from '#graphql/generated/graphql.ts'
import { accountTools } from './account-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = accountTools(provider)
const { DB_ACCOUNT, DB_TRADE, DB_SG } = provider.env

interface NamedArea {
  id: string
  name: string
  number: number
}
let areas: NamedArea[] = []
let agent: { token: string; id: string }

const AREAS = '{ areas(first: 50) { nodes { id name } } }'
const COUNT = 'query ($areaId: ID!) { projects(filter: { areaId: $areaId }, first: 1) { totalCount } }'
const LISTED = 'query ($areaIds: [ID!]) { projects(filter: { areaIds: $areaIds }, first: 1) { totalCount } }'
const countOf = async (areaId: string) =>
  (await provider.ask<{ projects: { totalCount: number } }>(COUNT, { areaId })).data?.projects.totalCount
const countOfAny = async (areaIds: string[]) =>
  (await provider.ask<{ projects: { totalCount: number } }>(LISTED, { areaIds })).data?.projects.totalCount

/** The same places under other numbers, as the next import gives them: those of two areas are changed for each other's, all others are new. */
async function nextEdition(): Promise<void> {
  const { results } = await DB_SG.prepare('select id from area order by id').all<{ id: number }>()
  const ids = results.map(({ id }) => id)
  // each takes the number of the next, so that every old number is that of another area
  const next = new Map(ids.map((id, at) => [id, ids[(at + 1) % ids.length]]))
  const cases = (column: string) => `case ${column} ${ids.map((id) => `when ${id} then ${next.get(id)}`).join(' ')} end`
  await DB_SG.batch([
    DB_SG.prepare('pragma defer_foreign_keys = on'),
    DB_SG.prepare(`update project set area_id = ${cases('area_id')}, district_id = ${cases('district_id')}`),
    DB_SG.prepare(`update land set area_id = ${cases('area_id')}`),
    DB_SG.prepare(`update area set parent_id = ${cases('parent_id')}`),
    DB_SG.prepare('update area set id = -id'),
    DB_SG.prepare(`update area set id = ${cases('-id')}`),
  ])
}

beforeAll(async () => {
  agent = await tools.person('agent-of-areas')
  await DB_ACCOUNT.prepare("update user set kind = 'agent' where id = ?").bind(agent.id).run()
  const told = (await provider.ask<{ areas: { nodes: { id: string; name: string }[] } }>(AREAS)).data?.areas.nodes ?? []
  const { results } = await DB_SG.prepare("select id, level || '.' || slug as key from area").all<{ id: number; key: string }>()
  areas = told.map((area) => ({ ...area, number: results.find(({ key }) => key === area.id)?.id ?? 0 }))
})

describe('an area', () => {
  it('goes by level and slug, is found by its number as well, and by nothing else', async () => {
    for (const { id, number, name } of areas) {
      expect(id).toMatch(/^[a-z-]+\.[a-z\d-]+$/)
      const count = await countOf(id)
      expect([await countOf(String(number)), await countOf(`${number}:${name.toLowerCase()}`)]).toEqual([count, count])
    }
    for (const text of ['0', '999999', 'district.nowhere', "district.x' or 1=1", '']) expect(await countOf(text)).toBe(0)
  })

  it('comes in the order of names, or with the most sales first', async () => {
    const asked = async (order: string) =>
      (
        await provider.ask<{ areas: { nodes: { id: string }[] } }>(
          'query ($order: AreaOrder) { areas(filter: { level: "region-admin-subdistrict" }, order: $order, first: 10) { nodes { id } } }',
          { order },
        )
      ).data?.areas.nodes.map(({ id }) => id) ?? []
    const { results } = await DB_SG.prepare(
      `select a.level || '.' || a.slug as id, coalesce(sum(p.sale_count), 0) as sales from area a left join project p on p.area_id = a.id
       where a.level = 'region-admin-subdistrict' group by a.id order by 2 desc, a.slug limit 10`,
    ).all<{ id: string; sales: number }>()
    expect(results.some(({ sales }) => sales > 0)).toBe(true)
    expect(await asked('SALES')).toEqual(results.map(({ id }) => id))
    expect(await asked('NAME')).toEqual((await asked('NAME')).toSorted())
  })

  it('is the same in an edition with other numbers, also by a number with its name', async () => {
    const asked = (await Promise.all(areas.map(async (area) => ({ ...area, count: await countOf(area.id) })))).filter(({ count }) => count)
    const inArea = await countOfAny(asked.map(({ id }) => id))
    // a list of the time of numbers: with the name of its area, and without
    const [first, second] = [areas[1], areas[2]]
    const keep = async (search: string, number: number) => {
      const { token } = agent
      const filter = { kind: 'SALE', homes: { areaId: '1' } }
      const kept = await tools.ask<{ keepDealList: { code: string } }>(
        String(KeepDealListDocument),
        { name: search, search: '?all=1', filter },
        { token },
      )
      const code = kept.data?.keepDealList.code ?? ''
      await DB_TRADE.prepare('update deal_list set search = ?, filter = ? where code = ?')
        .bind(search, JSON.stringify({ ...filter, homes: { areaId: String(number), tenures: ['freehold'] } }), code)
        .run()
      return code
    }
    const code = await keep(`?areaId=${first?.number}&q=${encodeURIComponent(first?.name ?? '')}&priceMin=1`, first?.number ?? 0)
    await tools.ask(String(ShareDealListDocument), { code, isOn: true }, { token: agent.token })

    await nextEdition()
    for (const { id, number, name, count } of asked)
      expect([id, await countOf(id), await countOf(`${number}:${name}`)]).toEqual([id, count, count])
    expect(await countOfAny(asked.map(({ id }) => id))).toBe(inArea)
    expect(second).toBeDefined()

    const opened = await provider.ask<SharedDealListQuery>(SharedDealListDocument, { code })
    expect(opened.data?.sharedDealList?.search).toBe(
      `?areaId=${first?.id}&q=${new URLSearchParams({ q: first?.name ?? '' }).toString().slice(2)}&priceMin=1`,
    )
    const lists = await tools.ask<DealListsQuery>(String(DealListsDocument), {}, { token: agent.token })
    expect(lists.data?.dealLists[0]?.search).toContain(`areaId=${first?.id}`)
    const stored = await DB_TRADE.prepare('select search, filter from deal_list where code = ?')
      .bind(code)
      .first<{ search: string; filter: string }>()
    expect(stored?.search).toContain(String(first?.id))
    expect(JSON.parse(stored?.filter ?? '')).toEqual({ kind: 'SALE', homes: { areaId: first?.id, tenures: ['freehold'] } })
  })
})
