import { describe, expect, it } from 'vitest'
import { outboxMailer } from '#provider/ports/outbox/outbox-mailer.ts'
import { outboxSms } from '#provider/ports/outbox/outbox-sms.ts'
import { keepMessage, OUTBOX_MAX, type StoredMessage } from '#provider/ports/outbox/store.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
let now = 1_800_000_000_000
const clock = { nowMs: () => now++ }
const mailer = outboxMailer(provider.env.DB_ACCOUNT, clock)
const sms = outboxSms(provider.env.DB_ACCOUNT, clock)
const values = { name: 'Mei Ling', link: 'https://www.example.com/user/reset-password/abc', minutes: 60 }
await mailer.send({ key: 'letter', to: 'Mei@example.com', locale: 'zh-HK', template: 'reset-password', values })
await sms.send({ to: '+6591234567', locale: 'en-US', template: 'phone-code', values: { code: '042137', minutes: 10 } })

const read = async (to = '', isLocal = true): Promise<StoredMessage[] | null> => {
  const response = await provider.fetch(`/outbox?to=${encodeURIComponent(to)}`, { headers: isLocal ? { 'x-local': '1' } : {} })
  return (await response.json()) as StoredMessage[] | null
}

describe('the outbox', () => {
  it('does not exist outside of the local environment', async () => {
    expect(await read('', false)).toBeNull()
    expect(await read('mei', false)).toBeNull()
  })

  it('shows messages as they would look, newest first', async () => {
    const [sms, mail] = (await read()) ?? []
    expect(sms).toMatchObject({ channel: 'sms', recipient: '+6591234567', subject: null, html: null, at: 1_800_000_000 })
    expect(sms?.text).toContain('042137')
    expect(mail).toMatchObject({ channel: 'mail', recipient: 'Mei@example.com', locale: 'zh-HK', subject: '設定新密碼' })
    expect(mail?.html).toContain('href="https://www.example.com/user/reset-password/abc"')
    expect(mail?.text).toContain('https://www.example.com/user/reset-password/abc')
  })

  it.each([
    ['mei@', ['Mei@example.com']],
    ['91234', ['+6591234567']],
    ['%', []],
    ['nobody', []],
  ])('finds the messages to %j', async (to, recipients) => {
    expect((await read(to))?.map(({ recipient }) => recipient)).toEqual(recipients)
  })

  it('keeps the newest, so that a long-lived local database does not grow for ever', async () => {
    const message = {
      at: 1,
      channel: 'sms',
      recipient: '+651',
      locale: 'en-US',
      template: 'phone-code',
      subject: null,
      text: '',
      html: null,
      attachments: [],
    } as const
    await provider.env.DB_ACCOUNT.prepare(
      `with recursive some (i) as (select 1 union all select i + 1 from some where i < ?)
      insert into outbox (at, channel, recipient, locale, template, text) select 1, 'sms', '+651', 'en-US', 'phone-code', '' from some`,
    )
      .bind(OUTBOX_MAX + 20)
      .run()
    await keepMessage(provider.env.DB_ACCOUNT, message)
    const { n } = (await provider.env.DB_ACCOUNT.prepare('select count(*) as n from outbox').first<{ n: number }>()) ?? { n: 0 }
    expect(n).toBe(OUTBOX_MAX)
    expect(await read('mei@')).toEqual([])
  })
})
