import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  ChangeOwnHomeDocument,
  HomeLetterDocument,
  type HomeLetterQuery,
  KeepOwnHomeDocument,
  KeepOwnPurchaseDocument,
  type KeptHomeFragment,
  LikeSalesDocument,
  type LikeSalesQuery,
  OwnHomesDocument,
  RemoveOwnHomeDocument,
  StopHomeLetterDocument,
} from '#graphql/generated/graphql.ts'
import { OWN_HOMES_MAX } from '#graphql/home-kinds.ts'
import { Statements } from '#provider/db/client.ts'
import { refreshOwnHomes } from '#provider/modules/own-home/home-watch.ts'
import { writeMonthlyLetters } from '#provider/modules/own-home/monthly-letters.ts'
import { tellOfSales } from '#provider/modules/own-home/tell-of-sales.ts'
import type { Tick, TickContext } from '#provider/modules/post/tick-context.ts'
import { dataTools } from './account-data-fixture.ts'
import { codeOf } from './account-fixture.ts'
import { Kill } from './faulty-cards.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
afterAll(() => provider.close())
const tools = dataTools(provider)
const { DB_ACCOUNT, DB_TRADE, DB_SG, DB_MY, DB_HK, DB_AU } = provider.env
const market = { SG: DB_SG, MY: DB_MY, HK: DB_HK, AU: DB_AU }

interface Who {
  token: string
}
const ask = <Data>(document: object, variables: object, who?: Who, country: 'SG' | 'HK' = 'SG') =>
  tools.ask<Data>(String(document), { ...variables }, { country, ...(who ? { token: who.token } : {}) })

const PLACE = { typeGroup: 'PUBLIC_STACK', slug: 'blk-101-cedar-ave' }
const HOME = { unitMix: '4', areaSqm: 93, floor: 8 }
const keep = (who: Who, change: object = {}) =>
  ask<{ keepOwnHome: { id: string } }>(KeepOwnHomeDocument, { input: { ...PLACE, name: 'Ours', home: HOME, ...change } }, who)
const kept = async (who: Who, change: object = {}): Promise<string> => {
  const { data, errors } = await keep(who, change)
  expect(errors).toEqual([])
  return data?.keepOwnHome.id ?? ''
}
const homesOf = async (who: Who) => (await ask<{ ownHomes: KeptHomeFragment[] }>(OwnHomesDocument, {}, who)).data?.ownHomes ?? []
const change = (who: Who, id: string, what: object) => ask<{ changeOwnHome: KeptHomeFragment }>(ChangeOwnHomeDocument, { id, ...what }, who)
const owner = async () => {
  const person = await tools.newPerson()
  await tools.run('update user set email_verified_at = 1 where id = ?', person.id)
  return person
}

const trade = (sql: string, ...values: unknown[]) =>
  DB_TRADE.prepare(sql)
    .bind(...values)
    .all<Record<string, unknown>>()
    .then(({ results }) => results)
const DAY = 86_400
let now = Math.floor(Date.now() / 1_000)
let edition = 0
const publish = () => DB_SG.prepare("update meta set value = ? where key = 'data_version'").bind(`homes-${++edition}`).run()

/** One round of a tick, killed after so many batches of trade. */
async function round(tick: Tick, kill: Kill | null = null): Promise<number | null> {
  const nothing = async () => {}
  const database = kill?.database(DB_TRADE) ?? DB_TRADE
  const context = {
    databases: { account: DB_ACCOUNT, trade: database, market },
    ...{
      account: new Statements(DB_ACCOUNT),
      trade: new Statements(database),
      now,
      later: () => {},
      siteOrigin: 'https://jobs.example.com',
    },
    ...{
      post: { push: nothing, pushNotices: nothing, pushRefresh: nothing },
      live: { wake: nothing, admit: async () => true, end: nothing },
    },
  }
  // of the ports a tick of homes uses these
  return tick(context as unknown as TickContext).catch(() => null)
}
/** Every batch of a tick is its last once; then it is done undisturbed. */
async function throughKills(tick: Tick): Promise<void> {
  for (let steps = 0; steps < 5; steps++) await round(tick, new Kill(steps))
  await round(tick)
  await round(tick)
}
const lettersOf = (key: string) =>
  trade("select key, template, recipient, locale, contents from letter where key like ? || '%' order by key", key)
const valuesOf = (row: Record<string, unknown> | undefined) => JSON.parse(String(row?.contents)).values
const tokenOf = (row: Record<string, unknown> | undefined): string =>
  /\/user\/homes\/stop\/([\w-]{43})\?/.exec(valuesOf(row).stop)?.[1] ?? ''
const stop = (token: string) => ask(StopHomeLetterDocument, { token })
const letterOf = async (token: string) => (await ask<HomeLetterQuery>(HomeLetterDocument, { token })).data?.homeLetter

beforeEach(async () => {
  await trade('delete from own_home')
  await trade("delete from letter where template in ('home-month', 'homes-sold')")
  now += 40 * DAY
})

describe('a home', () => {
  it('is kept once for its description, renamed and removed, by its owner alone', async () => {
    const [one, other] = [await owner(), await owner()]
    const id = await kept(one)
    expect(await kept(one, { name: 'Again' })).toBe(id)
    expect(await kept(one, { home: { ...HOME, floor: 9 } })).not.toBe(id)
    expect(await homesOf(one)).toMatchObject([{ id, name: 'Ours', home: HOME, isMonthly: false, hasAlert: false, canAlert: true }, {}])
    expect(await homesOf(other)).toEqual([])
    for (const answer of [
      await change(other, id, { name: 'Mine' }),
      await change(other, id, { isMonthly: true }),
      await change(other, id, { hasAlert: true }),
      await ask(KeepOwnPurchaseDocument, { id, purchase: '{}' }, other),
    ])
      expect(codeOf(answer)).toBe('own-home-unknown')
    await ask(RemoveOwnHomeDocument, { id }, other)
    expect((await change(one, id, { name: ' The\tflat ' })).data?.changeOwnHome).toMatchObject({ name: 'The flat', isMonthly: false })
    await ask(RemoveOwnHomeDocument, { id }, one)
    expect(await homesOf(one)).toHaveLength(1)
  })

  it('has a project, a name and a bounded number', async () => {
    const one = await owner()
    expect(codeOf(await keep(one, { slug: 'nowhere' }))).toBe('own-home-place')
    expect(codeOf(await keep(one, { name: '  ' }))).toBe('own-home-name')
    const answers = await Promise.all(
      Array.from({ length: OWN_HOMES_MAX + 2 }, (_, floor) => keep(one, { home: { ...HOME, floor: floor + 1 } })),
    )
    expect(answers.filter((answer) => codeOf(answer) === 'own-home-many')).toHaveLength(2)
    expect(await homesOf(one)).toHaveLength(OWN_HOMES_MAX)
  })

  it('keeps what was paid only where its owner asks for it, and forgets it', async () => {
    const one = await owner()
    const id = await kept(one)
    expect((await homesOf(one))[0]?.purchase).toBeNull()
    for (const wrong of ['[]', 'x', `{"a":"${'x'.repeat(1_000)}"}`])
      expect(codeOf(await ask(KeepOwnPurchaseDocument, { id, purchase: wrong }, one))).toBe('own-home-purchase')
    await ask(KeepOwnPurchaseDocument, { id, purchase: '{"paid":5}' }, one)
    expect((await homesOf(one))[0]?.purchase).toBe('{"paid":5}')
    await ask(KeepOwnPurchaseDocument, { id }, one)
    expect((await homesOf(one))[0]?.purchase).toBeNull()
  })

  it('is in the export, and goes with the account', async () => {
    const one = await owner()
    const id = await kept(one)
    await change(one, id, { hasAlert: true, isMonthly: true })
    await round(writeMonthlyLetters)
    const { data } = await tools.ask<{ accountExport: string }>('{ accountExport }', {}, { token: one.token })
    expect(JSON.parse(data?.accountExport ?? '{}')).toMatchObject({
      ownHomes: [{ name: 'Ours', has_alert: 1 }],
      homeLetterLinks: [{ letter: 'monthly' }],
    })
    await tools.run('update user set deletion_due_at = 1 where id = ?', one.id)
    await tools.tidy()
    expect(await trade('select 1 from own_home where owner = ?', one.id)).toEqual([])
    expect(await trade('select 1 from own_home_link where owner = ?', one.id)).toEqual([])
    expect(await trade('select 1 from own_home_sale where home_id = ?', id)).toEqual([])
  })
})

it('like sales are of the same kind, about the same size, and near', async () => {
  const { data, errors } = await ask<LikeSalesQuery>(LikeSalesDocument, { ...PLACE, areaSqm: 93 })
  expect(errors).toEqual([])
  const found = data?.likeSales
  expect(found?.sales.length).toBeGreaterThan(0)
  for (const { areaSqm, metres, project } of found?.sales ?? []) {
    expect(areaSqm).toBeGreaterThanOrEqual(93 * 0.85)
    expect(areaSqm).toBeLessThanOrEqual(93 * 1.15)
    expect(metres).toBeLessThanOrEqual(500)
    expect(project.typeGroup).toBe('PUBLIC_STACK')
  }
  expect((found?.sales ?? []).map(({ month }) => month)).toEqual(
    (found?.sales ?? [])
      .map(({ month }) => month)
      .toSorted()
      .toReversed(),
  )
  expect(codeOf(await ask(LikeSalesDocument, { ...PLACE, areaSqm: 0 }))).toBe('own-home-size')
  expect((await ask<LikeSalesQuery>(LikeSalesDocument, { ...PLACE, slug: 'nowhere', areaSqm: 90 })).data?.likeSales).toBeNull()
})

describe('the monthly letter', () => {
  it('is written to nobody who did not ask', async () => {
    await kept(await owner())
    await publish()
    await round(writeMonthlyLetters)
    expect(await lettersOf('home-month')).toEqual([])
  })

  it('is written once for a home and month, killed at every step, and again with the next edition of another month', async () => {
    const one = await owner()
    const id = await kept(one)
    await change(one, id, { isMonthly: true })
    await publish()
    await throughKills(writeMonthlyLetters)
    const letters = await lettersOf(`home-month ${id}`)
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({ recipient: one.email, locale: 'en-US' })
    const values = valuesOf(letters[0])
    expect(values).toMatchObject({ home: 'Ours', worth: { currencyCode: 'SGD' } })
    expect(values.worth.low).toBeLessThan(values.worth.value)
    expect(values.link).toContain(`/user/homes?home=${id}&locale=en-US`)
    expect(values.sold.length).toBeGreaterThan(0)
    // an edition of the same month: not twice
    await publish()
    await round(writeMonthlyLetters)
    expect(await lettersOf(`home-month ${id}`)).toHaveLength(1)
    now += 31 * DAY
    await throughKills(writeMonthlyLetters)
    expect(await lettersOf(`home-month ${id}`)).toHaveLength(2)
    // nothing was published since: there is nothing to tell
    now += 31 * DAY
    await round(writeMonthlyLetters)
    expect(await lettersOf(`home-month ${id}`)).toHaveLength(2)
  })

  it('says that nothing can be estimated where that is so', async () => {
    const one = await owner()
    const id = await kept(one, { home: { unitMix: '4', areaSqm: 9_000, floor: 8 } })
    await change(one, id, { isMonthly: true })
    await publish()
    await round(writeMonthlyLetters)
    expect(valuesOf((await lettersOf(`home-month ${id}`))[0])).toMatchObject({ worth: null, sold: [] })
  })

  it('is not sent to an address that is not confirmed, nor to an account that is leaving', async () => {
    const [unconfirmed, leaving] = [await tools.newPerson(), await owner()]
    for (const one of [unconfirmed, leaving]) await change(one, await kept(one), { isMonthly: true })
    await tools.run('update user set deletion_due_at = 9999999999 where id = ?', leaving.id)
    await publish()
    expect(await round(writeMonthlyLetters)).toBe(2)
    expect(await lettersOf('home-month')).toEqual([])
    expect(await round(writeMonthlyLetters)).toBe(0)
  })

  it('is stopped by its link without a login, once or again, and that of no other home', async () => {
    const one = await owner()
    const [id, other] = [await kept(one), await kept(one, { name: 'The other', home: { ...HOME, floor: 3 } })]
    for (const each of [id, other]) await change(one, each, { isMonthly: true, hasAlert: true })
    await publish()
    await round(writeMonthlyLetters)
    const token = tokenOf((await lettersOf(`home-month ${id}`))[0])
    expect(await letterOf(token)).toEqual({ letter: 'MONTHLY', name: 'Ours', isOn: true })
    // looking at it stops nothing
    expect((await homesOf(one)).map(({ isMonthly }) => isMonthly)).toEqual([true, true])
    for (let time = 0; time < 2; time++) expect((await stop(token)).errors).toEqual([])
    expect(await homesOf(one)).toMatchObject([
      { id, isMonthly: false, hasAlert: true },
      { id: other, isMonthly: true },
    ])
    expect(await letterOf(token)).toEqual({ letter: 'MONTHLY', name: 'Ours', isOn: false })
    expect(codeOf(await stop('x'.repeat(43)))).toBe('token-spent')
    expect(await letterOf('x'.repeat(43))).toBeNull()
    expect(await trade('select 1 from own_home_link where token_hash = ?', token)).toEqual([])
  })
})

describe('a like home that is sold', () => {
  let sold = 0
  /** a new edition with so many more sales in the block, each at a price of its own */
  const sell = async (count: number, areaSqm = 93) => {
    await DB_SG.batch(
      Array.from({ length: count }, () =>
        DB_SG.prepare(
          `insert into txn (project_id, kind, activity, month, price, area_sqm, psf, unit_mix, floor_low, floor_high, source_id)
          select id, 'sale', 'resale', (select max(month) from txn), ?, ?, 600, '4', 7, 9, (select min(id) from source) from project where slug = ?`,
        ).bind(600_000 + ++sold, areaSqm, PLACE.slug),
      ),
    )
    await publish()
  }
  /** the rows of an edition have new ids */
  const renumber = () => DB_SG.prepare('update txn set id = id + 1000000 where id < 1000000').run()
  const refresh = async () => {
    let after: string | null = ''
    const version = `homes-${edition}`
    while (after !== null)
      after = await refreshOwnHomes(
        { trade: new Statements(DB_TRADE), market: new Statements(DB_SG), databases: { market }, country: 'SG', version, now },
        after,
      )
  }
  const watching = async () => {
    const one = await owner()
    const id = await kept(one)
    expect((await change(one, id, { hasAlert: true })).data?.changeOwnHome).toMatchObject({ hasAlert: true })
    return { ...one, home: id }
  }
  const noticesOf = (who: { id: string }) => trade("select kind, path, facts from notice where user_id = ? and kind = 'home-sold'", who.id)

  it('is told of once, in one letter and one notice, through kills, repeats and new ids', async () => {
    const one = await watching()
    await refresh()
    await round(tellOfSales)
    expect(await lettersOf(`homes-sold ${one.id}`)).toEqual([])
    await sell(2)
    await refresh()
    await refresh()
    await throughKills(tellOfSales)
    const letters = await lettersOf(`homes-sold ${one.id}`)
    expect(letters).toHaveLength(1)
    const { homes, more } = valuesOf(letters[0])
    expect(homes).toMatchObject([{ title: 'Ours', sold: [{ metres: 0, areaSqm: 93 }, { metres: 0 }] }])
    expect(more).toBe(0)
    expect(await noticesOf(one)).toMatchObject([{ path: `/user/homes?home=${one.home}` }])
    await renumber()
    await publish()
    await refresh()
    await throughKills(tellOfSales)
    expect(await lettersOf(`homes-sold ${one.id}`)).toHaveLength(1)
    await sell(1)
    await refresh()
    await throughKills(tellOfSales)
    expect(await lettersOf(`homes-sold ${one.id}`)).toHaveLength(2)
  })

  it('is one letter for several homes, and none for homes of another size or without the wish', async () => {
    const [one, other] = [await watching(), await owner()]
    const second = await kept(one, { name: 'The other', home: { ...HOME, floor: 3 } })
    await change(one, second, { hasAlert: true })
    await kept(other)
    await sell(1)
    await sell(1, 200)
    await refresh()
    await round(tellOfSales)
    const letters = await lettersOf('homes-sold')
    expect(letters).toHaveLength(1)
    expect(
      valuesOf(letters[0])
        .homes.map(({ title, sold: sales }: { title: string; sold: unknown[] }) => [title, sales.length])
        .toSorted(),
    ).toEqual([
      ['Ours', 1],
      ['The other', 1],
    ])
  })

  it('waits until the whole edition was looked at', async () => {
    const one = await watching()
    await sell(1)
    await refresh()
    await trade("insert into edition_refresh (country, version, room, after, moved_at) values ('SG', 'x', 'own-homes', '', ?)", now)
    expect(await round(tellOfSales)).toBe(0)
    await trade('update edition_refresh set done_at = 1')
    expect(await round(tellOfSales)).toBe(1)
    await trade('delete from edition_refresh')
    expect(await lettersOf(`homes-sold ${one.id}`)).toHaveLength(1)
  })

  it('is told of by one press no more; what waited then is no news when the wish comes back', async () => {
    const one = await watching()
    await sell(1)
    await refresh()
    await round(tellOfSales)
    const token = tokenOf((await lettersOf(`homes-sold ${one.id}`))[0])
    expect(await letterOf(token)).toEqual({ letter: 'SOLD', name: null, isOn: true })
    await sell(1)
    await refresh()
    await stop(token)
    expect(await letterOf(token)).toMatchObject({ isOn: false })
    expect(await homesOf(one)).toMatchObject([{ hasAlert: false }])
    await round(tellOfSales)
    await change(one, one.home, { hasAlert: true })
    await round(tellOfSales)
    expect(await lettersOf(`homes-sold ${one.id}`)).toHaveLength(1)
  })

  it('is a notice alone for whoever has no confirmed address', async () => {
    const one = await tools.newPerson()
    const id = await kept(one)
    await change(one, id, { hasAlert: true })
    await sell(1)
    await refresh()
    await round(tellOfSales)
    expect(await lettersOf(`homes-sold ${one.id}`)).toEqual([])
    expect(await noticesOf(one)).toHaveLength(1)
  })

  it('needs the size of the home, in its own country', async () => {
    const one = await owner()
    const id = await kept(one, { home: { unitMix: '4' } })
    expect(codeOf(await change(one, id, { hasAlert: true }))).toBe('own-home-size')
    const sized = await kept(one)
    expect(codeOf(await ask(ChangeOwnHomeDocument, { id: sized, hasAlert: true }, one, 'HK'))).toBe('own-home-country')
  })
})
