import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Statements } from '#provider/db/client.ts'
import { writeLetter } from '#provider/modules/letter/write-letter.ts'
import { writeNotice } from '#provider/modules/notice/write-notice.ts'
import { dataTools } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = dataTools(provider)
const trade = () => new Statements(provider.env.DB_TRADE)
const now = () => Math.floor(Date.now() / 1000)

beforeEach(async () => {
  await provider.env.DB_TRADE.prepare('delete from letter').run()
  await provider.env.DB_ACCOUNT.prepare('delete from outbox').run()
})

/** as tests/provider/worker.ts says */
const JOBS = 'https://jobs.example.com'

const write = (key: string, more: { at?: number; notAfter?: number } = {}) =>
  writeLetter(trade(), {
    key,
    country: 'SG',
    to: `${key}@example.com`,
    locale: 'en-US',
    template: 'password-changed',
    at: now(),
    values: { name: 'Mei', link: 'https://www.example.com/x' },
    ...more,
  })

const runJobs = async () => (await provider.fetch('/jobs')).json()
const states = async () =>
  (await provider.env.DB_TRADE.prepare('select key, state, contents is null as isEmpty from letter order by key').all()).results
const outbox = async () => (await provider.env.DB_ACCOUNT.prepare('select recipient from outbox order by recipient').all()).results

it('sends letters that were written and not pushed, and gives up those whose time is over', async () => {
  await write('forgotten', { at: now() - 100 })
  await write('fresh')
  await write('over', { at: now() - 100, notAfter: now() - 1 })
  expect(await runJobs()).toMatchObject({ letters: 2 })
  expect(await states()).toEqual([
    { key: 'forgotten', state: 'sent', isEmpty: 1 },
    { key: 'fresh', state: 'waiting', isEmpty: 0 },
    { key: 'over', state: 'late', isEmpty: 1 },
  ])
  expect(await outbox()).toEqual([{ recipient: 'forgotten@example.com' }])
})

it('carries a letter by the real queue into the outbox, and puts aside a message that it cannot read', async () => {
  await write('queued')
  await provider.env.LETTERS.send(JSON.parse('{"kind":"unheard-of"}'))
  await provider.env.LETTERS.send({ kind: 'letter', key: 'queued' })
  await vi.waitFor(async () => expect(await outbox()).toEqual([{ recipient: 'queued@example.com' }]), { timeout: 5_000, interval: 20 })
  await expect.poll(states).toEqual([{ key: 'queued', state: 'sent', isEmpty: 1 }])
})

it('hands waiting letters of a run to the queue', async () => {
  await write('forgotten', { at: now() - 100 })
  expect(await (await provider.fetch('/jobs', { headers: { 'x-queues': '1' } })).json()).toMatchObject({ letters: 1 })
  await vi.waitFor(async () => expect(await outbox()).toEqual([{ recipient: 'forgotten@example.com' }]), { timeout: 5_000, interval: 20 })
  // it was pushed a moment ago, so that the next run does not push it again
  await provider.env.DB_TRADE.prepare("update letter set state = 'waiting', lease_until = null").run()
  expect(await runJobs()).toMatchObject({ letters: 0 })
})

it('keeps what was sent for 30 days, and what was given up for 90', async () => {
  const DAY = 86_400
  const rows = [
    ['sent-new', 'sent', 29],
    ['sent-old', 'sent', 31],
    ['late-old', 'late', 31],
    ['dead-new', 'dead', 89],
    ['dead-old', 'dead', 91],
  ] as const
  for (const [key, state, days] of rows) {
    await write(key)
    const settle = provider.env.DB_TRADE.prepare('update letter set state = ?, settled_at = ? where key = ?')
    await settle.bind(state, now() - days * DAY, key).run()
  }
  await provider.fetch('/clean-up')
  expect((await states()).map(({ key }) => key)).toEqual(['dead-new', 'sent-new'])
})

describe('notices by mail', () => {
  const readerOf = async (language: string, change: Record<string, unknown> = {}) => {
    const { id, email } = await tools.newPerson(change)
    await tools.run('update user set email_verified_at = 1, language = ? where id = ?', language, id)
    return { id, email }
  }
  const startsAt = '2026-12-04T02:00:00Z'
  const tell = (userId: string, more: Partial<Parameters<typeof writeNotice>[1]> = {}) =>
    writeNotice(trade(), {
      key: 'act',
      userId,
      kind: 'booking-made',
      country: 'SG',
      path: '/scheduler?booking=b1',
      at: now(),
      facts: { visitor: 'Ah Meng', appointment: 'viewing', startsAt, timeZone: 'Asia/Singapore', home: 'Blk 12 Cedar Ave' },
      ...more,
    })
  const mails = async () => {
    const { results } = await provider.env.DB_ACCOUNT.prepare('select recipient, subject, text from outbox order by id').all<{
      recipient: string
      subject: string
      text: string
    }>()
    return results
  }

  beforeEach(async () => {
    await provider.env.DB_TRADE.prepare('delete from notice').run()
  })

  it('say who did what and when, in the language of the reader, once', async () => {
    const [english, chinese] = [await readerOf('en-US'), await readerOf('zh-CH')]
    await provider.env.DB_ACCOUNT.prepare('delete from outbox').run()
    await tell(english.id)
    await tell(chinese.id)
    await Promise.all([runJobs(), runJobs()])
    await runJobs()
    const sent = await mails()
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([english.email, chinese.email].toSorted())
    const ours = sent.find(({ recipient }) => recipient === english.email)
    expect(ours?.subject).toBe('A new appointment')
    for (const part of [
      'Ah Meng has booked',
      'Viewing of Blk 12 Cedar Ave',
      'Friday, December 4, 2026',
      '10:00',
      `${JOBS}/scheduler?booking=b1&locale=en-US`,
    ])
      expect(ours?.text).toContain(part)
    expect(sent.find(({ recipient }) => recipient === chinese.email)?.subject).toBe('新的预约')
  })

  it('are not written for an unproven address, a leaving account, an old notice, or who does not want them', async () => {
    const [off, screen, wants, leaving, old] = await Promise.all(Array.from({ length: 5 }, () => readerOf('en-US')))
    const unproven = await tools.newPerson()
    await provider.env.DB_ACCOUNT.prepare('delete from outbox').run()
    const set = (userId: string | undefined, topic: string, channel: string) =>
      tools.run('insert into notice_setting (user_id, topic, channel, updated_at) values (?, ?, ?, 1)', userId, topic, channel)
    await set(off?.id, 'bookings', 'off')
    await set(screen?.id, 'bookings', 'screen')
    await set(wants?.id, 'searches', 'mail')
    await tools.run('update user set deletion_due_at = 9999999999 where id = ?', leaving?.id)
    for (const one of [off, screen, leaving, unproven]) await tell(one?.id ?? '')
    await tell(old?.id ?? '', { at: now() - 2 * 86_400 })
    await tell(wants?.id ?? '', { kind: 'search-news', facts: {} })
    expect(await runJobs()).toMatchObject({ notices: 6 })
    expect(await runJobs()).toMatchObject({ notices: 0 })
    expect((await mails()).map(({ recipient, subject }) => ({ recipient, subject }))).toEqual([
      { recipient: wants?.email, subject: 'News in your saved searches' },
    ])
  })

  it('go out at once where a room announces', async () => {
    const { id, email } = await readerOf('en-US')
    await provider.env.DB_ACCOUNT.prepare('delete from outbox').run()
    await tell(id, { facts: { visitor: 'https://evil.example' } })
    await provider.env.LETTERS.send({ kind: 'notices' })
    await vi.waitFor(async () => expect((await mails()).map(({ recipient }) => recipient)).toEqual([email]), {
      timeout: 5_000,
      interval: 20,
    })
    const [mail] = await mails()
    expect(mail?.text).toContain('somebody has booked')
    expect(mail?.text).not.toContain('evil')
  })
})

describe('dead letters', () => {
  const LIST = '{ deadLetters { totalCount nodes { id template recipient tries fault isOver } } }'
  const RESEND = 'mutation Resend($ids: [ID!]!) { resendLetters(ids: $ids) { ids } }'
  const DROP = 'mutation Drop($ids: [ID!]!) { dropLetters(ids: $ids) { ids } }'
  const staff = async () => {
    const person = await tools.newPerson()
    await tools.run("update user set roles = json_array('ROLE_ADMIN') where id = ?", person.id)
    return person
  }
  const kill = (key: string) =>
    provider.env.DB_TRADE.prepare("update letter set state = 'dead', fault = 'status-503', tries = 8, settled_at = ? where key = ?")
      .bind(now(), key)
      .run()
  const dead = async (token: string) => {
    const { data } = await tools.ask<{ deadLetters: { totalCount: number; nodes: { id: string; isOver: boolean }[] } }>(LIST, {}, { token })
    return data?.deadLetters
  }

  it('are shown to staff without their words or their reader, sent again once, dropped for good, and audited', async () => {
    const { token } = await staff()
    await provider.env.DB_TRADE.prepare('delete from letter').run()
    for (const key of ['again', 'dropped', 'over']) await write(key, key === 'over' ? { notAfter: now() - 1 } : {})
    for (const key of ['again', 'dropped', 'over']) await kill(key)
    const list = await dead(token)
    expect(list?.totalCount).toBe(3)
    expect(list?.nodes).toContainEqual({
      id: 'again',
      template: 'password-changed',
      recipient: 'a•••@example.com',
      tries: 8,
      fault: 'status-503',
      isOver: false,
    })
    const ids = ['again', 'over', 'unheard-of']
    const answers = await Promise.all([tools.ask(RESEND, { ids }, { token }), tools.ask(RESEND, { ids }, { token })])
    expect(answers.map(({ data }) => data?.resendLetters)).toEqual(expect.arrayContaining([{ ids: ['again'] }, { ids: [] }]))
    await expect.poll(async () => (await outbox()).filter(({ recipient }) => recipient === 'again@example.com')).toHaveLength(1)
    expect((await tools.ask(DROP, { ids: ['dropped'] }, { token })).data?.dropLetters).toEqual({ ids: ['dropped'] })
    expect(await dead(token)).toMatchObject({ totalCount: 1, nodes: [{ id: 'over', isOver: true }] })
    // its key is not written again
    expect(await write('dropped')).toEqual([])
    const { results } = await provider.env.DB_ACCOUNT.prepare(
      "select kind, detail from audit_event where kind like 'letters-%' order by id",
    ).all()
    expect(results).toEqual([
      { kind: 'letters-resent', detail: '1' },
      { kind: 'letters-dropped', detail: '1' },
    ])
  })
})
