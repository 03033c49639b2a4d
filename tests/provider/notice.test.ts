import { describe, expect, it } from 'vitest'
import { NOTICE_GROUPS } from '#graphql/notice-kinds.ts'
import { accountTools, codeOf, PASSWORD } from './account-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = accountTools(provider)

const LIST = '{ notices { nodes { id kind facts path at isRead } totalCount pageInfo { hasNextPage } } noticeCount }'
const MARK = 'mutation Mark($ids: [ID!]) { markNoticesRead(ids: $ids) { success } }'
const SET =
  'mutation Set($group: NoticeGroup!, $channel: NoticeChannel!) { updateNoticeSetting(group: $group, channel: $channel) { group channel } }'

interface Listed {
  notices: { nodes: { id: string; kind: string; facts: string; isRead: boolean }[]; totalCount: number }
  noticeCount: number
}

let count = 0
/** As writeNotice leaves it behind. */
async function notice(userId: string, kind = 'lead-new', at = 1_700_000_000 + count, facts = '{"name":"Mei"}'): Promise<string> {
  const id = crypto.randomUUID()
  await provider.env.DB_TRADE.prepare(
    `insert into notice (id, key, user_id, kind, country, facts, path, at) values (?, ?, ?, ?, 'SG', ?, '/somewhere', ?)`,
  )
    .bind(id, `key ${++count}`, userId, kind, facts, at)
    .run()
  return id
}

const list = async (token: string): Promise<Listed> => {
  const { data } = await tools.ask<Listed>(LIST, {}, { token })
  if (!data) throw new Error('no answer')
  return data
}

describe('notices', () => {
  it('are told to their reader only, newest first, and are marked by their reader only', async () => {
    const [one, other] = [await tools.person('reader'), await tools.person('stranger')]
    const [first, second] = [await notice(one.id), await notice(one.id, 'booking-made')]
    const foreign = await notice(other.id)
    const own = await list(one.token)
    expect(own.notices.nodes.map(({ id }) => id)).toEqual([second, first])
    expect([own.noticeCount, own.notices.totalCount]).toEqual([2, 2])
    await tools.ask(MARK, { ids: [first, foreign] }, { token: one.token })
    expect((await list(one.token)).notices.nodes.map(({ isRead }) => isRead)).toEqual([false, true])
    expect((await list(other.token)).noticeCount).toBe(1)
    await tools.ask(MARK, {}, { token: one.token })
    expect((await list(one.token)).noticeCount).toBe(0)
    expect((await list(other.token)).noticeCount).toBe(1)
  })

  it('of a group that is off are neither listed nor counted, and are there again when it is on', async () => {
    const { id, token } = await tools.person('quiet')
    await notice(id, 'lead-new')
    await notice(id, 'booking-made')
    const settings = async () =>
      (await tools.ask<{ noticeSettings: { group: string; channel: string }[] }>('{ noticeSettings { group channel } }', {}, { token }))
        .data?.noticeSettings ?? []
    expect(await settings()).toHaveLength(NOTICE_GROUPS.length)
    await tools.ask(SET, { group: 'LEADS', channel: 'OFF' }, { token })
    expect(await settings()).toContainEqual({ group: 'LEADS', channel: 'OFF' })
    const quiet = await list(token)
    expect(quiet.notices.nodes.map(({ kind }) => kind)).toEqual(['booking-made'])
    expect([quiet.noticeCount, quiet.notices.totalCount]).toEqual([1, 1])
    await tools.ask(SET, { group: 'LEADS', channel: 'SCREEN' }, { token })
    expect((await list(token)).noticeCount).toBe(2)
  })

  it('of what is owed or closes are told, whatever is set', async () => {
    const { id, email, token } = await tools.person('debtor')
    await tools.database.prepare('update user set email_verified_at = 1 where id = ?').bind(id).run()
    await tools.ask(SET, { group: 'SUBSCRIPTION', channel: 'OFF' }, { token })
    const kinds = ['plan-trial-ending', 'plan-payment-failed', 'plan-cancelled', 'plan-ended', 'card-expiring'] as const
    const facts = JSON.stringify({ plan: 'Agent Solo', timeZone: 'Asia/Singapore', startsAt: '2026-12-01T04:00:00.000Z' })
    for (const kind of kinds) await notice(id, kind, Math.floor(Date.now() / 1_000), facts)
    expect((await list(token)).notices.nodes.map(({ kind }) => kind).toSorted()).toEqual(kinds.slice(0, 4).toSorted())
    await provider.fetch('/jobs')
    const letters = async () =>
      (await tools.database.prepare("select subject from outbox where recipient = ? and template = 'notice'").bind(email).all()).results
        .length
    await expect.poll(letters).toBe(4)
  })

  it('are removed after half a year', async () => {
    const { id, token } = await tools.person('old')
    const now = Math.floor(Date.now() / 1_000)
    await notice(id, 'lead-new', now - 181 * 86_400)
    const kept = await notice(id, 'lead-new', now - 179 * 86_400)
    await provider.fetch('/clean-up')
    expect((await list(token)).notices.nodes.map((one) => one.id)).toEqual([kept])
  })
})

const ticketOf = async (token: string): Promise<string> =>
  (await tools.ask<{ liveTicket: { ticket: string } }>('mutation { liveTicket { ticket } }', {}, { token })).data?.liveTicket.ticket ?? ''

const knock = (ticket: string, headers: Record<string, string>) =>
  provider.fetch(`/live?ticket=${ticket}`, { headers: { upgrade: 'websocket', origin: 'https://site.example', ...headers } })

/** An open page of the token's holder, and what came. */
async function openPage(token: string) {
  const { webSocket } = await knock(await ticketOf(token), { authorization: `Bearer ${token}` })
  if (!webSocket) throw new Error('no socket')
  const came: string[] = []
  webSocket.addEventListener('message', ({ data }) => {
    came.push(String(data))
  })
  webSocket.accept()
  return { came, socket: webSocket }
}

describe('the live channel', () => {
  it('is for a page of this site with a fresh ticket of its own session', async () => {
    const [one, other] = [await tools.person('holder'), await tools.person('thief')]
    const own = { authorization: `Bearer ${one.token}` }
    const status = async (ticket: string, headers: Record<string, string>) => (await knock(ticket, headers)).status
    const ticket = await ticketOf(one.token)
    expect(await status(ticket, { ...own, origin: 'https://evil.example' })).toBe(403)
    expect(await status(ticket, { ...own, upgrade: '' })).toBe(426)
    expect(await status(ticket, {})).toBe(401)
    expect(await status('', own)).toBe(401)
    expect(await status(ticket, { authorization: `Bearer ${other.token}` })).toBe(403)
    expect(await status(`${other.id}.${ticket.split('.')[1]}`, own)).toBe(403)
    expect(await status(ticket, own)).toBe(101)
    expect(await status(ticket, own), 'used twice').toBe(403)
    expect(codeOf(await tools.ask('mutation { liveTicket { ticket } }'))).toBe('invalid_access_token')
  })

  it('tells that there is something to look at, and nothing else, to the pages of that person', async () => {
    const [one, other] = [await tools.person('awake'), await tools.person('asleep')]
    const [page, foreign] = [await openPage(one.token), await openPage(other.token)]
    const id = await notice(one.id)
    await tools.ask(MARK, { ids: [id] }, { token: one.token })
    await expect.poll(() => page.came.map((text) => JSON.parse(text))).toEqual([{ look: expect.any(Number) }])
    page.socket.send('ping')
    await expect.poll(() => page.came.at(-1)).toBe('pong')
    expect(foreign.came).toEqual([])
  })

  it('closes at logout, for the pages of that session only', async () => {
    const { id, email, token } = await tools.person('leaver')
    const second = (await tools.login(email, PASSWORD)).data?.login.token ?? ''
    const [page, elsewhere] = [await openPage(token), await openPage(second)]
    const unused = await ticketOf(token)
    await tools.ask('mutation { logout { success } }', {}, { token })
    await expect.poll(() => page.came).toEqual(['{"end":"session"}'])
    expect((await knock(unused, { authorization: `Bearer ${token}` })).status).toBe(403)
    const note = await notice(id)
    await tools.ask(MARK, { ids: [note] }, { token: second })
    await expect.poll(() => elsewhere.came.at(-1)).toContain('look')
    expect(page.came, 'nothing reaches a page that is signed out').toHaveLength(1)
    const third = (await tools.login(email, PASSWORD)).data?.login.token ?? ''
    await tools.ask('mutation { revokeOtherSessions { success } }', {}, { token: third })
    await expect.poll(() => elsewhere.came.at(-1)).toBe('{"end":"session"}')
  })

  it('holds twenty pages of a person; the oldest gives way', async () => {
    const { token } = await tools.person('many')
    const pages: Awaited<ReturnType<typeof openPage>>[] = []
    for (let i = 0; i < 21; i++) pages.push(await openPage(token))
    await expect.poll(() => pages.map(({ came }) => came.length)).toEqual([1, ...Array(20).fill(0)])
    expect(pages[0]?.came).toEqual(['{"end":"replaced"}'])
  })
})
