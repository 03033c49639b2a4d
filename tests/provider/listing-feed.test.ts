import { beforeAll, describe, expect, it } from 'vitest'
import { Statements } from '#provider/db/client.ts'
import { DEMO_SOURCES } from '#provider/demo/listings/agencies.ts'
import { demoListingsIn } from '#provider/demo/listings/demo-listings.ts'
import { feedText } from '#provider/modules/listing-feed/write-feed.ts'
import { groupUngrouped } from '#provider/modules/listing-group/place-in-groups.ts'
import { startProvider } from './harness.ts'
import { orderTools } from './order-fixture.ts'

const provider = await startProvider()
const tools = orderTools(provider)
const { DB_TRADE: trade } = provider.env

const records = [...demoListingsIn('SG', { homes: 40, seed: 'door' })]
  .filter(({ source, record }) => source === 'lantern-bay' && record.state === 'live')
  .map(({ record }) => record)
const text = feedText('reso', records)

const SAVE = `mutation Save($input: ListingSourceInput!) { saveListingSource(input: $input) { id version isActive } }`
const RENEW = `mutation Renew($source: ID!, $scopes: [FeedScope!]!) { renewFeedKey(source: $source, scopes: $scopes, reader: "") { key } }`
const END = `mutation End($source: ID!, $prefix: String!) { endFeedKey(source: $source, prefix: $prefix) { success } }`
const SOURCES = `{ listingSources { id keys { prefix scopes endsAt } runs { id state rejected } } }`

let staff = ''
const keys: Record<string, string> = {}

const ask = <Data>(query: string, variables: object = {}) => tools.ask<Data>(query, { ...variables }, { token: staff })
const renew = async (source: string, scopes: string[]) =>
  String((await ask<{ renewFeedKey: { key: string } }>(RENEW, { source, scopes })).data?.renewFeedKey.key)
const send = (path: string, key: string | null, init: { method?: string; body?: string } = {}) =>
  provider.fetch(`/feeds/${path}`, { ...init, headers: { ...(key ? { authorization: `Bearer ${key}` } : {}), 'x-local': '1' } })
const answer = async (response: ReturnType<typeof send>) => {
  const { status, json } = await response.then(async (one) => ({ status: one.status, json: (await one.json()) as Record<string, unknown> }))
  return { status, ...json }
}
const post = (path: string, key: string | null, body: string) => answer(send(path, key, { method: 'POST', body }))

beforeAll(async () => {
  staff = (await tools.staff()).token
  for (const { id, agency, agencyLicence, format } of DEMO_SOURCES.filter(({ country }) => country === 'SG')) {
    const input = { id, agency, agencyLicence, format: format.toUpperCase(), silenceDays: 14, isActive: true, version: 0 }
    expect((await ask(SAVE, { input })).errors).toEqual([])
    keys[id] = await renew(id, ['SEND', 'READ'])
  }
})

describe('the endpoint of feeds', () => {
  it('takes a file, tells what was not taken, and gives out what is advertised', async () => {
    const lines = [...text.trim().split('\n'), '{"ListingKey": "=cmd()", "ListPrice": "x"}']
    const run = await post('lantern-bay?whole', keys['lantern-bay'] ?? '', `${lines.join('\n')}\n`)
    expect(run).toMatchObject({ status: 200, state: 'done', taken: records.length, changed: records.length, rejected: 1 })
    const told = await answer(send(`lantern-bay/runs/${'id' in run ? run.id : ''}`, keys['lantern-bay'] ?? ''))
    expect(told).toMatchObject({ status: 200, rejections: [{ row: records.length + 1, sourceKey: '=cmd()', code: 'missing' }] })
    const out = await send('lantern-bay', keys['lantern-bay'] ?? '')
    expect(out.headers.get('content-type')).toBe('application/x-ndjson')
    const keysOut = (await out.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).ListingKey)
    expect(keysOut.sort()).toEqual(records.map(({ sourceKey }) => sourceKey).sort())
  })

  it('reads a file in the encoding of its content type', async () => {
    const table = 'ListingKey,StandardStatus,PropertyType,PropertySubType,ListPrice,StreetName\nX,Delete,Residential,House,1,Caf\u00e9\n'
    const sent = (type: string) =>
      provider.fetch('/feeds/lantern-bay?format=csv', {
        method: 'POST',
        body: Buffer.from(table, 'latin1'),
        headers: { authorization: `Bearer ${keys['lantern-bay']}`, 'content-type': type, 'x-local': '1' },
      })
    expect((await sent('text/csv')).status).toBe(422)
    expect((await sent('text/csv; charset="ISO-8859-1"')).status).toBe(200)
    expect((await sent('text/csv; charset=klingon')).status).toBe(422)
  })

  it('takes the lines that a record lacks from the agents of its source, which a change without them leaves', async () => {
    const reaxml = `<propertyList><residential modTime="2026-11-20-10:00:00" status="current"><uniqueID>roster</uniqueID><category name="House"/>
      <listingAgent><name>ADA  EXAMPLE</name></listingAgent><address><street>Roster Road</street></address><price>900000</price></residential></propertyList>`
    const file = () => post('tidemark?format=reaxml', keys.tidemark ?? '', reaxml)
    const source = DEMO_SOURCES.find(({ id, country }) => id === 'tidemark' && country === 'SG')
    const said = {
      id: 'tidemark',
      agency: source?.agency,
      agencyLicence: source?.agencyLicence,
      format: source?.format.toUpperCase(),
      silenceDays: 14,
      isActive: true,
    }
    const save = async (more: object) => {
      const version = (await trade.prepare(`select version from listing_source where id = 'tidemark'`).first<{ version: number }>())
        ?.version
      return ask(SAVE, { input: { ...said, version, ...more } })
    }
    expect(await file()).toMatchObject({ taken: 0, rejected: 1 })
    const agents = [{ name: 'Ada Example', licence: ' R990001A ', phone: '+65 6000 0001', email: 'ada@tidemark.example' }]
    expect((await save({ agents: [{ ...agents[0], licence: ' ' }] })).errors[0]?.extensions.code).toBe('source-agents')
    expect((await save({ agents })).errors).toEqual([])
    expect((await save({ silenceDays: 15 })).errors).toEqual([])
    expect(await file()).toMatchObject({ taken: 1, rejected: 0 })
    expect(
      await trade
        .prepare(`select agent_name as name, agent_licence as licence, agent_phone as phone from listing where source_key = 'roster'`)
        .first(),
    ).toEqual({ name: 'ADA EXAMPLE', licence: 'R990001A', phone: '+65 6000 0001' })
  })

  it('advertises a home without a price in figures, and its price as long as one is told', async () => {
    const [first] = records
    const said = JSON.parse(
      feedText('reso', first ? [{ ...first, sourceKey: 'in-words', address: '#77-77', floor: 77, areaSqm: 333 }] : []),
    )
    const shown = async (change: object, day: number) => {
      const line = { ...said, ModificationTimestamp: `2026-11-${day}T10:00:00Z`, ...change }
      expect(await post('lantern-bay', keys['lantern-bay'] ?? '', `${JSON.stringify(line)}\n`)).toMatchObject({ taken: 1, rejected: 0 })
      await groupUngrouped({ trade: new Statements(trade), clock: { nowMs: Date.now } }, { limit: 1_000 })
      return trade
        .prepare(
          `select l.price as stored, l.psf as storedPsf, g.price, g.price_max as priceMax, g.psf, g.price_words as words,
            (select count(*) from listing_price p where p.listing_id = l.id) as prices
          from listing l join listing_group g on g.id = l.group_id where l.source_key = 'in-words'`,
        )
        .first()
    }
    const inWords = { stored: null, storedPsf: null, price: null, priceMax: null, psf: null, words: 'Contact agent' }
    expect(await shown({ ListPrice: 'Contact agent' }, 10)).toEqual({ ...inWords, prices: 0 })
    expect(await shown({ ListPrice: 880_000 }, 11)).toMatchObject({
      stored: 880_000,
      price: 880_000,
      priceMax: 880_000,
      words: '',
      prices: 1,
    })
    expect(await shown({ ListPrice: null, X_PriceText: 'Contact agent' }, 12)).toEqual({ ...inWords, prices: 1 })
    await post(
      'lantern-bay',
      keys['lantern-bay'] ?? '',
      `${JSON.stringify({ ...said, StandardStatus: 'Delete', ModificationTimestamp: '2026-11-13T10:00:00Z' })}\n`,
    )
  })

  it('is closed to all but the holder of the source’s own key', async () => {
    expect(await post('lantern-bay', null, text)).toEqual({ status: 401, code: 'key-missing' })
    expect(await post('lantern-bay', 'feed_wrong', text)).toEqual({ status: 401, code: 'key-unknown' })
    expect(await post('lantern-bay', keys.tidemark ?? '', text)).toEqual({ status: 403, code: 'other-source' })
    expect(await post('nobody', keys.tidemark ?? '', text)).toEqual({ status: 403, code: 'other-source' })
    expect(await answer(send('lantern-bay', keys.tidemark ?? ''))).toEqual({ status: 403, code: 'other-source' })
    expect(await post('lantern-bay', await renew('lantern-bay', ['READ']), text)).toEqual({ status: 403, code: 'scope' })
    expect(await answer(send('LANTERN', keys.tidemark ?? ''))).toEqual({ status: 404, code: 'source-unknown' })
    expect(await answer(send('lantern-bay/runs/00000000-0000-4000-8000-000000000000', keys['lantern-bay'] ?? ''))).toEqual({
      status: 404,
      code: 'run-unknown',
    })
    expect(await answer(send('lantern-bay', keys['lantern-bay'] ?? '', { method: 'DELETE' }))).toEqual({ status: 405, code: 'method' })
    expect(await post('lantern-bay?format=pdf', keys['lantern-bay'] ?? '', text)).toEqual({ status: 400, code: 'format' })
  })

  it('refuses files with a reason, never with a failure', async () => {
    const key = keys.tidemark ?? ''
    expect(await post('tidemark', key, 'nonsense')).toMatchObject({
      status: 422,
      state: 'refused',
      reason: expect.stringContaining('no-header'),
    })
    expect(await post('tidemark?format=reaxml', key, '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toMatchObject({
      status: 422,
      reason: expect.stringContaining('has-doctype'),
    })
    expect(await post('tidemark?format=reso', key, '')).toMatchObject({ status: 200, taken: 0 })
    await trade
      .prepare(`insert into feed_run (id, source_id, is_whole, state, begun_at) values ('x', 'tidemark', 0, 'running', unixepoch())`)
      .run()
    expect(await post('tidemark', key, 'nonsense')).toEqual({ status: 409, code: 'running' })
  })

  it('keeps only hashes of keys, lets the older one live a day, and ends one at once when staff say so', async () => {
    const older = keys['lantern-bay'] ?? ''
    const newer = await renew('lantern-bay', ['SEND', 'READ'])
    expect(JSON.stringify(await trade.prepare('select * from feed_key').all())).not.toContain(newer)
    for (const key of [older, newer]) expect((await send('lantern-bay', key)).status).toBe(200)
    await trade.prepare('update feed_key set ends_at = ends_at - 86401 where ends_at is not null').run()
    expect((await send('lantern-bay', older)).status).toBe(401)
    const { data } = await ask<{ listingSources: { id: string; keys: { prefix: string }[] }[] }>(SOURCES)
    expect(data?.listingSources.map(({ id }) => id)).toEqual(['lantern-bay', 'tidemark'])
    expect((await ask(END, { source: 'lantern-bay', prefix: newer.slice(0, 12) })).data).toEqual({ endFeedKey: { success: true } })
    expect((await send('lantern-bay', newer)).status).toBe(401)
  })

  it('lets staff change a source only as they have read it', async () => {
    const input = { id: 'lantern-bay', agency: 'X', agencyLicence: 'L1', format: 'RESO', silenceDays: 14, isActive: false }
    expect((await ask(SAVE, { input: { ...input, version: 9 } })).errors[0]?.extensions.code).toBe('source-changed')
    expect((await ask(SAVE, { input: { ...input, id: 'Own', version: 0 } })).errors[0]?.extensions.code).toBe('source-id')
    const key = await renew('lantern-bay', ['READ'])
    expect((await ask(SAVE, { input: { ...input, version: 1 } })).data).toMatchObject({
      saveListingSource: { isActive: false, version: 2 },
    })
    expect((await send('lantern-bay', key)).status).toBe(401)
  })
})
