import { describe, expect, it } from 'vitest'
import { SAMPLE_SEED, sampleOf } from '#fixtures/short-sample.ts'
import type { SqlDatabase } from '../../src/server/provider/db/client.ts'
import { demoMarketOf, NOW, newDatabase, putSource, recordsOf, rowsOf, state, take } from './feed-fixture.ts'

const DAY = 86_400

/** A database that is gone after so many transactions. */
const dying =
  (transactions: number) =>
  (database: SqlDatabase): SqlDatabase => {
    let left = transactions
    return {
      prepare: (sql) => database.prepare(sql),
      batch: async (statements) => {
        if (left-- <= 0) throw new Error('killed')
        return database.batch(statements)
      },
    }
  }

describe('an intake that is killed', () => {
  /** parts of all transactions of the intake */
  const KILLS = sampleOf(
    Array.from({ length: 20 }, (_, at) => at / 20),
    5,
  )
  const many = recordsOf('SG', 'lantern-bay', 700).filter(({ state: is }) => is === 'live')
  const before = many.filter((_, at) => at % 5 !== 0)
  const after = many.flatMap((record, at) =>
    at % 11 === 0 ? [] : [at % 3 === 0 ? { ...record, price: (record.price ?? 0) + 1_000, modifiedAt: record.modifiedAt + 60 } : record],
  )

  const account = newDatabase('account')
  const market = demoMarketOf('SG')
  const newDesk = () => {
    const trade = newDatabase('trade')
    putSource(trade, 'lantern-bay')
    return { account, trade, market }
  }

  async function expectSafety(kills: readonly number[]): Promise<void> {
    const desk = newDesk()
    await take(desk, 'lantern-bay', before)
    let transactions = 0
    const counting = (database: SqlDatabase): SqlDatabase => ({
      prepare: (sql) => database.prepare(sql),
      batch: (statements) => {
        transactions++
        return database.batch(statements)
      },
    })
    await take(desk, 'lantern-bay', after, { now: NOW + DAY, through: counting })
    const expected = state(desk.trade)
    for (const kill of kills) {
      const killed = newDesk()
      const { trade } = killed
      await take(killed, 'lantern-bay', before)
      const through = dying(Math.floor(kill * transactions))
      await expect(take(killed, 'lantern-bay', after, { now: NOW + DAY, through })).rejects.toThrow('killed')
      expect(
        rowsOf(trade, 'select count(*) as n from listing l where not exists (select 1 from listing_price p where p.listing_id = l.id)'),
      ).toEqual([{ n: 0 }])
      expect(await take(killed, 'lantern-bay', after, { now: NOW + DAY, takesOver: true })).toMatchObject({ state: 'done' })
      expect(state(trade), `seed ${SAMPLE_SEED}`).toEqual(expected)
      trade.close()
    }
  }

  it('at a few points and run again ends in the same rows, and never shows half a listing', { timeout: 60_000 }, () =>
    expectSafety(KILLS.some),
  )
  it('at all other points does so too', { timeout: 240_000, tags: ['long'] }, () => expectSafety(KILLS.others))
})
