import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { codeOf } from './account-fixture.ts'
import { bookingTools } from './booking-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = bookingTools(provider)
const { DB_TRADE: trade, DB_ACCOUNT: account } = provider.env

const ASK =
  'mutation Ask($key: String!, $widgetKey: String!, $input: WidgetEnquiryInput!) { askWidget(key: $key, widgetKey: $widgetKey, input: $input) }'
const WIDGET = 'query ($key: String!) { widget(key: $key) { country agency hosts } }'
const KEY = 'widget-key-of-lantern-bay'
const HOSTS = ['https://www.lantern.example', 'http://localhost:4000']

const hashed = (key: string) => createHash('sha256').update(key).digest('hex')
const addKey = (key: string, scopes: string[], endsAt: number | null = null, source = 'lantern-bay') =>
  trade
    .prepare('insert into feed_key (hash, source_id, prefix, scopes, created_at, ends_at) values (?, ?, ?, ?, 0, ?)')
    .bind(hashed(key), source, key.slice(0, 6), JSON.stringify(scopes), endsAt)
    .run()
const addSource = (id: string, hosts: unknown[], isActive = 1) =>
  trade
    .prepare(
      `insert into listing_source (id, country, agency, agency_licence, format, silence_days, hosts, is_active, created_at, updated_at)
      values (?, 'SG', 'Lantern Bay Realty', 'L3008022J', 'reso', 7, ?, ?, 0, 0)`,
    )
    .bind(id, JSON.stringify(hosts), isActive)
    .run()

const NOW = Math.floor(Date.now() / 1_000)

beforeAll(async () => {
  await addSource('lantern-bay', HOSTS)
  await addSource('resting', HOSTS, 0)
  await addSource('odd', ["https://a.example; script-src 'unsafe-inline'", 'https://b.example/path', '*', 7, 'https://c.example'])
  await addKey(KEY, ['widget', 'read'])
  await addKey('feed-key-that-sends-only', ['send'])
  await addKey('widget-key-that-has-ended', ['widget'], NOW - 60)
  await addKey('widget-key-that-ends-later', ['widget'], NOW + 3_600)
  await addKey('widget-key-of-a-resting-one', ['widget'], null, 'resting')
  await addKey('widget-key-of-an-odd-one', ['widget'], null, 'odd')
})

const widgetOf = async (key: string) => (await tools.ask<{ widget: unknown }>(WIDGET, { key })).data?.widget
let count = 0
const message = (change: Record<string, unknown> = {}) => ({
  name: ' Ah  Lian ',
  email: `asks${++count}@widget.example`,
  phone: '',
  message: `May I see it? ${count}`,
  honey: '',
  seconds: 20,
  ...change,
})
const ask = (input: Record<string, unknown>, { widgetKey = KEY, key = tools.newKey(), ...caller } = {} as Record<string, string>) =>
  tools.ask<{ askWidget: boolean }>(ASK, { key, widgetKey, input }, { address: `198.51.100.${count % 250}`, ...caller })
const leadOf = (email: string) =>
  trade.prepare('select owner, origin, company, home, suspicion from lead where email = ?').bind(email).first<Record<string, string>>()

describe('the key of an agency’s block', () => {
  it('names the agency and its sites', async () => {
    expect(await widgetOf(KEY)).toEqual({ country: 'SG', agency: 'Lantern Bay Realty', hosts: HOSTS })
    expect(await widgetOf('widget-key-that-ends-later')).not.toBeNull()
  })

  it.each([
    'widget-key-that-has-ended',
    'feed-key-that-sends-only',
    'widget-key-of-a-resting-one',
    'widget-key-of-nobody',
    'short',
    "' or 1=1 --",
  ])('is none: %s', async (key) => expect(await widgetOf(key)).toBeNull())

  it('lets no source into the policy that is not an origin', async () => {
    expect(await widgetOf('widget-key-of-an-odd-one')).toMatchObject({ hosts: ['https://c.example'] })
  })
})

describe('a message from an agency’s block', () => {
  const home = { country: 'SG', typeGroup: 'PRIVATE_STACK', slug: 'cedar-grand', unit: '' }

  it('is a lead of the house with the agency’s name, once for an attempt', async () => {
    const [input, key] = [message({ home }), tools.newKey()]
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(input, { key })))
    expect(answers.map(({ data }) => data?.askWidget)).toEqual([true, true, true, true])
    const { results } = await trade.prepare('select owner, origin, company, home from lead where email = ?').bind(input.email).all()
    expect(results).toMatchObject([{ owner: 'house:SG', origin: 'report', company: 'Lantern Bay Realty' }])
    expect(JSON.parse(String(results[0]?.home))).toMatchObject({ slug: 'cedar-grand', name: "Cedar's Grand" })
  })

  it('goes to the agent who is named, if that agent is of the agency', async () => {
    const [own, other] = [await tools.agent(), await tools.agent()]
    const licence = (id: string, number: string, agency: string) =>
      account
        .prepare(
          `insert into agent_detail (user_id, country, cea_number, cea_number_key, estate_agency_license_no) values (?1, 'SG', ?2, ?2, ?3)
          on conflict (user_id) do update set country = 'SG', cea_number = ?2, cea_number_key = ?2, estate_agency_license_no = ?3`,
        )
        .bind(id, number, agency)
        .run()
    await licence(own.id, 'R765432A', 'l-3008022-j')
    await licence(other.id, 'R765432B', 'L1111111X')
    for (const [agent, owner] of [
      ['r765432a', own.id],
      ['R765432B', 'house:SG'],
      ['R000000Z', 'house:SG'],
      ['<script>', 'house:SG'],
    ]) {
      const input = message({ agent })
      expect((await ask(input)).data?.askWidget).toBe(true)
      expect((await leadOf(input.email))?.owner).toBe(owner)
    }
    const notified = await trade.prepare("select kind from notice where user_id = ? and kind = 'lead-new'").bind(own.id).all()
    expect(notified.results).toHaveLength(1)
  })

  it('is kept apart where it looks unwanted, and whoever sent it is not told', async () => {
    const input = message({ honey: 'https://shop.example' })
    expect((await ask(input)).data?.askWidget).toBe(true)
    expect(await leadOf(input.email)).toMatchObject({ suspicion: 'honey' })
  })

  it.each([
    ['enquiry-name', { name: ' ' }, {}],
    ['enquiry-email', { email: 'nobody' }, {}],
    ['enquiry-phone', { phone: '12' }, {}],
    ['enquiry-message', { message: 'x'.repeat(2_001) }, {}],
    ['booking-home', { home: { ...home, slug: 'no-such-home' } }, {}],
    ['enquiry-closed', {}, { widgetKey: 'widget-key-that-has-ended' }],
    ['enquiry-closed', {}, { country: 'HK' }],
  ])('is refused with %s and not kept', async (code, change, caller) => {
    const input = message(change)
    expect(codeOf(await ask(input, caller as Record<string, string>))).toBe(code)
    expect(await leadOf(input.email)).toBeNull()
  })

  it('comes twenty times an hour from one connection', async () => {
    const codes = []
    for (let at = 0; at < 22; at++) codes.push(codeOf(await ask(message(), { address: '203.0.113.9' })))
    expect(codes.filter((code) => code === undefined)).toHaveLength(20)
    expect(codes.at(-1)).toBe('too-many-attempts')
  })
})
