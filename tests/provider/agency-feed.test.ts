import { beforeAll, describe, expect, it } from 'vitest'
import { demoListingsIn } from '#provider/demo/listings/demo-listings.ts'
import { feedText } from '#provider/modules/listing-feed/write-feed.ts'
import { codeOf } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'
import { leadTools } from './lead-fixture.ts'
import { listingTools } from './own-listing-fixture.ts'
import { webApiOf } from './web-api-fixture.ts'

const provider = await startProvider()
const tools = await listingTools(provider)

const records = [...demoListingsIn('SG', { homes: 30, seed: 'agency' })]
  .filter(({ source, record }) => source === 'lantern-bay' && record.state === 'live')
  .map(({ record }) => record)
const whole = feedText('reso', records)

const COUNTS = 'id reason read added changed standing withdrawn rejected omitted unknownColumns'
const OWN = `{ ownFeed { agency isFromLicence source { id version approval approvalNote keys { prefix } webhooks { id topics deadCount endedAt } runs { state taken changed }
  dryRun { ${COUNTS} homes { sourceKey isNew hasPicture } faults { row sourceKey isTaken code field given } } } } }`
const KEEP = `mutation Keep($agency: String!, $licence: String!) {
  keepFeedAgency(agency: $agency, agencyLicence: $licence, format: RESO) { source { id } } }`
const ASK = 'mutation { askFeedApproval { source { approval } } }'
const TAKE = `mutation Take($dryRun: ID!, $allowsMany: Boolean!) { takeFeedDryRun(dryRun: $dryRun, allowsMany: $allowsMany) {
  id state taken changed rejected omitted withdrawn reason } }`
const SETTLE = `mutation Settle($source: ID!, $version: Int!, $approves: Boolean!, $note: String!) {
  settleFeedApproval(source: $source, version: $version, approves: $approves, note: $note) { approval } }`
const RENEW = 'mutation Renew($source: ID!) { renewFeedKey(source: $source, scopes: [SEND, READ], reader: "") { key } }'
const END = 'mutation End($source: ID!, $prefix: String!) { endFeedKey(source: $source, prefix: $prefix) { success } }'
const GIVE = `mutation Give($source: ID!, $scopes: [FeedScope!]!, $reader: String!) {
  renewFeedKey(source: $source, scopes: $scopes, reader: $reader) { key } }`
const HOOK = `mutation Hook($source: ID!, $topics: [WebhookTopic!]!, $address: String!) {
  addWebhook(source: $source, topics: $topics, address: $address) { secret } }`
const AGAIN = 'mutation Again($id: ID!) { replayWebhook(id: $id) { success } }'
const END_HOOK = 'mutation EndHook($id: ID!) { endWebhook(id: $id) { success } }'
const REPORT = 'query Report($run: ID!) { feedRejections(run: $run) }'

interface Source {
  id: string
  version: number
  approval: string
  approvalNote: string
  keys: { prefix: string }[]
  webhooks: { id: string; topics: string[]; deadCount: number; endedAt: string | null }[]
  runs: { state: string; taken: number; changed: number }[]
  dryRun: (Record<string, unknown> & { id: string; homes: object[]; faults: object[] }) | null
}

let staff = ''
beforeAll(async () => {
  const boss = await tools.newPerson()
  await tools.run(`update user set kind = 'staff', roles = '["ROLE_ADMIN"]' where id = ?`, boss.id)
  staff = boss.token
})

/** An agent of an agency of its own, in the register. */
async function manager() {
  const agent = await tools.agent()
  const licence = `L39${String(Math.floor(Math.random() * 90_000) + 10_000)}B`
  await tools.run('update licence_register set estate_agency_license_no = ? where cea_number_key = ?', licence, agent.licence)
  await tools.run('update agent_detail set estate_agency_license_no = ? where user_id = ?', licence, agent.id)
  return agent
}
const own = async (token: string) =>
  (await tools.ask<{ ownFeed: { agency: string; isFromLicence: boolean; source: Source | null } }>(OWN, {}, { token })).data?.ownFeed
const sourceOf = async (token: string): Promise<Source> => {
  const source = (await own(token))?.source
  if (!source) throw new Error('the feed was not begun')
  return source
}
async function begun() {
  const { token, id } = await manager()
  expect((await tools.ask(KEEP, { agency: 'x', licence: 'x' }, { token })).errors).toEqual([])
  return { token, userId: id, ...(await sourceOf(token)) }
}
async function send(token: string | null, source: string, body: string, { origin = 'https://site.example', more = '&whole' } = {}) {
  const headers = { origin, ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const response = await provider.fetch(`/feed-files/${source}?format=reso&name=a.jsonl${more}`, { method: 'PUT', body, headers })
  return response.status === 204 ? 204 : `${response.status} ${((await response.json()) as { code: string }).code}`
}
async function approved() {
  const feed = await begun()
  expect(await send(feed.token, feed.id, whole)).toBe(204)
  await tools.ask(ASK, {}, { token: feed.token })
  const { version } = await sourceOf(feed.token)
  expect((await tools.ask(SETTLE, { source: feed.id, version, approves: true, note: '' }, { token: staff })).errors).toEqual([])
  return feed
}
const inTrade = (sql: string, ...values: string[]) =>
  provider.env.DB_TRADE.prepare(sql)
    .bind(...values)
    .run()
const listings = (source: string) =>
  tools.stored<{ state: string; count: number }>('select state, count(*) as count from listing where source = ? group by state', source)

describe('an agency that connects itself', () => {
  it('is named by the licence of its agent, and only a licensed agent begins it', async () => {
    const { token } = await manager()
    await tools.ask(KEEP, { agency: 'SOMEBODY ELSE', licence: 'L1' }, { token })
    expect(await own(token)).toMatchObject({ agency: 'LANTERN BAY REALTY', isFromLicence: true, source: { approval: 'DRAFT' } })
    expect(await tools.stored('select agency from listing_source where id = ?', (await sourceOf(token)).id)).toEqual([
      { agency: 'LANTERN BAY REALTY' },
    ])
    const unlicensed = await tools.agent()
    await tools.run('delete from licence_register where cea_number_key = ?', unlicensed.licence)
    expect(codeOf(await tools.ask(OWN, {}, { token: unlicensed.token }))).toBe('feed-licence')
    expect(codeOf(await tools.ask(OWN, {}, { token: (await tools.newPerson()).token }))).toBe('feed-agents')
    expect(codeOf(await tools.ask(OWN))).toBe('invalid_access_token')
  })

  it('tries a file out without writing a listing, and takes what the dry run said', async () => {
    const feed = await begun()
    const broken = { ...JSON.parse(whole.split('\n', 1)[0] ?? '{}'), ListingKey: 'broken', ListPrice: 'cheap' }
    expect(await send(feed.token, feed.id, `${whole}${JSON.stringify(broken)}\n`)).toBe(204)
    const { dryRun: run } = await sourceOf(feed.token)
    expect(run).toMatchObject({ reason: null, read: records.length + 1, added: records.length, changed: 0, withdrawn: 0, rejected: 1 })
    expect(run?.homes).toHaveLength(Math.min(10, records.length))
    expect(run?.faults).toContainEqual({
      row: records.length + 1,
      sourceKey: 'broken',
      isTaken: false,
      code: 'wrong-type',
      field: 'ListPrice',
      given: 'cheap',
    })
    expect(await listings(feed.id)).toEqual([])
    expect(codeOf(await tools.ask(TAKE, { dryRun: run?.id, allowsMany: false }, { token: feed.token }))).toBe('source-unapproved')
    expect(codeOf(await tools.ask(RENEW, { source: feed.id }, { token: feed.token }))).toBe('source-unapproved')
    await tools.ask(ASK, {}, { token: feed.token })
    const { version } = await sourceOf(feed.token)
    const settle = (answer: object) => tools.ask(SETTLE, { source: feed.id, version, note: '', ...answer }, { token: staff })
    expect(codeOf(await settle({ approves: false }))).toBe('approval-note')
    expect(codeOf(await settle({ approves: true, version: version - 1 }))).toBe('source-changed')
    expect((await settle({ approves: true })).errors).toEqual([])
    expect(codeOf(await settle({ approves: false, note: 'late' }))).toBe('source-changed')
    expect(await tools.stored('select kind from notice where user_id = ?', feed.userId)).toEqual([{ kind: 'feed-approved' }])
    const { data } = await tools.ask<{ takeFeedDryRun: object }>(TAKE, { dryRun: run?.id, allowsMany: false }, { token: feed.token })
    expect(data?.takeFeedDryRun).toMatchObject({ state: 'done', taken: records.length, changed: records.length, rejected: 1 })
    expect(await listings(feed.id)).toEqual([{ state: 'live', count: records.length }])
    expect((await sourceOf(feed.token)).dryRun).toBeNull()
    expect(codeOf(await tools.ask(TAKE, { dryRun: run?.id, allowsMany: false }, { token: feed.token }))).toBe('dry-run-unknown')
  })

  it('says of a later file what it would change and withdraw, and asks before most is gone', async () => {
    const feed = await approved()
    await tools.ask(TAKE, { dryRun: (await sourceOf(feed.token)).dryRun?.id, allowsMany: false }, { token: feed.token })
    const [first, second] = records
    if (!first || !second) throw new Error('too few homes')
    const later = { ...first, price: 999_000, modifiedAt: first.modifiedAt + 60 }
    expect(await send(feed.token, feed.id, feedText('reso', [later, second]))).toBe(204)
    const { dryRun: run } = await sourceOf(feed.token)
    const gone = records.length - 2
    expect(run).toMatchObject({ added: 0, changed: 1, standing: 1, withdrawn: gone })
    expect(run?.reason).toMatch(/^too-many-gone: /)
    const take = (allowsMany: boolean) =>
      tools.ask<{ takeFeedDryRun: object }>(TAKE, { dryRun: run?.id, allowsMany }, { token: feed.token })
    expect((await take(false)).data?.takeFeedDryRun).toMatchObject({ state: 'refused', withdrawn: 0 })
    expect((await take(true)).data?.takeFeedDryRun).toMatchObject({ state: 'done', withdrawn: gone })
  })

  it('is nobody else’s to see or to change', async () => {
    const feed = await approved()
    const { data } = await tools.ask<{ takeFeedDryRun: { id: string } }>(
      TAKE,
      { dryRun: (await sourceOf(feed.token)).dryRun?.id, allowsMany: false },
      { token: feed.token },
    )
    expect((await tools.ask(RENEW, { source: feed.id }, { token: feed.token })).errors).toEqual([])
    expect(await send(feed.token, feed.id, whole)).toBe(204)
    const { version, keys, dryRun } = await sourceOf(feed.token)
    const payer = await tools.agent({ seats: 1 })
    const others = {
      'another agent': (await manager()).token,
      'another manager': (await begun()).token,
      'a seat': (await tools.seated(payer, { rights: ['LISTINGS'] })).token,
      'a person': (await tools.newPerson()).token,
    }
    for (const [who, token] of Object.entries(others)) {
      expect([who, codeOf(await tools.ask(RENEW, { source: feed.id }, { token }))]).toEqual([who, 'forbidden'])
      expect([who, codeOf(await tools.ask(END, { source: feed.id, prefix: keys[0]?.prefix }, { token }))]).toEqual([who, 'forbidden'])
      expect([who, codeOf(await tools.ask(REPORT, { run: data?.takeFeedDryRun.id }, { token }))]).toEqual([who, 'forbidden'])
      expect([who, codeOf(await tools.ask(SETTLE, { source: feed.id, version, approves: true, note: '' }, { token }))]).toEqual([
        who,
        'forbidden',
      ])
      expect([who, codeOf(await tools.ask(TAKE, { dryRun: dryRun?.id, allowsMany: true }, { token }))]).not.toEqual([who, undefined])
      expect([who, await send(token, feed.id, whole)]).toEqual([who, '404 feed-none'])
      expect([who, JSON.stringify((await own(token)) ?? null).includes(feed.id)]).toEqual([who, false])
    }
    expect(await send(null, feed.id, whole)).toBe('401 invalid_access_token')
    expect(await send(feed.token, feed.id, whole, { origin: 'https://other.example' })).toBe('403 feed-none')
    expect(await send(staff, feed.id, whole)).toBe('404 feed-none')
    expect(
      (await provider.fetch(`/feed-files/${feed.id}/pictures/0`, { headers: { authorization: `Bearer ${others['a person']}` } })).status,
    ).toBe(404)
    expect((await tools.ask(REPORT, { run: data?.takeFeedDryRun.id }, { token: staff })).errors).toEqual([])
  })

  it('gives others keys and webhooks: of her own enquiries, appointments and orders its manager alone', async () => {
    const [feed, other] = [await begun(), await begun()]
    const { token, id: source, userId } = feed
    const give = (scopes: string[], by = token, reader = 'Our CRM') =>
      tools.ask<{ renewFeedKey: { key: string } }>(GIVE, { source, scopes, reader }, { token: by })
    const hook = (topics: string[], by = token) => tools.ask(HOOK, { source, topics, address: 'https://hooks.agency.sg/in' }, { token: by })
    expect(codeOf(await give(['ENQUIRIES']))).toBe('source-unapproved')
    expect(codeOf(await hook(['CONTACTS']))).toBe('source-unapproved')
    await inTrade(`update listing_source set approval = 'approved' where manager in (?, ?)`, userId, other.userId)
    expect(codeOf(await give(['ENQUIRIES'], token, ''))).toBe('reader-name')
    for (const [by, code] of [
      [staff, 'forbidden'],
      [other.token, 'forbidden'],
    ] as const) {
      expect(codeOf(await give(['API', 'ENQUIRIES'], by))).toBe(code)
      expect(codeOf(await hook(['PROPERTY', 'X_ORDER'], by))).toBe(code)
    }
    expect((await give(['API'], staff)).errors).toEqual([])
    const { data } = await give(['ENQUIRIES', 'ORDERS'])
    const key = String(data?.renewFeedKey.key)
    const leads = leadTools(provider.env.DB_TRADE)
    const mine = await leads.take(userId, { name: 'Kim Example', message: 'Is it free on Sunday?' })
    const held = await leads.take(userId, { honey: 'filled in by a machine' })
    await leads.take(userId, { country: 'HK' })
    await leads.take(other.userId)
    const api = webApiOf(provider, () => key, source)
    expect((await api.json('')).body.value.map(({ name }) => name)).toEqual(['Contacts', 'X_Order', 'EntityEvent', 'Lookup'])
    const enquiries = await api.ask('Contacts')
    expect(enquiries.body.value).toEqual([
      expect.objectContaining({
        ContactKey: mine.id,
        FullName: 'Kim Example',
        Email: mine.email,
        Notes: 'Is it free on Sunday?',
        ContactType: ['Lead'],
        X_LeadState: 'new',
      }),
    ])
    expect((await api.json(`Contacts('${held.id}')`)).status).toBe(404)
    expect((await api.ask('EntityEvent')).body.value).toMatchObject([{ ResourceName: 'Contacts', ResourceRecordKey: mine.id }])
    for (const closed of ['Property', 'ShowingAppointment'])
      expect(await api.json(closed)).toMatchObject({ status: 403, body: { error: { code: 'scope', target: closed } } })
    expect((await api.json('X_Order')).body.value).toEqual([])

    expect((await hook(['CONTACTS', 'SHOWINGAPPOINTMENT'])).errors).toEqual([])
    await inTrade(`insert into webhook_delivery (id, webhook_id, after_sequence, to_sequence, state, due_at, created_at)
      select 'msg_dead', id, 0, sequence, 'dead', 1, 1 from webhook`)
    const hooks = async () => (await sourceOf(token)).webhooks
    const [told] = await hooks()
    expect(told).toMatchObject({ topics: ['CONTACTS', 'SHOWINGAPPOINTMENT'], deadCount: 1, endedAt: null })
    for (const act of [AGAIN, END_HOOK]) expect(codeOf(await tools.ask(act, { id: told?.id }, { token: other.token }))).toBe('forbidden')
    expect((await tools.ask(AGAIN, { id: told?.id }, { token })).data).toEqual({ replayWebhook: { success: true } })
    expect(await hooks()).toMatchObject([{ deadCount: 0 }])
    expect((await tools.ask(END_HOOK, { id: told?.id }, { token })).data).toEqual({ endWebhook: { success: true } })

    // who is gone gives nothing any more
    await tools.run('update user set deletion_due_at = 1 where id = ?', userId)
    await tools.cleanUp()
    expect(await api.json('Contacts')).toMatchObject({ status: 401, body: { error: { code: 'key-unknown' } } })
    expect(await tools.stored('select id from lead where owner = ?', userId)).toEqual([])
    expect(await tools.stored('select id from webhook where source_id = ?', source)).toEqual([])
  })

  it('leaves with its manager: what was tried out goes, an approved source stays for staff', async () => {
    const feed = await approved()
    const draft = await begun()
    await send(draft.token, draft.id, whole)
    const cut = await begun()
    await provider.env.FILES.put(`feeds/${cut.id}`, 'left by a try that was cut')
    for (const { userId } of [feed, draft]) await tools.run('update user set deletion_due_at = 1 where id = ?', userId)
    await tools.cleanUp()
    expect(
      await tools.stored('select approval, manager from listing_source where id in (?, ?) order by approval', feed.id, draft.id),
    ).toEqual([
      { approval: 'approved', manager: null },
      { approval: 'declined', manager: null },
    ])
    expect(await tools.stored('select id from feed_dry_run where source_id in (?, ?)', feed.id, draft.id)).toEqual([])
    for (const { id } of [draft, cut]) expect((await provider.env.FILES.list({ prefix: `feeds/${id}` })).objects).toEqual([])
  })

  it('keeps what its columns mean for every later file, and tries the last one out again', async () => {
    const feed = await begun()
    const head =
      'Ref,StandardStatus,PropertyType,PropertySubType,Asking,StreetName,ListAgentFullName,ListAgentStateLicense,ListAgentDirectPhone,Colour'
    const table = (price: number) => `${head}\nA1,Active,Residential,House,${price},Cedar Ave,Ada,R1,+65 6,blue\n`
    const sendTable = async (body: string) =>
      (
        await provider.fetch(`/feed-files/${feed.id}?format=csv&name=a.csv`, {
          method: 'PUT',
          body,
          headers: { origin: 'https://site.example', authorization: `Bearer ${feed.token}` },
        })
      ).status
    expect(await sendTable(table(900_000))).toBe(204)
    expect((await sourceOf(feed.token)).dryRun).toMatchObject({
      reason: expect.stringMatching(/^no-header/),
      unknownColumns: ['Ref', 'Asking', 'Colour'],
    })
    const keep = (columns: { name: string; means: string }[]) =>
      tools.ask(
        'mutation($columns: [TableColumnInput!]!) { keepFeedColumns(columns: $columns) { agency } }',
        { columns },
        { token: feed.token },
      )
    const mapped = [
      { name: 'Ref', means: 'ListingKey' },
      { name: 'Asking', means: 'ListPrice' },
    ]
    expect(codeOf(await keep([...mapped, { name: 'Colour', means: 'ListPrice' }]))).toBe('columns-twice')
    expect(codeOf(await keep([...mapped, { name: 'Colour', means: 'Nothing' }]))).toBe('columns-unknown')
    expect(codeOf(await keep([{ name: 'StreetName', means: 'City' }]))).toBe('columns-unknown')
    expect((await keep([...mapped, { name: 'Colour', means: '' }])).errors).toEqual([])
    expect((await sourceOf(feed.token)).dryRun).toMatchObject({ reason: null, added: 1, rejected: 0, unknownColumns: [] })
    expect(await sendTable(table(950_000))).toBe(204)
    expect((await sourceOf(feed.token)).dryRun).toMatchObject({ reason: null, added: 1, unknownColumns: [] })
    expect(
      await tools.stored(`select field, code, shape from feed_unknown where format = 'csv' and field in ('Ref', 'Colour') order by field`),
    ).toEqual([
      { field: 'Colour', code: 'unknown-column', shape: '' },
      { field: 'Ref', code: 'unknown-column', shape: '' },
    ])
  })

  it('writes once to an agent without an account, and to nobody who has one or is not in the list', async () => {
    const feed = await approved()
    const held = await tools.agent()
    const AGENTS = '{ ownFeed { agents { licence hasAccount invitedAt } source { version } } }'
    const SAVE = `mutation($agents: [SourceAgentInput!]!, $version: Int!) { keepFeedAgents(agents: $agents, version: $version) { agency } }`
    const agents = [
      { name: 'Ada Alder', licence: 'R111111A', phone: '', email: 'ada@new.example' },
      { name: 'Ben Birch', licence: held.licence, phone: '', email: 'ben@new.example' },
    ]
    const { version } = await sourceOf(feed.token)
    expect((await tools.ask(SAVE, { agents, version }, { token: feed.token })).errors).toEqual([])
    expect(codeOf(await tools.ask(SAVE, { agents, version }, { token: feed.token }))).toBe('source-changed')
    const invite = (licence: string, token = feed.token) =>
      tools.ask('mutation($licence: String!) { inviteFeedAgent(licence: $licence) { agency } }', { licence }, { token })
    expect((await invite('R111111A')).errors).toEqual([])
    expect(codeOf(await invite('R111111A'))).toBe('agent-invited')
    expect(codeOf(await invite(held.licence))).toBe('agent-unknown')
    expect(codeOf(await invite('R222222B'))).toBe('agent-unknown')
    expect(codeOf(await invite('R111111A', (await begun()).token))).toBe('source-unapproved')
    expect(await tools.stored(`select recipient from letter where template = 'agent-invitation'`)).toEqual([
      { recipient: 'ada@new.example' },
    ])
    const { data } = await tools.ask<{ ownFeed: { agents: object[] } }>(AGENTS, {}, { token: feed.token })
    expect(data?.ownFeed.agents).toEqual([
      { licence: 'R111111A', hasAccount: false, invitedAt: expect.any(String) },
      { licence: held.licence, hasAccount: true, invitedAt: null },
    ])
  })

  it('fetches nothing from an address that is not public', async () => {
    const feed = await begun()
    const KEEP_ADDRESS = 'mutation($address: String!) { keepFeedAddress(address: $address, isWhole: true, hours: 24) { agency } }'
    for (const host of [
      'http://files.agency.com',
      'https://127.0.0.1',
      'https://169.254.169.254',
      'https://files.internal',
      'https://u:p@a.com',
    ])
      expect([host, codeOf(await tools.ask(KEEP_ADDRESS, { address: `${host}/a` }, { token: feed.token }))]).toEqual([host, 'feed-address'])
    expect(await tools.stored('select fetch_url as url from listing_source where id = ?', feed.id)).toEqual([{ url: null }])
  })
})
