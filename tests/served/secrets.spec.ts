import { SITE_MAP } from '#access/site-map.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#provider/demo/people/accounts.ts'
import { expect, test } from '../fixtures/test.ts'
import { tokenOf } from '../fixtures/token-of.ts'

const AT_ONCE = 8

test('no page holds a token; answers to a token are never cached, and every script has the nonce', async ({ request }) => {
  test.setTimeout(120_000)
  const { name } = DEMO_ACCOUNTS.subscriber
  const [person, vendor] = [await tokenOf(request, 'subscriber'), await tokenOf(request, 'vendor')]
  expect([person.length, vendor.length]).toEqual([43, 43])
  const cookie = `apollo-token=${person}; vendor-token=${Math.floor(Date.now() / 1_000)}.${vendor}`
  const secrets = [person, vendor, DEMO_PASSWORD, DEMO_ACCOUNTS.agent.email]
  const faults: string[] = []
  let signedIn = 0
  const look = async (example: string) => {
    const answer = await request.get(example, { maxRedirects: 0, headers: { cookie } })
    const html = await answer.text()
    const headers = answer.headers()
    if (html.includes(name)) signedIn++
    const sent = html + JSON.stringify(headers)
    faults.push(...secrets.filter((secret) => sent.includes(secret)).map((secret) => `${secret} in ${example}`))
    if (headers['cache-control'] !== 'private, no-store') faults.push(`${example} may be kept: ${headers['cache-control']}`)
    if (headers['set-cookie']) faults.push(`${example} sets a cookie`)
    if (answer.status() >= 300 || !headers['content-type']?.startsWith('text/html')) return
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? 'none'
    const bare = [...html.matchAll(/<script\b([^>]*)>/g)].filter(
      ([, attributes = '']) => !attributes.includes('application/ld+json') && !attributes.includes(`nonce="${nonce}"`),
    )
    if (bare.length > 0) faults.push(`${example} has a script without the nonce`)
  }
  const asks = SITE_MAP.values()
  const worker = async () => {
    for (const { example } of asks) await look(example)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  expect(faults).toEqual([])
  expect(signedIn).toBeGreaterThan(30)
})
