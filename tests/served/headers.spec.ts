import { expect, test } from '../fixtures/test.ts'

test('a page runs only scripts that carry its nonce', async ({ request }) => {
  const [one, two] = await Promise.all([request.get('/'), request.get('/')])
  const policies = [one, two].map((answer) => answer.headers()['content-security-policy'] ?? '')
  const nonces = policies.map((policy) => /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? '')
  expect(nonces[0]).not.toBe(nonces[1])
  const html = await one.text()
  // structured data is not run, so the policy asks no nonce of it
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)]
    .map((match) => match[1] ?? '')
    .filter((attributes) => !attributes.includes('application/ld+json'))
  expect(scripts.length).toBeGreaterThan(0)
  for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonces[0]}"`)
})

for (const path of ['/', '/healthz', '/nothing-here', '/graphql?query={__typename}']) {
  test(`${path} carries the security headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['x-request-id']).toMatch(/^[\w-]{8,}$/)
    expect(headers['x-powered-by']).toBeUndefined()
  })
}

test('hashed files are kept for ever', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const file = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? ''
  expect((await request.get(file)).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('failures reveal nothing internal', async ({ request }) => {
  const answers = await Promise.all([
    request.post('/graphql', { data: { query: '{ nonsense }' } }),
    request.post('/graphql', { data: 'not json', headers: { 'content-type': 'application/json' } }),
    request.get('/nothing-here'),
    request.post('/_serverFn/nonsense', { data: {} }),
  ])
  for (const answer of answers) expect(await answer.text()).not.toMatch(/\bselect\b.+\bfrom\b|SQLITE|at \w+ \(|\.ts:\d+|node_modules/i)
})
