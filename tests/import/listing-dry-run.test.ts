import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Statements } from '../../src/server/provider/db/client.ts'
import { writableFile } from '../../src/server/provider/db/writable-file.ts'
import { dryRun } from '../../src/server/provider/modules/listing-feed/dry-run.ts'
import type { FeedRecord } from '../../src/server/provider/modules/listing-feed/feed-record.ts'
import { readSource } from '../../src/server/provider/modules/listing-feed/feed-source.ts'
import { feedText } from '../../src/server/provider/modules/listing-feed/write-feed.ts'
import { examples } from '../fixtures/short-sample.ts'
import { bytesOf, type Desk, demoMarketOf, NOW, newDatabase, putSource, recordsOf, rowsOf, state, take } from './feed-fixture.ts'

const market = demoMarketOf('SG')
const records = recordsOf('SG', 'lantern-bay', 30).slice(0, 12)

function newDesk(): Desk {
  const desk = { account: newDatabase('account'), trade: newDatabase('trade'), market }
  putSource(desk.trade, 'lantern-bay')
  return desk
}

async function dry(desk: Desk, text: string, isWhole: boolean) {
  const trade = new Statements(writableFile(desk.trade))
  const source = await readSource(trade, 'lantern-bay')
  if (!source) throw new RangeError('no source')
  const context = { trade, account: new Statements(writableFile(desk.account)), market: new Statements(writableFile(market)), now: NOW }
  return dryRun(context, { source, isWhole, bytes: bytesOf(text), encoding: null })
}

/** What may become of a record in the next file. */
const change = fc.constantFrom<(record: FeedRecord, at: number) => FeedRecord[]>(
  (record) => [record],
  () => [],
  (record) => [{ ...record, price: 777_000, modifiedAt: record.modifiedAt + 60 }],
  (record) => [{ ...record, modifiedAt: record.modifiedAt - 60 }],
  (record) => [{ ...record, state: 'closed', modifiedAt: record.modifiedAt + 60 }],
  (record) => [{ ...record, state: 'under-offer', modifiedAt: record.modifiedAt + 60 }],
  (record) => [{ ...record, activity: 'rent', price: 3_000, modifiedAt: record.modifiedAt + 60 }],
  (record) => [record, { ...record, price: 888_000, modifiedAt: record.modifiedAt + 90 }],
  (record) => [{ ...record, agentPhone: '' }],
  (record, at) => [{ ...record, sourceKey: `new-${at}` }],
)
const BROKEN = ['{"ListingKey":"bad","ListPrice":"x"}', '{"ListPrice":1}', '{"ListingKey":"gone","StandardStatus":"Delete"}']
const file = fc.record({
  changes: fc.array(change, { minLength: records.length, maxLength: records.length }),
  broken: fc.subarray(BROKEN),
  isWhole: fc.boolean(),
})

describe('a dry run', () => {
  it('says what the file then does, and writes no listing', () =>
    fc.assert(
      fc.asyncProperty(file, file, async (first, second) => {
        const desk = newDesk()
        for (const { changes, broken, isWhole } of [first, second]) {
          const told = changes.flatMap((one, at) => (records[at] ? one(records[at], at) : []))
          const text = [feedText('reso', told).trim(), ...broken, ''].join('\n')
          const before = state(desk.trade)
          const said = await dry(desk, text, isWhole)
          expect(state(desk.trade)).toEqual(before)
          const advertised = () =>
            new Set(rowsOf(desk.trade, `select id from listing where state in ('live', 'under-offer')`).map(({ id }) => String(id)))
          const stood = advertised()
          const run = await take(desk, 'lantern-bay', text, { isWhole })
          const { reason, read, added, changed, withdrawn, rejected, omitted, digest } = said
          const isAsked = reason?.startsWith('too-many-gone') === true
          expect({
            reason,
            taken: read - rejected,
            changed: added + changed,
            withdrawn: isAsked ? 0 : withdrawn,
            rejected,
            omitted,
            digest,
          }).toEqual({
            reason: run?.reason,
            taken: run?.taken,
            changed: run?.changed,
            withdrawn: run?.withdrawn,
            rejected: run?.rejected,
            omitted: run?.omitted,
            digest: run?.state === 'done' ? run.digest : digest,
          })
          expect(said.homes.length).toBeLessThanOrEqual(10)
          if (!isAsked) expect([...advertised()].filter((id) => !stood.has(id))).toHaveLength(added)
        }
      }),
      { numRuns: examples(100, 8) },
    ))
})
