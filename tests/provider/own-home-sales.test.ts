import { beforeEach, describe, expect, it } from 'vitest'
import { ChangeOwnHomeDocument } from '#graphql/generated/graphql.ts'
import { Statements } from '#provider/db/client.ts'
import { refreshOwnHomes } from '#provider/modules/own-home/home-watch.ts'
import { tellOfSales } from '#provider/modules/own-home/tell-of-sales.ts'
import { codeOf } from './account-fixture.ts'
import { startProvider } from './harness.ts'
import { homeTools, OWN_HOME, OWN_PLACE } from './own-home-fixture.ts'

const DAY = 86_400
const provider = await startProvider()
const { DB_TRADE, DB_SG } = provider.env
const {
  tools,
  market,
  clock,
  ask,
  kept,
  homesOf,
  change,
  owner,
  trade,
  publish,
  edition,
  runJob,
  throughKills,
  lettersOf,
  valuesOf,
  tokenOf,
  stop,
  letterOf,
} = homeTools(provider)

beforeEach(async () => {
  await trade('delete from own_home')
  await trade("delete from letter where template in ('home-month', 'homes-sold')")
  clock.now += 40 * DAY
})

describe('a like home that is sold', () => {
  let sold = 0
  /** a new edition with so many more sales in the block, each at a price of its own */
  const sell = async (count: number, areaSqm = 90) => {
    await DB_SG.batch(
      Array.from({ length: count }, () =>
        DB_SG.prepare(
          `insert into txn (project_id, kind, activity, month, price, area_sqm, psf, unit_mix, floor_low, floor_high, source_id)
          select id, 'sale', 'resale', (select max(month) from txn), ?, ?, 600, '3', 7, 9, (select min(id) from source) from project where slug = ?`,
        ).bind(600_000 + ++sold, areaSqm, OWN_PLACE.slug),
      ),
    )
    await publish()
  }
  /** the rows of an edition have new ids */
  const renumber = () => DB_SG.prepare('update txn set id = id + 1000000 where id < 1000000').run()
  const refresh = async () => {
    let after: string | null = ''
    const version = edition()
    while (after !== null)
      after = await refreshOwnHomes(
        { trade: new Statements(DB_TRADE), market: new Statements(DB_SG), databases: { market }, country: 'SG', version, now: clock.now },
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
    await runJob(tellOfSales)
    expect(await lettersOf(`homes-sold ${one.id}`)).toEqual([])
    await sell(2)
    await refresh()
    await refresh()
    await throughKills(tellOfSales)
    const letters = await lettersOf(`homes-sold ${one.id}`)
    expect(letters).toHaveLength(1)
    const { homes, more } = valuesOf(letters[0])
    expect(homes).toMatchObject([{ title: 'Ours', sold: [{ metres: 0, areaSqm: 90 }, { metres: 0 }] }])
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
    const second = await kept(one, { name: 'The other', home: { ...OWN_HOME, floor: 3 } })
    await change(one, second, { hasAlert: true })
    await kept(other)
    await sell(1)
    await sell(1, 200)
    await refresh()
    await runJob(tellOfSales)
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
    await trade("insert into edition_refresh (country, version, room, after, moved_at) values ('SG', 'x', 'own-homes', '', ?)", clock.now)
    expect(await runJob(tellOfSales)).toBe(0)
    await trade('update edition_refresh set done_at = 1')
    expect(await runJob(tellOfSales)).toBe(1)
    await trade('delete from edition_refresh')
    expect(await lettersOf(`homes-sold ${one.id}`)).toHaveLength(1)
  })

  it('is told of by one press no more; what waited then is no news when the wish comes back', async () => {
    const one = await watching()
    await sell(1)
    await refresh()
    await runJob(tellOfSales)
    const token = tokenOf((await lettersOf(`homes-sold ${one.id}`))[0])
    expect(await letterOf(token)).toEqual({ letter: 'SOLD', name: null, isOn: true })
    await sell(1)
    await refresh()
    await stop(token)
    expect(await letterOf(token)).toMatchObject({ isOn: false })
    expect(await homesOf(one)).toMatchObject([{ hasAlert: false }])
    await runJob(tellOfSales)
    await change(one, one.home, { hasAlert: true })
    await runJob(tellOfSales)
    expect(await lettersOf(`homes-sold ${one.id}`)).toHaveLength(1)
  })

  it('is a notice alone for whoever has no confirmed address', async () => {
    const one = await tools.newPerson()
    const id = await kept(one)
    await change(one, id, { hasAlert: true })
    await sell(1)
    await refresh()
    await runJob(tellOfSales)
    expect(await lettersOf(`homes-sold ${one.id}`)).toEqual([])
    expect(await noticesOf(one)).toHaveLength(1)
  })

  it('needs the size of the home, in its own country', async () => {
    const one = await owner()
    const id = await kept(one, { home: { unitMix: '3' } })
    expect(codeOf(await change(one, id, { hasAlert: true }))).toBe('own-home-size')
    const sized = await kept(one)
    expect(codeOf(await ask(ChangeOwnHomeDocument, { id: sized, hasAlert: true }, one, 'HK'))).toBe('own-home-country')
  })
})
