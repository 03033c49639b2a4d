import { tokenOf } from '../fixtures/account-page.ts'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'

const ASK = 'mutation ($key: String!, $input: AgentEnquiryInput!) { askAgent(key: $key, input: $input) }'
const PUBLIC_ID = 'mutation { userUniqueId { data } }'

test('an agent proposes times to whoever wrote, who takes one in one press without an account', { tag: '@long' }, async ({
  page,
  browser,
  request,
  signInAs,
  outbox,
}) => {
  await signInAs('agent')
  await page.goto('/scheduler?view=hours')
  await awake(page)
  await page.getByRole('button', { name: /Offer these times|Save the hours/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your hours are kept.' })).toBeVisible()
  const headers = { 'country-code': 'sg', authorization: `Bearer ${await tokenOf(page)}` }
  const made = await page.request.post('/graphql', { data: { query: PUBLIC_ID }, headers })
  const host: string = (await made.json()).data.userUniqueId.data

  const name = `Olive ${crypto.randomUUID().slice(0, 8)}`
  const email = `proposed-${crypto.randomUUID()}@example.com`
  const input = { host, name, email, phone: '+6590000077', message: 'May I see the flat?' }
  await request.post('/graphql', {
    data: { query: ASK, variables: { key: crypto.randomUUID(), input } },
    headers: { 'country-code': 'sg' },
  })

  await page.goto(`/user/leads?find=${encodeURIComponent(email)}`)
  await awake(page)
  await page.getByRole('link', { name }).click()
  const opened = page.getByRole('region', { name })
  await opened.getByRole('button', { name: 'Propose times' }).click()
  await expect(opened.getByRole('combobox', { name: 'First time' })).not.toHaveValue('')
  await expectNoBarrier(page)
  await opened.getByRole('button', { name: 'Propose these times' }).click()
  await expect(opened.getByRole('status').filter({ hasText: 'Proposed and held until' })).toBeVisible()
  await expect(opened).toContainText('Times proposed')

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(await outbox(email).link('/proposed-times'))
  await awake(visitor)
  await expect(visitor.getByRole('heading', { name: 'Proposed times', level: 1 })).toBeVisible()
  await expectNoBarrier(visitor)
  await visitor
    .getByRole('button', { name: /^Take / })
    .first()
    .click()
  await expect(visitor.getByRole('heading', { name: 'Your appointment is confirmed' })).toBeFocused()
  await visitor.reload()
  await expect(visitor.getByRole('status').filter({ hasText: 'You have taken one of these times.' })).toBeVisible()

  await page.goto('/scheduler')
  await awake(page)
  await expect(page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Confirmed' })).toBeVisible()
})
