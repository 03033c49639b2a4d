import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { reportPath, sampleProjects } from '../fixtures/sample-projects.ts'
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

test('an agent’s enquiries lie in piles; one that is held back says so, and is taken in or discarded', { tag: '@phone' }, async ({
  page,
  signInAs,
}) => {
  await signInAs('subscriber')
  await page.goto('/user/leads')
  await expect(page.getByRole('link', { name: 'Iris Hawthorn' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Best Offers' })).toHaveCount(0)
  await expectNoBarrier(page)
  await page.getByRole('link', { name: 'Look at what is held back' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Best Offers' })).toContainText('Held back')
  await page.getByRole('link', { name: 'Best Offers' }).click()
  await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Not a robot: take it in' })).toBeVisible()
})

test('a visitor asks an agent about a home, and the agent sees it at once', async ({ page, browser, signInAs, request }) => {
  await signInAs('subscriber')
  await page.goto('/user/leads')
  await awake(page)
  const [project] = await sampleProjects(request, 'sg')
  if (!project) throw new Error('the demo data has no project')

  const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  await visitor.clock.install()
  await visitor.goto(`/share/R990001A/project/SG/${project.typeGroup.toLowerCase().replaceAll('_', '-')}/${project.slug}`)
  await visitor.getByRole('link', { name: 'Ask the agent' }).click()
  const form = visitor.getByRole('form', { name: 'A question' })
  await form.getByRole('button', { name: 'Send the question' }).click()
  await expect(form.getByRole('alert')).toHaveCount(3)
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused()
  const name = `Robin Alder ${Date.now() % 100_000}`
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByRole('textbox', { name: 'E-mail' }).fill('robin@demo.example')
  await form.getByRole('textbox', { name: 'Message' }).fill(`Is it still to be had? ${name}`)
  await expectNoBarrier(visitor)
  // whoever writes in less than three seconds is no person
  await visitor.clock.fastForward(10_000)
  await form.getByRole('button', { name: 'Send the question' }).click()
  await expect(visitor.getByRole('status').filter({ hasText: 'Your question is with' })).toBeVisible()
  await visitor.context().close()

  await page.getByRole('link', { name }).click()
  const opened = page.getByRole('region', { name })
  await expect(opened).toContainText('Is it still to be had?')
  await expect(opened.getByRole('link', { name: project.name })).toHaveAttribute('href', new RegExp(`^${reportPath(project)}$`, 'i'))
  await expect(opened).toContainText('Shared page')
})

test('who asks about a launch names it, and staff read which', async ({ page, signInAs }) => {
  await page.clock.install()
  await page.goto('/realLaunch')
  await awake(page)
  const card = page.getByRole('article').first()
  const launch = (await card.getByRole('heading', { level: 3 }).textContent()) ?? ''
  await card.getByRole('link', { name: 'Ask about it' }).click()
  await expect(page.getByText(`About ${launch}`)).toBeVisible()
  await awake(page)
  const name = `Robin Elm ${Date.now() % 100_000}`
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'E-mail' }).fill('robin@demo.example')
  await page.locator('input[name="phone"]').fill('9000 0077')
  await page.getByRole('textbox', { name: 'Message' }).fill(`When does it open? ${name}`)
  await expect(page.getByRole('combobox', { name: 'What it is about' })).toHaveValue('realLaunch')
  await page.clock.fastForward(10_000)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible()

  await signInAs('staff')
  await page.goto(`/user/leads?find=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).click()
  const opened = page.getByRole('region', { name })
  await expect(opened).toContainText('New launch')
  await expect(opened.getByRole('link', { name: launch })).toBeVisible()
})
