import { test as base, expect } from '@playwright/test'
import { type OwnWorker, ownWorker } from '../fixtures/own-worker.ts'

const test = base.extend<{ environment: string; worker: OwnWorker }>({
  environment: ['staging', { option: true }],
  worker: async ({ environment }, use) => {
    const worker = await ownWorker({ APP_ENV: environment, PUBLIC_ORIGIN: 'https://www.example.com' })
    await worker.start()
    await use(worker)
    await worker.remove()
  },
})

const CODE = '042137'

for (const environment of ['staging', 'production'])
  test.describe(environment, () => {
    test.use({ environment })

    test('names its public address in pages, whatever host was requested', async ({ worker }) => {
      const html = await (await fetch(`${worker.url}/map`)).text()
      for (const part of ['property="og:image" content', 'rel="canonical" href'])
        expect(html).toContain(`${part}="https://www.example.com/`)
      expect(html).toContain('data-origin="https://www.example.com"')
      expect(html).not.toContain(new URL(worker.url).host)
    })

    test('has no outbox, no GraphQL page for browsers and no introspection, and keeps no message', async ({ worker }) => {
      const db = worker.account()
      db.exec(
        `insert into outbox (at, channel, recipient, locale, template, text) values (1, 'sms', '+6591234567', 'en-US', 'phone-code', '${CODE}')`,
      )
      for (const path of ['/outbox', '/en-HK/outbox', '/outbox?to=91234567']) {
        const answer = await fetch(worker.url + path)
        expect(answer.status).toBe(404)
        expect(await answer.text()).not.toContain(CODE)
        expect(answer.headers.get('strict-transport-security')).toContain('max-age=')
      }
      expect((await fetch(`${worker.url}/graphql`, { headers: { accept: 'text/html' } })).status).toBe(405)
      expect(await ask(worker, '{ __schema { types { name } } }')).toBe('graphql-validation-failed')
      expect(await ask(worker, '{ sendOTP(phone: "+6581234567") { success } }')).toBe('otp-send-failed')
      expect(db.prepare('select count(*) as n from outbox').get()).toEqual({ n: 1 })
      db.close()
    })
  })

/** The error code of an answer. */
async function ask({ url }: OwnWorker, query: string): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
  const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] }
  return errors?.[0]?.extensions.code
}
