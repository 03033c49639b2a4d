import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { httpMailer } from '../ports/mailer/http-mailer.ts'
import type { Attachment } from '../ports/mailer/port.ts'
import { httpSms } from '../ports/sms/http-sms.ts'

interface Seen {
  path: string
  headers: IncomingMessage['headers']
  body: string
}

let server: Server
let seen: Seen[]
let answer: RequestListener
let url: string

const replying =
  (status: number, body = '{"id":"1"}'): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' }).end(body)
  }

beforeEach(async () => {
  seen = []
  answer = replying(200)
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    seen.push({ path: `${request.method} ${request.url}`, headers: request.headers, body })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(async () => {
  vi.restoreAllMocks()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const wire = { fetch, timeoutMs: 300 }
const logged = () => vi.mocked(console.error).mock.calls.flat().join('\n')

const handMail = (attachments?: readonly Attachment[]) =>
  httpMailer({ url: `${url}/emails`, key: 'mail-key-77', from: 'realEstate <no-reply@example.com>' }, wire).send({
    key: 'reset 42',
    to: 'mei@example.com',
    locale: 'zh-HK',
    template: 'reset-password',
    values: { name: 'Mei', link: 'https://www.example.com/reset/abc', minutes: 60 },
    ...(attachments ? { attachments } : {}),
  })
const sendMail = async () => (await handMail()) === null
const sendSms = () =>
  httpSms({ url, account: 'AC 1', key: 'sms-key-88', from: '+15550001111' }, wire).send({
    to: '+6591234567',
    locale: 'en-US',
    template: 'phone-code',
    values: { code: '042137', minutes: 10 },
  })

it('hands a mail over as JSON with the key', async () => {
  expect(await sendMail()).toBe(true)
  expect(seen).toMatchObject([
    { path: 'POST /emails', headers: { authorization: 'Bearer mail-key-77', 'content-type': 'application/json' } },
  ])
  const body = JSON.parse(seen[0]?.body ?? '')
  expect(Object.keys(body).toSorted()).toEqual(['from', 'html', 'subject', 'text', 'to'])
  expect(body).toMatchObject({ from: 'realEstate <no-reply@example.com>', to: ['mei@example.com'], subject: '設定新密碼' })
  expect(body.text).toContain('https://www.example.com/reset/abc')
})

it('names a letter by the same key each time, so that the service delivers it once, and shows nobody what the key says', async () => {
  await sendMail()
  await sendMail()
  const keys = seen.map(({ headers }) => headers['idempotency-key'])
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set(keys).size).toBe(1)
})

it('sends files along in base64', async () => {
  await handMail([{ name: 'appointment.ics', contentType: 'text/calendar; charset=utf-8', text: 'BEGIN:VCALENDAR 睇樓' }])
  expect(JSON.parse(seen[0]?.body ?? '').attachments).toEqual([
    {
      filename: 'appointment.ics',
      content_type: 'text/calendar; charset=utf-8',
      content: Buffer.from('BEGIN:VCALENDAR 睇樓').toString('base64'),
    },
  ])
})

it("hands an SMS over as a form to the account's Messages", async () => {
  answer = replying(201, '{"sid":"SM1","status":"queued"}')
  expect(await sendSms()).toBe(true)
  expect(seen[0]?.path).toBe('POST /2010-04-01/Accounts/AC%201/Messages.json')
  expect(seen[0]?.headers.authorization).toBe(`Basic ${btoa('AC 1:sms-key-88')}`)
  expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({
    To: '+6591234567',
    From: '+15550001111',
    Body: '042137 is your realEstate code. It works for 10 minutes. Do not pass it on.',
  })
})

describe.each([
  ['mail', sendMail],
  ['sms', sendSms],
])('%s that cannot be handed over', (channel, send) => {
  it.each([
    ['is refused', 422, 'status-422'],
    ['meets a broken service', 503, 'status-503'],
    ['is sent elsewhere', 307, 'status-307'],
  ])('%s', async (_, status, fault) => {
    answer = replying(status, '{"message":"+6591234567 mei@example.com is not a recipient"}')
    expect(await send()).toBe(false)
    expect(logged()).toContain(`"fault":"${fault}"`)
    // never twice: the first one may have been delivered
    expect(seen).toHaveLength(1)
  })

  it('gets no answer', async () => {
    answer = () => {}
    expect(await send()).toBe(false)
    expect(logged()).toContain('"fault":"timeout"')
  })

  it('loses the connection', async () => {
    answer = (request) => request.socket.destroy()
    expect(await send()).toBe(false)
    expect(logged()).toContain('"fault":"unreachable"')
  })

  it('is logged without a person and without a key', async () => {
    answer = replying(500, '{"to":"mei@example.com"}')
    await send()
    expect(JSON.parse(logged())).toMatchObject({ event: 'message-failed', channel })
    expect(logged()).not.toMatch(/mei|6591234567|042137|key-77|key-88|reset\/abc/i)
  })
})
