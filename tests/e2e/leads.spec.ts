import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'

const SEND = 'mutation ($input: ContactConsultInput!) { createContactConsult(input: $input) { id } }'

test('staff answer what came from the contact page, in the writer’s language, and see how long it took', async ({
  page,
  request,
  signInAs,
  outbox,
}) => {
  const email = `writer-${crypto.randomUUID()}@example.com`
  const input = { name: '林紫荊', email, phone: '+6590000088', interest: 'plans', message: `團隊有甚麼計劃？ ${email}`, country: 'SG' }
  await request.post('/graphql', { data: { query: SEND, variables: { input } }, headers: { 'country-code': 'sg', language: 'zh_hk' } })

  await signInAs('staff')
  await page.goto(`/user/leads?find=${encodeURIComponent(email)}`)
  await awake(page)
  await page.getByRole('link', { name: '林紫荊' }).click()
  const opened = page.getByRole('region', { name: '林紫荊' })
  await expect(opened).toContainText('Waiting for an answer')
  await expectNoBarrier(page)

  await opened.getByRole('button', { name: 'Propose a viewing' }).click()
  const text = opened.getByRole('textbox', { name: 'Answer by e-mail' })
  await expect(text).toHaveValue(/感謝您/)
  await text.fill('多謝查詢。\n明天早上十時可以通電話嗎？')
  await opened.getByRole('button', { name: 'Send the answer' }).click()
  await expect(opened.getByRole('status')).toContainText(`Sent to ${email}`)
  await expect(opened).toContainText('First answered after')
  await expect(opened.getByRole('heading', { name: '林紫荊' })).toContainText('Answered')
  await expect.poll(async () => (await outbox(email).messages()).map(({ subject }) => subject)).toEqual(['對您留言的回覆'])

  await opened.getByRole('textbox', { name: 'Note for yourselves' }).fill('Asked for twelve seats.')
  await opened.getByRole('button', { name: 'Keep the note' }).click()
  await expect(opened.getByRole('listitem').first()).toContainText('Asked for twelve seats.')
  await opened.getByRole('button', { name: 'A meeting is arranged' }).click()
  await expect(opened.getByRole('heading', { name: '林紫荊' })).toContainText('Meeting')
})

test('an agent’s enquiries lie in piles; a doubtful one is kept apart', async ({ page, signInAs }) => {
  await signInAs('subscriber')
  await page.goto('/user/leads')
  await expect(page.getByRole('link', { name: 'Iris Hawthorn' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Best Offers' })).toHaveCount(0)
  await expectNoBarrier(page)
  await page.getByRole('link', { name: /^Doubtful/ }).click()
  await expect(page.getByRole('link', { name: 'Best Offers' })).toBeVisible()
})
