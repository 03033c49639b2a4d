import { demoListingsIn } from '#provider/demo/listings/demo-listings.ts'
import { feedText } from '#provider/modules/listing-feed/write-feed.ts'
import { changeAccounts, setAccountKind } from '../fixtures/account-kind.ts'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'

const records = [...demoListingsIn('AU', { homes: 5, seed: 'browser' })]
  .filter(({ record }) => record.state === 'live')
  .map(({ record }) => record)
const BROKEN = { ListingKey: 'bad', StandardStatus: 'Active', PropertyType: 'Residential', PropertySubType: 'House', ListPrice: 'cheap' }

// the pictures of the file are of hosts that are nowhere
test.use({ expectedComplaints: [/status of 404/] })

test('an agency tries a file out, mends what is asked, and is approved', async ({ page, signInAs, newcomer, context }) => {
  const number = String(Math.floor(Math.random() * 1e7)).padStart(8, '9')
  const agency = `Heron ${number}`
  const { email } = await newcomer()
  const own = await context.cookies()
  setAccountKind(email, 'agent')
  changeAccounts(
    `insert into agent_detail (user_id, country, cea_number, cea_number_key, salesperson_name, estate_agency, estate_agency_license_no)
    select id, 'AU', ?1, ?1, nick_name, '', '' from user where email = ?2`,
    number,
    email,
  )
  await page.goto('/user/listings?countryCode=AU')
  await page.getByRole('link', { name: 'From your agency’s system' }).click()
  await awake(page)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByText('Write the agency’s name.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Agency', exact: true }).fill(agency)
  await page.getByRole('textbox', { name: 'Agency licence' }).fill(`20${number}`)
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('button', { name: 'Try it out' }).click()
  await expect(page.getByText('Choose a file.')).toBeVisible()
  const buffer = Buffer.from(`${feedText('reso', records)}${JSON.stringify(BROKEN)}\n`)
  await page.locator('input[type=file]').setInputFiles({ name: 'homes.jsonl', mimeType: 'application/json', buffer })
  await page.getByRole('button', { name: 'Try it out' }).click()
  await expect(page.getByRole('heading', { name: /The first \d+ homes/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /bad no ListPrice cheap/ })).toBeVisible()
  await expectNoBarrier(page)
  await page.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(page.getByText('We look at it and write to you.')).toBeVisible()

  await signInAs('staff')
  await page.goto('/user/account-overview/staff/feeds?countryCode=AU')
  await awake(page)
  const waiting = page.getByRole('region', { name: `Approval of ${agency}` })
  await waiting.getByRole('button', { name: 'Do not approve' }).click()
  await expect(waiting.getByText('Write why, so that the agency can mend it.')).toBeVisible()
  await waiting.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(waiting).toBeHidden()

  await context.addCookies(own)
  await page.goto('/user/feed?countryCode=AU')
  await awake(page)
  await expect(page.getByRole('button', { name: 'Take this file in' })).toBeEnabled()
  await page.getByRole('button', { name: `Make a key for ${agency}` }).click()
  await expect(page.getByText('Copy it now, it is not shown again.')).toBeVisible()

  const reader = page.getByRole('form', { name: `Key for the Web API of ${agency}` })
  await reader.getByRole('textbox', { name: 'Who reads by the Web API' }).fill('Our CRM')
  await reader.getByRole('checkbox', { name: 'Enquiries' }).check()
  await reader.getByRole('button', { name: 'Make a key for the Web API' }).click()
  await expect(page.getByText('Our CRM · Listings, Enquiries')).toBeVisible()
  const hook = page.getByRole('form', { name: `New webhook of ${agency}` })
  await hook.getByRole('textbox', { name: 'Address that is told of changes (webhook)' }).fill('https://hooks.agency.example/in')
  await hook.getByRole('checkbox', { name: 'Pictures' }).uncheck()
  await hook.getByRole('checkbox', { name: 'Orders' }).check()
  await hook.getByRole('button', { name: 'Add the webhook' }).click()
  await expect(page.getByText('Copy the secret now, it is not shown again.')).toBeVisible()
  await expect(page.getByRole('list', { name: `Webhooks of ${agency}` })).toContainText(
    'https://hooks.agency.example/in · Listings, Orders',
  )
  await page.getByRole('button', { name: `Make a copy of ${agency}` }).click()
  const copies = page.getByRole('region', { name: `Copies of ${agency}` })
  await expect(copies.getByText('The copy is ready.')).toBeVisible({ timeout: 30_000 })
  await expect(copies.getByRole('link', { name: /^Part 1,/ })).toBeVisible()
  await expectNoBarrier(page)
})
