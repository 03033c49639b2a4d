import { afterEach, expect, it, vi } from 'vitest'
import { recordOf } from '#lib/records.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { openPorts } from './open-ports.ts'

const MAIL = { url: 'https://mail.example/emails', key: 'key', from: 'no-reply@example.com' }
const SMS = { url: 'https://sms.example', account: 'AC', key: 'key', from: '+1555' }

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** What a code by mail and by SMS leads to: whether they were accepted, what left the machine, what the database was told. */
async function send(options: Pick<Parameters<typeof openPorts>[0], 'isLocal' | 'mail' | 'sms'>) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const left: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    left.push(url)
    return new Response('{}')
  })
  let rows = 0
  const statement = { bind: () => statement }
  const account = {
    prepare: () => statement,
    batch: async (statements: unknown[]) => {
      rows++
      return statements.map(() => ({ results: [] }))
    },
  }
  const bucket = { head: vi.fn(), createMultipartUpload: vi.fn(), resumeMultipartUpload: vi.fn() }
  const nothing = { getByName: vi.fn(), put: vi.fn(), get: vi.fn(), delete: vi.fn(), ...bucket }
  const { mailer, sms } = openPorts({
    databases: { account, trade: account, market: recordOf(COUNTRY_CODES, () => account) },
    cards: { keys: recordOf(COUNTRY_CODES, () => null), apiBase: null, deliver: null },
    later: () => {},
    siteOrigin: '',
    deviceKey: null,
    signIn: { factorKey: null, mustStaffHaveKey: false, recoveryWaitSeconds: 0 },
    webhookKey: null,
    queues: async () => {},
    attempts: nothing,
    live: nothing,
    bucket: nothing,
    ...options,
  })
  const name = { name: 'Mei', code: '042137', minutes: 10 }
  const accepted = [
    (await mailer.send({ key: 'letter', to: 'mei@example.com', locale: 'en-US', template: 'email-change-code', values: name })) === null,
    await sms.send({ to: '+6591234567', locale: 'en-US', template: 'phone-code', values: name }),
  ]
  return { accepted, left, rows }
}

it('lets nothing leave the machine of the local environment, whatever services are set', async () => {
  expect(await send({ isLocal: true, mail: MAIL, sms: SMS })).toEqual({ accepted: [true, true], left: [], rows: 2 })
})

it('hands messages to the services elsewhere, and keeps none', async () => {
  const { accepted, left, rows } = await send({ isLocal: false, mail: MAIL, sms: SMS })
  expect([accepted, rows]).toEqual([[true, true], 0])
  expect(left).toEqual([MAIL.url, 'https://sms.example/2010-04-01/Accounts/AC/Messages.json'])
})

it('says so where no service is set, and keeps no message either', async () => {
  expect(await send({ isLocal: false, mail: null, sms: null })).toEqual({ accepted: [false, false], left: [], rows: 0 })
  expect(vi.mocked(console.error).mock.calls.flat().map(String)).toEqual([
    '{"event":"message-failed","channel":"mail","fault":"not-configured"}',
    '{"event":"message-failed","channel":"sms","fault":"not-configured"}',
  ])
})
