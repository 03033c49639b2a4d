import { expect, test } from '../fixtures/test.ts'

const SEND = 'query ($phone: String!) { sendOTP(phone: $phone) { success } }'

test('a requested code is in the outbox of the local environment', async ({ page, request }) => {
  const phone = `+659${String(Date.now()).slice(-7)}`
  await request.post('/graphql', { data: { query: SEND, variables: { phone } } })
  await page.goto('/outbox')
  await page.getByLabel('Recipient holds').fill(phone.slice(3))
  await page.getByRole('button', { name: 'Look again' }).click()
  const message = page.getByRole('article')
  await expect(message).toHaveCount(1)
  await expect(message).toContainText(phone)
  await expect(message).toContainText(/\d{6} is your realEstate code/)
})
