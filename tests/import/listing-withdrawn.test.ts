import { expect, it } from 'vitest'
import { type Desk, demoMarketOf, NOW, newDatabase, putSource, recordsOf, rowsOf, take } from './feed-fixture.ts'

const DAY = 86_400
const live = recordsOf('SG', 'lantern-bay').filter(({ state }) => state === 'live')
const desk: Desk = { account: newDatabase('account'), trade: newDatabase('trade'), market: demoMarketOf('SG') }
putSource(desk.trade, 'lantern-bay')

it('a feed brings back what it withdrew itself, and nothing that staff withdrew', async () => {
  await take(desk, 'lantern-bay', live)
  const keys = live.slice(0, 2).map(({ sourceKey }) => sourceKey)
  for (const [actor, key] of [
    ['staff:boss', keys[0]],
    ['lantern-bay', keys[1]],
  ]) {
    desk.trade
      .prepare(
        `insert into listing_event (key, listing_id, action, actor, from_state, to_state, at)
        select 'out ' || id, id, 'withdraw', ?, 'live', 'withdrawn', ? from listing where source_key = ?`,
      )
      .run(String(actor), NOW + 1, String(key))
    desk.trade.prepare("update listing set state = 'withdrawn', state_at = ? where source_key = ?").run(NOW + 1, String(key))
  }
  const newer = live.map((record) => ({ ...record, modifiedAt: NOW + DAY, price: (record.price ?? 0) + 1_000 }))
  // said again as it was, and said anew
  for (const [sent, now] of [
    [live, NOW + DAY],
    [newer, NOW + 2 * DAY],
  ] as const)
    expect(await take(desk, 'lantern-bay', sent, { now })).toMatchObject({ rejected: 1, withdrawn: 0 })
  expect(rowsOf(desk.trade, "select source_key as key, state from listing where state <> 'live'")).toEqual([
    { key: keys[0], state: 'withdrawn' },
  ])
  expect(rowsOf(desk.trade, 'select distinct code, source_key as key from feed_rejection')).toEqual([
    { code: 'stays-withdrawn', key: keys[0] },
  ])
})
