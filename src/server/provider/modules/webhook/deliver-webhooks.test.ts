import { createHmac } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { Statements } from '#provider/db/client.ts'
import { readMigrations } from '#provider/db/migrations.ts'
import { writableFile } from '#provider/db/writable-file.ts'
import { derivedSecrets } from '#provider/ports/webhook-secrets.ts'
import { deliverWebhooks, type SendFn, WEBHOOK_TRIES_MAX } from './deliver-webhooks.ts'
import { webhookHeaders } from './sign-webhook.ts'
import { putWebhook, setWebhookBack, stopWebhook, type WebhookTopic, webhooksOf } from './webhook-store.ts'

const NOW = 1_795_132_800
const SECRETS = derivedSecrets('of-these-tests-alone')
const ADDRESS = 'https://receiver.agency.sg/hook'

/** The webhook of these tests, and the same asked of a source that it is not of. */
const OWN = { id: 'w1', sourceId: 'harbour' }
const OTHER = { id: 'w1', sourceId: 'other' }

interface Message {
  id: string
  at: number
  body: {
    type: string
    data: { source: string; value: { EntityEventSequence: number; ResourceName: string; ResourceRecordKey: string }[] }
  }
}

/** A source, its log and one webhook; `receiver` answers with a status, or throws. */
async function open(answer: (message: Message, nth: number) => number | Error, topics: readonly WebhookTopic[] = ['Property', 'Media']) {
  const file = new DatabaseSync(':memory:')
  file.exec('pragma foreign_keys = on')
  for (const { sql } of readMigrations('trade')) file.exec(sql)
  file.exec(`insert into listing_source (id, country, agency, agency_licence, format, silence_days, created_at, updated_at, manager)
    values ('harbour', 'SG', 'Harbour', 'L1', 'reso', 14, 1, 1, 'ada'), ('other', 'SG', 'Other', 'L2', 'reso', 14, 1, 1, 'ben')`)
  const trade = new Statements(writableFile(file))
  const event = file.prepare(`insert into entity_event (source_id, resource, record_key, at) values (?, ?, ?, 1)`)
  const tell = (...keys: string[]) => {
    for (const key of keys) event.run('harbour', key.startsWith('m') ? 'Media' : 'Property', key)
  }
  tell('before')
  await putWebhook(trade, { id: 'w1', sourceId: 'harbour', address: ADDRESS, topics }, NOW)
  event.run('other', 'Property', 'of another source')
  const received: Message[] = []
  const send: SendFn = async (address, { headers, body, redirect }) => {
    expect({ address, redirect }).toEqual({ address: ADDRESS, redirect: 'manual' })
    const [id = '', at = ''] = [headers['webhook-id'], headers['webhook-timestamp']]
    // as a receiver checks it
    const key = Buffer.from((SECRETS.of('w1') ?? '').slice('whsec_'.length), 'base64')
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`)
    const message: Message = { id, at: Number(at), body: JSON.parse(body) }
    received.push(message)
    const status = answer(message, received.length)
    if (status instanceof Error) throw status
    return new Response(null, { status, ...(status === 302 ? { headers: { location: 'https://10.0.0.1/' } } : {}) })
  }
  const run = (now: number) => deliverWebhooks({ trade, webhookSecrets: SECRETS, now }, send)
  const keys = () => received.flatMap(({ body }) => body.data.value.map((one) => one.ResourceRecordKey))
  return { file, trade, tell, received, run, keys, shown: async (now = NOW) => (await webhooksOf(trade, 'harbour', now))[0] }
}

describe('webhooks', () => {
  it('are signed as Standard Webhooks has it', () => {
    const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: 1_614_265_330, body: '{"test": 2432232314}' }
    expect(webhookHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', message)).toMatchObject({
      'webhook-id': message.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })

  it('tell what changed since they were made, by its key alone, in order and once', async () => {
    const { tell, run, received, keys, shown } = await open(() => 204)
    expect(await run(NOW)).toBe(0)
    tell('a', 'm1', 'b')
    expect(await run(NOW)).toBe(1)
    expect(received[0]?.body).toEqual({
      type: 'entity-event',
      timestamp: '2026-11-20T00:00:00.000Z',
      data: {
        source: 'harbour',
        value: ['a', 'm1', 'b'].map((key, at) => ({
          EntityEventSequence: at + 3,
          ResourceName: key === 'm1' ? 'Media' : 'Property',
          ResourceRecordKey: key,
        })),
      },
    })
    expect(await run(NOW + 300)).toBe(0)
    // more than one message holds
    tell(...Array.from({ length: 250 }, (_, at) => `c${at}`))
    expect(await run(NOW + 600)).toBe(3)
    expect(keys().slice(3)).toEqual(Array.from({ length: 250 }, (_, at) => `c${at}`))
    expect(new Set(received.map(({ id }) => id)).size).toBe(4)
    expect(await shown()).toMatchObject({ tries: 0, deadCount: 0, endedAt: null })
  })

  it('tell their topics alone', async () => {
    const { tell, run, keys } = await open(() => 200, ['Property'])
    tell('m1', 'a', 'm2')
    await run(NOW)
    tell('m3')
    await run(NOW)
    expect(keys()).toEqual(['a'])
  })

  it('tell a receiver that was away for a day each enquiry by its key, once, and nothing of who wrote or of what others were asked', async () => {
    let isUp = false
    const { file, tell, run, received, keys } = await open(() => (isUp ? 200 : 503), ['Contacts', 'X_Order'])
    const lead = file.prepare(
      `insert into lead (id, country, owner, origin, interest, name, email, phone, company, locale, message, site_origin, created_at, updated_at)
      values (?, 'SG', ?, 'listing', 'question', 'Kim Example', 'kim@example.com', '', '', 'en-US', 'Is it free?', '', 1, 1)`,
    )
    const hours = Array.from({ length: 24 }, (_, hour) => hour)
    for (const hour of hours) {
      lead.run(`e${hour}`, 'ada')
      lead.run(`other ${hour}`, 'ben')
      tell('listing')
      await run(NOW + hour * 3_600)
    }
    file.exec(`update lead set state = 'won' where id = 'e3'; delete from lead where id = 'e4'`)
    isUp = true
    // the try that waits is due after its pause
    for (const day of [1, 2]) await run(NOW + (day + 1) * 86_400)
    const first = received.findIndex(({ body }) => body.data.value.length > 1)
    const taken = new Map(received.slice(first - 1).flatMap(({ body }) => body.data.value.map((one) => [one.EntityEventSequence, one])))
    expect([...taken.values()].map((one) => one.ResourceRecordKey)).toEqual([...hours.map((hour) => `e${hour}`), 'e3', 'e4'])
    expect(new Set(received.flatMap(({ body }) => body.data.value.map((one) => one.ResourceName)))).toEqual(new Set(['Contacts']))
    expect(JSON.stringify(received)).not.toContain('kim')
    expect(keys()).not.toContain('listing')
  })

  it('try again with growing pauses for a day, by the same id, then give the message up and go on', async () => {
    let isUp = false
    const { tell, run, received, keys, shown, file } = await open(() => (isUp ? 200 : 500))
    tell('a')
    const pauses: number[] = []
    for (let now = NOW, last = NOW; now < NOW + 3 * 86_400; now += 30) {
      const before = received.length
      await run(now)
      if (received.length > before && before > 0) pauses.push(now - last)
      if (received.length > before) last = now
      if ((await shown())?.deadCount === 1) break
    }
    expect(received).toHaveLength(WEBHOOK_TRIES_MAX)
    expect(new Set(received.map(({ id }) => id)).size).toBe(1)
    expect(pauses).toEqual(Array.from({ length: WEBHOOK_TRIES_MAX - 1 }, (_, at) => 90 * 2 ** at))
    expect(pauses.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(86_400)
    isUp = true
    tell('b')
    const later = NOW + 4 * 86_400
    await run(later)
    expect(keys().at(-1)).toBe('b')
    expect(await shown()).toMatchObject({ deadCount: 1, tries: 0 })
    // staff send again: what was given up, and what came behind it
    expect(await setWebhookBack(new Statements(writableFile(file)), OWN, null)).toBe(true)
    await run(later)
    expect(keys().slice(-2)).toEqual(['a', 'b'])
    expect(await shown()).toMatchObject({ deadCount: 0, tries: 0 })
  })

  it.each([
    ['a connection that fails', new Error('refused')],
    ['an address that it is sent on to, which is not asked', 302],
    ['a wrong status', 404],
  ])('wait after %s', async (_, answer) => {
    const { tell, run, received, shown } = await open(() => answer)
    tell('a')
    expect(await run(NOW)).toBe(0)
    expect(await run(NOW + 60)).toBe(0)
    expect(received).toHaveLength(1)
    expect(await shown()).toMatchObject({ tries: 1, endedAt: null })
  })

  it('end when their address answers 410', async () => {
    const { tell, run, received, shown } = await open(() => 410)
    tell('a')
    await run(NOW)
    tell('b')
    await run(NOW + 86_400)
    expect(received).toHaveLength(1)
    expect(await shown()).toMatchObject({ endedAt: NOW, endedBy: 'gone' })
  })

  it('tell everything again from a sequence on, of which the receiver has seen the numbers', async () => {
    const { trade, tell, run, keys } = await open(() => 200)
    tell('a', 'b')
    await run(NOW)
    expect(await setWebhookBack(trade, OWN, 0)).toBe(true)
    await run(NOW)
    expect(keys()).toEqual(['a', 'b', 'before', 'a', 'b'])
    expect(await setWebhookBack(trade, OTHER, 0)).toBe(false)
  })

  it('are told nothing more when staff end them, and when their source rests', async () => {
    const { trade, file, tell, run, received } = await open(() => 500)
    tell('a')
    file.exec(`update listing_source set is_active = 0`)
    await run(NOW)
    expect(received).toHaveLength(0)
    file.exec(`update listing_source set is_active = 1`)
    await run(NOW)
    expect(await stopWebhook(trade, OTHER, 'staff', NOW)).toBe(false)
    expect(await stopWebhook(trade, OWN, 'staff', NOW)).toBe(true)
    expect(await stopWebhook(trade, OWN, 'staff', NOW)).toBe(false)
    await run(NOW + 86_400)
    expect(received).toHaveLength(1)
  })

  it('lose nothing when a run is cut behind any statement, and repeat at most what was on its way', async () => {
    for (let cut = 1; cut < 12; cut++) {
      const { trade, file, tell, run, keys, received } = await open(() => 200)
      tell('a', 'b')
      let left = cut
      const broken = writableFile(file)
      const dying = new Statements({
        prepare: (sql) => broken.prepare(sql),
        batch: async (statements) => {
          if (left-- <= 0) throw new Error('cut')
          return broken.batch(statements)
        },
      })
      await deliverWebhooks({ trade: dying, webhookSecrets: SECRETS, now: NOW }, async (_address, { body, headers }) => {
        received.push({ id: headers['webhook-id'] ?? '', at: 0, body: JSON.parse(body) })
        return new Response(null, { status: 200 })
      }).catch(() => {})
      await run(NOW + 120)
      expect(new Set(keys())).toEqual(new Set(['a', 'b']))
      expect(new Set(received.map(({ id }) => id)).size).toBe(1)
      expect((await webhooksOf(trade, 'harbour', NOW))[0]).toMatchObject({ tries: 0, deadCount: 0 })
    }
  })

  it('has a secret for each, which nobody makes without the key', () => {
    const [one, other] = [SECRETS.of('w1'), SECRETS.of('w2')]
    expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(new Set([one, other, derivedSecrets('another').of('w1')]).size).toBe(3)
    expect(derivedSecrets(null).of('w1')).toBeNull()
  })
})
