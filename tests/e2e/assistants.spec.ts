import { createHash, randomBytes } from 'node:crypto'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'

const ANSWERS = 'https://assistant.example.com/callback'

test('somebody lets an assistant work for them, sees it listed, and ends it', { tag: '@phone' }, async ({ page, request, signInAs }) => {
  // both widths work for one account
  const name = `Heron ${randomBytes(3).toString('hex')}`
  const registered = await request.post('/oauth/register', { data: { client_name: name, redirect_uris: [ANSWERS] } })
  const { client_id } = (await registered.json()) as { client_id: string }
  const code_verifier = randomBytes(32).toString('base64url')
  const asked = new URLSearchParams({
    client_id,
    redirect_uri: ANSWERS,
    response_type: 'code',
    scope: 'read draft',
    state: '0042',
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  await page.route(`${ANSWERS}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Back</h1>' }))
  await signInAs('subscriber', 'own')

  // clickjacking: no page may show it in a frame
  const opened = await page.goto(`/user/connect-assistant?${asked}`)
  expect(opened?.headers()['x-frame-options']).toBe('DENY')
  expect(opened?.headers()['content-security-policy']).toContain(`frame-ancestors 'none'`)
  await awake(page)
  await expect(page.getByText(name, { exact: true })).toBeVisible()
  await expect(page.getByText('assistant.example.com')).toBeVisible()
  await expectNoBarrier(page)
  const sent = page.waitForRequest((one) => one.method() === 'POST' && one.postData()?.includes(client_id) === true)
  await page.getByRole('button', { name: 'Allow it', exact: true }).click()
  await expect(page).toHaveURL(/^https:\/\/assistant\.example\.com\/callback\?/)
  const answer = new URL(page.url()).searchParams
  expect(answer.get('state')).toBe('0042')
  const { origin } = new URL((await sent).url())
  expect(answer.get('iss')).toBe(origin)

  // CSRF on consent: what the button sent is refused where another site sends it
  const forged = await page.request.post((await sent).url(), {
    headers: { ...(await (await sent).allHeaders()), origin: 'https://evil.example.com', 'sec-fetch-site': 'cross-site' },
    data: (await sent).postData() ?? '',
  })
  expect(forged.status()).toBe(403)

  const form = { grant_type: 'authorization_code', code: answer.get('code') ?? '', code_verifier, client_id, redirect_uri: ANSWERS }
  const given = (await (await request.post('/oauth/token', { form })).json()) as { refresh_token: string }
  await page.goto('/user/assistants')
  await awake(page)
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(row).toContainText('Read your appointments')
  await expectNoBarrier(page)
  await row.getByRole('button', { name: `End it: ${name}` }).click()
  await expect(row).toHaveCount(0)
  const over = await request.post('/oauth/token', { form: { grant_type: 'refresh_token', refresh_token: given.refresh_token, client_id } })
  expect([over.status(), ((await over.json()) as { error: string }).error]).toEqual([400, 'invalid_grant'])
})
