import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'

const amount = (text: string | null): number => Number((text ?? '').replace(/[^\d.]/g, ''))

test('a launch is found, a home is chosen by keyboard, its payments are its price, and who asks about it reaches staff', async ({
  page,
  browser,
  signInAs,
}) => {
  const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  await visitor.clock.install()
  await visitor.goto('/realLaunch?countryCode=SG')
  const launches = visitor.getByRole('heading', { level: 2, name: /^\d+ launch(es)?$/ })
  await expect(launches).toHaveText('3 launches')
  await expectNoBarrier(visitor)
  await visitor.getByRole('navigation', { name: 'State' }).getByRole('link', { name: 'Selling', exact: true }).click()
  await expect(launches).toHaveText('1 launch')
  await visitor.getByRole('link', { name: /^Price list of / }).click()
  await expect(visitor).toHaveURL(/\/realLaunch\/project\/SG\/private-stack\//)
  await awake(visitor)
  await expectNoBarrier(visitor)

  const list = visitor.getByRole('table', { name: 'Price list by floor and stack' })
  await list.getByRole('link').first().focus()
  await visitor.keyboard.press('ArrowDown')
  await visitor.keyboard.press('ArrowRight')
  const unit = /^\d+-02/.exec((await visitor.locator(':focus').textContent()) ?? '')?.[0] ?? ''
  expect(unit).not.toBe('')
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByRole('heading', { name: `Home ${unit}` })).toBeVisible()
  const listed = amount(await visitor.locator('#unit dd').first().textContent())
  expect(listed).toBeGreaterThan(500_000)
  expect(amount(await visitor.getByLabel('Sum of the payments').textContent())).toBe(listed)
  const cells = await visitor.getByRole('table', { name: 'What is due when' }).getByRole('row').locator('td:last-child').allTextContents()
  expect(cells.reduce((sum, cell) => sum + Math.round(amount(cell) * 100), 0)).toBe(listed * 100)
  await expectNoBarrier(visitor)

  await visitor.getByRole('link', { name: 'Ask about it' }).first().click()
  await expect(visitor.getByRole('combobox', { name: 'What it is about' })).toHaveValue('realLaunch')
  await awake(visitor)
  const writer = `Rowan Elm ${Date.now() % 100_000}`
  await visitor.getByRole('textbox', { name: 'Name' }).fill(writer)
  await visitor.getByRole('textbox', { name: 'E-mail' }).fill('rowan@demo.example')
  await visitor.locator('input[name="phone"]').fill('9000 0078')
  await visitor.getByRole('textbox', { name: 'Message' }).fill(`Is home ${unit} still to be had? ${writer}`)
  await visitor.clock.fastForward(10_000)
  await visitor.getByRole('button', { name: 'Send message' }).click()
  await expect(visitor.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible()

  await signInAs('staff')
  await page.goto(`/user/leads?find=${encodeURIComponent(writer)}`)
  await page.getByRole('link', { name: writer }).click()
  await expect(page.getByRole('region', { name: writer })).toContainText('New launch')
})

test('the price list works without script', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/realLaunch?countryCode=MY')
  await page
    .getByRole('link', { name: /^Price list of / })
    .first()
    .click()
  await page.getByRole('table', { name: 'Price list by floor and stack' }).getByRole('link', { name: /RM/ }).first().click()
  await expect(page.getByRole('heading', { name: /^Home \d+-\d\d$/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Application for strata titles accepted/ })).toContainText('2.5%')
})
