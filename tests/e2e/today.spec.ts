import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'

const PAGE = '/user/today'

test('an agent finds what waits, and each row leads to where it is done', { tag: '@phone' }, async ({ page, signInAs }) => {
  await signInAs('subscriber')
  await page.goto('/realAgent')
  await page.getByRole('link', { name: 'What waits for you today' }).click()
  await expect(page).toHaveURL(PAGE)
  await awake(page)
  const part = (name: string) => page.getByRole('heading', { level: 2, name }).locator('xpath=ancestor::section[1]')
  for (const name of [
    'Appointments',
    'Enquiries to answer',
    'Listings to confirm',
    'Orders under way',
    'Shared pages opened',
    'Areas served',
  ])
    await expect(part(name)).toBeVisible()
  await expect(part('Orders under way').getByRole('listitem').first()).toContainText('to look at')
  await expect(part('Areas served').getByRole('listitem').first()).toContainText('psf')
  await expectNoBarrier(page)

  const lead = part('Enquiries to answer').getByRole('listitem').getByRole('link').first()
  const name = (await lead.textContent()) ?? ''
  await lead.click()
  await expect(page).toHaveURL(/\/user\/leads\?lead=/)
  await expect(page.getByRole('region', { name })).toBeVisible()
  await page.goBack()
  await part('Appointments').getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/scheduler\?.*booking=/)
})

test('an enquiry that comes in stands there without a reload', async ({ page, browser, signInAs }) => {
  await signInAs('subscriber')
  await page.goto(PAGE)
  await awake(page)
  const name = `Hawthorn ${crypto.randomUUID().slice(0, 8)}`
  const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  await visitor.clock.install()
  await visitor.goto('/share/R990001A/profile')
  await visitor.getByRole('link', { name: 'Ask the agent' }).click()
  const form = visitor.getByRole('form', { name: 'A question' })
  await awake(visitor)
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByRole('textbox', { name: 'E-mail' }).fill(`${name.slice(9)}@demo.example`)
  await form.getByRole('textbox', { name: 'Message' }).fill(`When can we come? ${name}`)
  await visitor.clock.fastForward(10_000)
  await form.getByRole('button', { name: 'Send the question' }).click()
  await expect(visitor.getByRole('status').filter({ hasText: 'Your question is with' })).toBeVisible()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await visitor.context().close()
})

test('a seat sees what its payer lets it do', async ({ page, signInAs }) => {
  await signInAs('seat')
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Appointments' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectNoBarrier(page)
})
