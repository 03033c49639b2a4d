import { describe, expect, it } from 'vitest'
import { recordOf } from '#lib/records.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { Statements } from '../../src/server/provider/db/client.ts'
import { writableFile } from '../../src/server/provider/db/writable-file.ts'
import { takeDueFeeds } from '../../src/server/provider/modules/agency-feed/take-due-feeds.ts'
import { feedText } from '../../src/server/provider/modules/listing-feed/write-feed.ts'
import { demoMarketOf, NOW, newDatabase, putSource, recordsOf, rowsOf } from './feed-fixture.ts'

const HOUR = 3_600
const market = demoMarketOf('SG')
const text = feedText('reso', recordsOf('SG', 'lantern-bay', 20))
const ADDRESS = 'https://files.agency.com/all.jsonl'

/** A database with the source due, and what fetches in it. */
function desk() {
  const trade = newDatabase('trade')
  const account = newDatabase('account')
  putSource(trade, 'lantern-bay')
  trade.prepare(`update listing_source set fetch_url = ?, fetch_due_at = ?, manager = 'm', fetch_hours = 6`).run(ADDRESS, NOW)
  const woken: string[] = []
  const run = (answer: (address: string) => Response, now = NOW) => {
    const asked: string[] = []
    const databases = { market: recordOf(COUNTRY_CODES, () => writableFile(market)) }
    const context = {
      trade: new Statements(writableFile(trade)),
      account: new Statements(writableFile(account)),
      databases,
      now,
      live: {
        wake: async (ids: readonly string[]) => {
          woken.push(...ids)
        },
      },
      later: () => {},
      post: { pushNotices: async () => {} },
    }
    return takeDueFeeds(context, async (address) => {
      asked.push(address)
      return answer(address)
    }).then((count) => ({ count, asked }))
  }
  const source = () =>
    rowsOf(
      trade,
      'select fetch_due_at as due, fetched_at as fetched, fetch_fault as fault, fetch_failures as failures from listing_source',
    )[0]
  return { trade, run, source, woken }
}
const listing = (): Response => new Response(text, { headers: { 'content-type': 'application/x-ndjson' } })

describe('a feed that is fetched', () => {
  it('is taken in when it is due, and then not again before its time', async () => {
    const { run, source, trade } = desk()
    expect(await run(listing)).toEqual({ count: 1, asked: [ADDRESS] })
    expect(source()).toEqual({ due: NOW + 6 * HOUR, fetched: NOW, fault: null, failures: 0 })
    expect(rowsOf(trade, `select state, is_whole as isWhole from feed_run`)).toEqual([{ state: 'done', isWhole: 1 }])
    expect(rowsOf(trade, `select count(*) as n from listing where state = 'live'`)[0]?.n).toBeGreaterThan(5)
    expect((await run(listing)).count).toBe(0)
  })

  it('is not fetched before it is approved, nor when it is switched off', async () => {
    for (const change of [`approval = 'asked'`, 'is_active = 0']) {
      const { run, trade } = desk()
      trade.exec(`update listing_source set ${change}`)
      expect((await run(listing)).count).toBe(0)
    }
  })

  it.each<[string, string, (address: string) => Response]>([
    ['a private address behind it', 'address', () => new Response(null, { status: 302, headers: { location: 'https://10.0.0.1/' } })],
    ['plain http behind it', 'address', () => new Response(null, { status: 302, headers: { location: 'http://files.agency.com/' } })],
    ['a circle', 'redirects', () => new Response(null, { status: 302, headers: { location: ADDRESS } })],
    ['an error', 'status', () => new Response('', { status: 503 })],
    ['a sign-in page', 'type', () => new Response('<html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })],
    ['a missing file', 'absent', () => new Response('', { status: 404 })],
    [
      'what does not answer',
      'unreachable',
      () => {
        throw new TypeError('no route')
      },
    ],
    ['nothing', 'empty', () => new Response('')],
    ['a file too large', 'size', () => new Response('x', { headers: { 'content-length': '999999999' } })],
  ])('tells of %s', async (_, fault, answer) => {
    const { run, source, trade } = desk()
    await run(answer)
    expect(source()).toEqual({ due: NOW + HOUR, fetched: null, fault, failures: 1 })
    expect(rowsOf(trade, 'select * from feed_run')).toEqual([])
  })

  it('is told to its manager after three failures, once, and forgets them with the next file', async () => {
    const { run, source, trade, woken } = desk()
    for (let at = 0; at < 5; at++) await run(() => new Response('', { status: 500 }), NOW + at * HOUR)
    expect(source()).toMatchObject({ failures: 5 })
    expect(rowsOf(trade, 'select kind, user_id as reader from notice')).toEqual([{ kind: 'feed-failing', reader: 'm' }])
    expect(woken).toEqual(['m'])
    await run(listing, NOW + 5 * HOUR)
    expect(source()).toMatchObject({ failures: 0, fault: null })
  })
})
