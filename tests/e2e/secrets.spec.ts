import { readFileSync } from 'node:fs'
import type { Page, Response } from '@playwright/test'
import { OVERVIEW, openEditor } from '../fixtures/account-page.ts'
import { field, logIn, openOverlay, problem } from '../fixtures/auth-overlay.ts'
import { FIRST_PASSWORD } from '../fixtures/newcomer.ts'
import { expect, test } from '../fixtures/test.ts'
import { WORKER_LOG } from './address.ts'

const WRONG_PASSWORD = 'Wrong-House-27'

/** The names of the places that contain one of the secrets, for a failure message that names them. */
const found = (places: Iterable<readonly [string, string]>, secrets: readonly string[]): string[] =>
  [...places].flatMap(([place, text]) => secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${place}`))

/** Every address that the page requests, and every answer that it can read. */
function listen(page: Page): Map<string, string> {
  const heard = new Map<string, string>()
  const keep = async (response: Response) => {
    const request = response.request()
    const name = `${heard.size} ${request.method()} ${response.url()}`
    heard.set(`${name} (address, referrer)`, `${response.url()} ${request.headers().referer ?? ''} ${response.headers().location ?? ''}`)
    const isText = /json|html|text|seroval|x-/.test(response.headers()['content-type'] ?? '')
    if (isText && !response.url().includes('/assets/')) heard.set(name, await response.text().catch(() => ''))
  }
  page.on('response', (response) => void keep(response))
  return heard
}

/** Everything that scripts of the page can read. */
const storedIn = (page: Page): Promise<string> =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      performance.getEntries().map(({ name }) => name),
      await indexedDB.databases(),
      await caches.keys(),
      document.documentElement.outerHTML,
    ]),
  )

test('a login leaves no token and no password in an answer, an address, the storage of the browser or the log', async ({
  page,
  context,
  newcomer,
  outbox,
}) => {
  const { email, phone } = await newcomer()
  const first = (await context.cookies()).find(({ name }) => name === 'apollo-token')?.value ?? ''
  await context.clearCookies()
  const heard = listen(page)
  await openOverlay(page, '/search?auth=1')
  await logIn(page, email, WRONG_PASSWORD)
  await expect(problem(page)).toBeVisible()
  await field(page, 'password').fill('')
  await logIn(page, email, FIRST_PASSWORD)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const cookies = await context.cookies()
  const cookie = cookies.find(({ name }) => name === 'apollo-token')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', secure: false })
  const token = cookie?.value ?? ''
  expect(token).toHaveLength(43)

  await page.goto(OVERVIEW)
  await openEditor(page, 'Show where you are signed in')
  await expect(page.getByText('This browser')).toBeVisible()
  const secrets = [first, token, FIRST_PASSWORD, WRONG_PASSWORD]
  expect(found([['the browser', await storedIn(page)]], secrets)).toEqual([])

  const link = await outbox(email).link('/user/verify-email')
  await page.goto(link)
  await expect(page.getByRole('status').filter({ hasText: /./ })).toBeVisible()
  expect(found([['the browser', await storedIn(page)], ...heard], secrets)).toEqual([])

  // the token of a mail's link is in the address of its own page, and nowhere else
  await page.getByRole('link', { name: 'Account overview' }).click()
  await expect(page).toHaveURL(OVERVIEW)
  await page.goto('/map')
  const letter = link.split('/').at(-1) ?? ''
  const others = [...heard].filter(([place]) => !place.includes('/user/verify-email/'))
  expect(
    found(
      [['local storage', await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))], ...others],
      [letter],
    ),
  ).toEqual([])

  const log = readFileSync(WORKER_LOG, 'utf8')
  expect(log, 'the refused login stands in the log').toContain('"operation":"Login"')
  expect(found([['the log', log]], [...secrets, letter, email, phone])).toEqual([])
})

test.describe('from a page of another site', () => {
  test.use({ expectedComplaints: [/status of 4(?:05|15)|CORS policy|ERR_FAILED|ERR_BLOCKED_BY_RESPONSE|favicon\.ico/] })

  test('no operation of /graphql can be started', async ({ page, outbox, baseURL }) => {
    const phone = `+658${Math.floor(1_000_000 + Math.random() * 9_000_000)}`
    const url = `${baseURL}/graphql`
    const statuses: number[] = []
    const kept: string[] = []
    page.on('response', (answer) => void (answer.url().startsWith(url) && statuses.push(answer.status())))
    page.on('requestfailed', (asked) => {
      if (asked.failure()?.errorText.includes('ERR_BLOCKED_BY_RESPONSE')) kept.push(asked.url())
    })
    // to a browser "localhost" and "127.0.0.1" are two sites
    await page.goto(`${baseURL?.replace('127.0.0.1', 'localhost')}/robots.txt`)
    await page.evaluate(
      ([target = '', query = '']) => {
        const json = JSON.stringify({ query })
        const ask = (address: string, init: RequestInit) =>
          fetch(address, { mode: 'no-cors', credentials: 'include', ...init }).catch(() => null)
        return Promise.all([
          ask(`${target}?query=${encodeURIComponent(query)}`, {}),
          ask(target, { method: 'POST', body: new URLSearchParams({ query }) }),
          ask(target, { method: 'POST', body: new Blob([json], { type: 'text/plain' }) }),
          ask(target, { method: 'POST', mode: 'cors', body: json, headers: { 'content-type': 'application/json' } }),
        ]).then(() => null)
      },
      [url, `{ sendOTP(phone: "${phone}") { success } }`],
    )
    // three arrive and are refused, with answers that the page cannot read; the last fails at its preflight and is never sent
    expect(statuses.filter((status) => status !== 405 && status !== 415)).toEqual([])
    expect(kept).toHaveLength(3)
    expect(await outbox(phone).messages()).toEqual([])
  })
})

test('server functions answer pages of this site only', async ({ page, signInAs, request, baseURL }) => {
  await signInAs('agent')
  const calls: { url: string; headers: Record<string, string>; body: string | null }[] = []
  page.on('request', (call) => {
    if (call.url().includes('/_serverFn/') && call.method() === 'POST')
      calls.push({ url: call.url(), headers: call.headers(), body: call.postData() })
  })
  await page.goto(OVERVIEW)
  await openEditor(page, 'Show where you are signed in')
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  const [call] = calls
  const { 'sec-fetch-site': _, origin: __, referer: ___, ...headers } = call?.headers ?? {}
  const url = call?.url ?? ''
  const send = async (from: Record<string, string>, data: string | Buffer = call?.body ?? '', to = url) =>
    (await request.post(to, { headers: { ...headers, ...from }, data })).status()
  const own = { 'sec-fetch-site': 'same-origin' }
  expect(await send(own)).toBe(200)
  const json = { ...own, 'content-type': 'application/json' }
  for (const envelope of ['{', '', '<a>']) expect.soft(await send(json, Buffer.from(envelope)), envelope).toBe(400)
  expect(await send(own, undefined, url.replace(/\w+$/, 'nothing'))).toBe(404)
  expect(await send({ origin: baseURL ?? '' })).toBe(200)
  for (const foreign of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { referer: 'https://evil.example/' },
    {},
  ] as Record<string, string>[])
    expect(await send(foreign), JSON.stringify(foreign)).toBe(403)
})
