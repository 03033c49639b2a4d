import { beforeAll, describe, expect, it } from 'vitest'
import {
  AlertDealListDocument,
  DealListsDocument,
  DeleteDealListDocument,
  KeepDealListDocument,
  type KeptDealListFragment,
  RenameDealListDocument,
  ShareDealListDocument,
  SharedDealListDocument,
  type SharedDealListQuery,
} from '#graphql/generated/graphql.ts'
import { Statements } from '#provider/db/client.ts'
import { refreshDealLists } from '#provider/modules/transactions/kept/refresh-deal-lists.ts'
import { accountTools, codeOf } from './account-fixture.ts'
import { marketsOf } from './env-of-file.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = accountTools(provider)
const { DB_ACCOUNT, DB_TRADE, DB_SG } = provider.env

let agent: { token: string; id: string }
let rival: { token: string; id: string }
let person: { token: string; id: string }
beforeAll(async () => {
  for (const name of ['agent', 'rival', 'person']) {
    const made = await tools.person(`${name}-of-lists`)
    if (name !== 'person') await DB_ACCOUNT.prepare("update user set kind = 'agent' where id = ?").bind(made.id).run()
    if (name === 'agent') agent = made
    if (name === 'rival') rival = made
    if (name === 'person') person = made
  }
})

const ask = <Data>(document: object, variables: object, who?: { token: string }) =>
  tools.ask<Data>(String(document), { ...variables }, who ? { token: who.token } : {})
const BLOCK = { typeGroup: 'PUBLIC_STACK', slug: 'blk-101-cedar-ave' }
let places = 0
const keep = (who: { token: string }, change: object = {}) =>
  ask<{ keepDealList: KeptDealListFragment }>(
    KeepDealListDocument,
    { name: 'Cedar Ave, lately', search: `?street=Cedar+Ave&from=${1990 + ++places}`, filter: BLOCK, ...change },
    who,
  )
const kept = async (who: { token: string }, change: object = {}) => {
  const list = (await keep(who, change)).data?.keepDealList
  if (!list) throw new Error('not kept')
  return list
}
const listed = async (who: { token: string }) =>
  (await ask<{ dealLists: KeptDealListFragment[] }>(DealListsDocument, {}, who)).data?.dealLists ?? []
const opened = async (code: string) => (await ask<SharedDealListQuery>(SharedDealListDocument, { code })).data?.sharedDealList

describe('a kept list', () => {
  it('is kept once for its address, renamed and deleted, by its owner alone', async () => {
    const [first, again] = [await kept(agent, { search: '?areaId=3' }), await kept(agent, { search: '?areaId=3', name: 'Bedok' })]
    expect(again).toMatchObject({ code: first.code, name: 'Bedok' })
    expect(await listed(agent)).toHaveLength(1)
    expect(await listed(rival)).toEqual([])
    for (const [document, change] of [
      [RenameDealListDocument, { name: 'Mine' }],
      [ShareDealListDocument, { isOn: true }],
      [AlertDealListDocument, { isOn: true }],
    ] as const)
      expect(codeOf(await ask(document, { code: first.code, ...change }, rival))).toBe('deal-list-unknown')
    await ask(DeleteDealListDocument, { code: first.code }, rival)
    expect(
      (await ask<{ renameDealList: KeptDealListFragment }>(RenameDealListDocument, { code: first.code, name: ' New\tname ' }, agent)).data,
    ).toMatchObject({
      renameDealList: { name: 'New name' },
    })
    await ask(DeleteDealListDocument, { code: first.code }, agent)
    expect(await listed(agent)).toEqual([])
  })

  it('is for agents, with a name and an address', async () => {
    expect(codeOf(await keep(person))).toBe('deal-list-agents')
    expect(codeOf(await keep(agent, { name: '  ' }))).toBe('deal-list-name')
    expect(codeOf(await keep(agent, { search: 'https://elsewhere.example/?a=1' }))).toBe('deal-list-address')
    expect(codeOf(await keep(agent, { search: '?a="><script>' }))).toBe('deal-list-address')
  })

  it('opens by its code while it is shared, with its name and nothing of its owner’s account', async () => {
    const { code, search } = await kept(agent)
    expect(await opened(code)).toBeNull()
    const shared = await ask<{ shareDealList: KeptDealListFragment }>(ShareDealListDocument, { code, isOn: true }, agent)
    expect(shared.errors).toEqual([])
    expect(await opened(code)).toMatchObject({ name: 'Cedar Ave, lately', country: 'SG', search })
    await ask(ShareDealListDocument, { code, isOn: false }, agent)
    expect(await opened(code)).toBeNull()
    expect(await opened('x')).toBeNull()
  })

  it('tells its owner once after a publish in which it has grown', async () => {
    const { code } = await kept(agent)
    await ask(AlertDealListDocument, { code, isOn: true }, agent)
    const publish = (version: string) =>
      refreshDealLists(
        {
          trade: new Statements(DB_TRADE),
          market: new Statements(DB_SG),
          country: 'SG',
          version,
          now: 1_800_000_000,
          databases: { market: marketsOf(provider.env) },
        },
        '',
      )
    const notices = async () =>
      (await DB_TRADE.prepare("select kind, path from notice where user_id = ? and kind = 'search-news'").bind(agent.id).all()).results
    await publish('same')
    expect(await notices()).toEqual([])
    await DB_SG.prepare(
      `insert into txn select (select max(id) + 1 from txn), project_id, building_id, kind, activity, month, price, area_sqm, psf, unit_mix, floor_low, floor_high,
        unit_no, units, model, lease_start_year, source_id, flags, stack_id
      from txn where kind = 'sale' and project_id = (select id from project where slug = ?) limit 1`,
    )
      .bind(BLOCK.slug)
      .run()
    await publish('newer')
    await publish('newer')
    expect(await notices()).toEqual([{ kind: 'search-news', path: expect.stringMatching(/^\/realAgent\/transaction-lists\?street=/) }])
  })
})
