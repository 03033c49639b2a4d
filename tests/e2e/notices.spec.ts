import type { Page } from '@playwright/test'
import { verificationHolder, verifiedPhoneHash } from '#provider/modules/account/phone-verification.ts'
import { type OwnWorker, ownWorker } from '../fixtures/own-worker.ts'
import { expect, test } from '../fixtures/test.ts'

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { token } }'
const RING = 'mutation { updateNoticeSetting(group: LEADS, channel: SCREEN) { group } }'
const PROOF = 'p'.repeat(43)
const PHONE = '+6590000001'
const PERSON = { name: 'Ines Alder', email: 'ines@example.com', phoneNumber: PHONE, password: 'Tidal7#kelp-bed', phoneProof: PROOF }
/** what product §10.1 promises, with the time that the browser takes to draw */
const SOON_MS = 2_000

let worker: OwnWorker
let token = ''
let count = 0

test.beforeAll(async () => {
  worker = await ownWorker({}, { isQuiet: true })
  const db = worker.account()
  db.prepare('insert into phone_proof (phone_hash, holder_hash, at) values (?, ?, ?)').run(
    verifiedPhoneHash(PHONE),
    verificationHolder({ clientAddress: '' }, PROOF),
    Math.floor(Date.now() / 1_000),
  )
  db.close()
  await worker.start()
  token = (await ask<{ register: { token: string } }>(REGISTER, { input: PERSON })).register.token
})
test.afterAll(() => worker.remove())
// the connection is cut, and the markets are empty
test.use({ expectedComplaints: [/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|WebSocket|Failed to fetch|status of 503/] })

async function ask<Data>(query: string, variables: object): Promise<Data> {
  const response = await fetch(`${worker.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'country-code': 'my', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  })
  return ((await response.json()) as { data: Data }).data
}

/** As a room writes it; the page is woken by `ring`. */
function write(name: string): void {
  const users = worker.account()
  const user = users.prepare('select id from user').get()
  users.close()
  const db = worker.trade()
  db.prepare(
    `insert into notice (id, key, user_id, kind, country, facts, path, at) values (?, ?, ?, 'lead-new', 'MY', ?, '/terms-of-use', ?)`,
  ).run(crypto.randomUUID(), `key ${++count}`, String(user?.id), JSON.stringify({ name }), Math.floor(Date.now() / 1_000))
  db.close()
}
const ring = () => ask(RING, {})

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^(?:Notices|\d+ new notices?)$/ })
const told = (page: Page, name: RegExp | string, timeout = SOON_MS) => expect(bell(page)).toHaveAccessibleName(name, { timeout })

test('a notice shows at once, in every tab, after a restart too, and is read by following it', { tag: '@phone' }, async ({
  page,
  context,
  isMobile,
}) => {
  await context.addCookies([{ name: 'apollo-token', value: token, url: worker.url, httpOnly: true, sameSite: 'Lax' }])
  const answered = new Set<string>()
  page.on('response', (response) => response.url().includes('/_serverFn/') && answered.add(response.url()))
  const opened = page.waitForEvent('websocket')
  await page.goto(`${worker.url}/about-us?countryCode=MY`)
  await opened
  await told(page, 'Notices', 10_000)
  // what the bell has not counted yet is not news: the channel's ticket and the count have been asked for
  await expect.poll(() => answered.size).toBe(2)
  await expect(page.getByRole('banner').getByRole('status')).toBeAttached()

  write('Mei Willow')
  await ring()
  await told(page, '1 new notice')
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('1 new notice')

  const other = await context.newPage()
  await other.goto(`${worker.url}/user/notices?countryCode=MY`)
  await expect(other.getByRole('link', { name: /Mei Willow has written to you/ })).toBeVisible()
  await other.getByRole('button', { name: 'Mark all as read' }).click()
  await told(page, 'Notices')

  await worker.kill()
  write('Daniel Ash')
  await worker.start()
  await told(page, '1 new notice', 15_000)

  await bell(page).click()
  if (isMobile) await expect(page.getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible()
  const entry = page.getByRole('link', { name: /Daniel Ash has written to you/ })
  await expect(entry).toBeVisible()
  if (!isMobile) {
    await page.keyboard.press('Escape')
    await expect(entry).toBeHidden()
    await expect(bell(page)).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await entry.click()
  await expect(page).toHaveURL(/\/terms-of-use/)
  await told(page, 'Notices')
  await expect(other.getByRole('button', { name: 'Mark all as read' })).toBeHidden()
})
