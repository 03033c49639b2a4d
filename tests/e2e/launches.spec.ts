import type { Locator, Page } from '@playwright/test'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'

const amount = (text: string | null): number => Number((text ?? '').replace(/[^\d.]/g, ''))

/** A phone shows launches before what narrows them. */
async function unfold(page: Page, part: Locator) {
  if (!(await part.isVisible())) await page.getByText('Filters', { exact: true }).click()
}

test('a launch is found, a home is chosen by keyboard, its payments are its price, and who asks about it reaches staff', {
  tag: '@phone',
}, async ({ page, browser, signInAs }) => {
  const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  await visitor.clock.install()
  await visitor.goto('/realLaunch?countryCode=SG')
  const launches = visitor.getByRole('heading', { level: 2, name: /^\d+ launch(es)?$/ })
  await expect(launches).toHaveText('3 launches')
  // a card is one of what the demonstration invents, or of a project without a price list
  await expect(visitor.getByRole('article').filter({ hasText: 'Invented for demonstration' })).toHaveCount(3)
  await expectNoBarrier(visitor)
  const selling = visitor.getByRole('navigation', { name: 'State' }).getByRole('link', { name: 'Selling', exact: true })
  await unfold(visitor, selling)
  await selling.click()
  await expect(launches).toHaveText('1 launch')
  await visitor.getByRole('link', { name: /^Price list of / }).click()
  await expect(visitor).toHaveURL(/\/realLaunch\/project\/SG\/private-stack\//)
  await expect(visitor.getByText('Invented for demonstration')).toBeVisible()
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

test('interest in a launch gets a ballot number, and reaches whoever answers, with what is wanted', async ({ page, browser, signInAs }) => {
  const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  await visitor.clock.install()
  await visitor.goto('/realLaunch?countryCode=SG&stage=preview')
  await visitor.getByRole('link', { name: /^Price list of / }).click()
  await visitor.getByRole('table', { name: 'Price list by floor and stack' }).getByRole('link').first().click()
  const chosen = visitor.getByRole('heading', { name: /^Home \d+-\d\d$/ })
  await expect(chosen).toBeVisible()
  const unit = ((await chosen.textContent()) ?? '').replace('Home ', '')
  await awake(visitor)
  const form = visitor.getByRole('form', { name: 'Register your interest' })
  const writer = `Rowan Ash ${Date.now() % 100_000}`
  await form.getByRole('textbox', { name: 'Name' }).fill(writer)
  const address = `rowan${Date.now()}@demo.example`
  await form.getByRole('textbox', { name: 'E-mail' }).fill(address)
  await form.getByRole('checkbox', { name: '2 bedrooms' }).check()
  const days = form.getByRole('combobox', { name: 'You come to the preview on' })
  // each width and try takes a time of its own
  await days.selectOption({ index: 1 + ((Date.now() >> 4) % ((await days.getByRole('option').count()) - 1)) })
  const times = form.getByRole('combobox', { name: 'At', exact: true })
  await times.selectOption({ index: 1 + (Date.now() % ((await times.getByRole('option').count()) - 1)) })
  const clock = await times.locator('option:checked').textContent()
  await visitor.clock.fastForward(10_000)
  await form.getByRole('button', { name: 'Register and get a number' }).click()
  await expect(form.getByRole('alert')).toContainText('Agree to be written to')
  await expectNoBarrier(visitor)
  await form.getByRole('checkbox', { name: /may write to me about this launch/ }).check()
  await form.getByRole('button', { name: 'Register and get a number' }).click()
  const registered = visitor.getByRole('region', { name: 'Register your interest' }).or(visitor.locator('#interest'))
  await expect(registered.getByText('Your ballot number')).toBeVisible()
  const number = (await registered.locator('output').textContent()) ?? ''
  expect(Number(number)).toBeGreaterThan(0)
  await expect(registered.getByText(/^Your visit/)).toContainText(clock ?? '')

  await signInAs('subscriber')
  await page.goto(`/user/leads?find=${encodeURIComponent(writer)}`)
  await page.getByRole('link', { name: writer }).click()
  const lead = page.getByRole('region', { name: writer })
  await expect(lead.getByText('Ballot number')).toBeVisible()
  await expect(lead).toContainText(`${unit} · 2 bedrooms`)
  await expect(lead).toContainText(/appointment|viewing/i)
  await expect(lead.getByRole('link', { name: 'Price list' })).toHaveAttribute('href', new RegExp(`unit=${unit}`))
})

test('homes of a launch stand side by side in an address, and a browser says what changed since it last looked', async ({ page }) => {
  await page.goto('/realLaunch?countryCode=SG&stage=selling')
  await page.getByRole('link', { name: /^Price list of / }).click()
  await expect(page.getByRole('heading', { name: 'What is left' })).toBeVisible()
  await awake(page)
  const list = page.getByRole('table', { name: 'Price list by floor and stack' })
  const units: string[] = []
  for (const at of [0, 8]) {
    await list.getByRole('link').nth(at).click()
    await expect(list.locator('a[aria-current]')).toHaveCount(1)
    units.push((await list.locator('a[aria-current] .sr-only').first().textContent())?.replace(': ', '') ?? '')
    await expect(page.getByRole('heading', { name: `Home ${units.at(-1)}` })).toBeVisible()
    await page.getByRole('link', { name: /^Set (side by side|beside)/ }).click()
    await expect(page.getByRole('link', { name: 'See it side by side' })).toBeVisible()
  }
  const table = page.getByRole('table', { name: 'Homes side by side' })
  for (const unit of units) await expect(table.getByRole('columnheader', { name: unit })).toBeVisible()
  const duties = table.getByRole('row', { name: /^Duties/ }).getByRole('cell')
  const before = await duties.first().textContent()
  await page.getByRole('combobox', { name: 'Buyer' }).selectOption('foreigner')
  await expect(duties.first()).not.toHaveText(before ?? '')
  await expectNoBarrier(page)
  const address = page.url()
  expect(address).toContain('buyer=foreigner')

  await page.evaluate((unit) => {
    const lists = JSON.parse(localStorage.getItem('launches seen') ?? '{}')
    for (const seen of Object.values<{ day: string; units: Record<string, [string, number]> }>(lists)) {
      const [state, price] = seen.units[unit] ?? ['SOLD', 1]
      seen.units[unit] = [state === 'SOLD' ? 'AVAILABLE' : 'SOLD', price]
      seen.day = '2026-11-01'
    }
    localStorage.setItem('launches seen', JSON.stringify(lists))
  }, units[0] ?? '')
  const later = await page.context().newPage()
  await later.goto(address)
  await expect(later.getByRole('table', { name: 'Homes side by side' })).toBeVisible()
  await expect(later.getByRole('status').filter({ hasText: 'Since you last looked' })).toContainText(units[0] ?? '')
  await expect(later.getByRole('table', { name: 'Price list by floor and stack' }).locator('a.changed')).toHaveCount(1)
  await later.getByRole('link', { name: `Remove ${units[0]}` }).click()
  await expect(later.getByRole('columnheader', { name: units[0] ?? '' })).toHaveCount(0)
})

test('launches are narrowed by area and size, stand on the map, and a mark leads to its page', async ({ page }) => {
  await page.goto('/realLaunch?countryCode=SG')
  const launches = page.getByRole('heading', { level: 2, name: /^\d+ launch(es)?$/ })
  await expect(launches).toHaveText('3 launches')
  await awake(page)
  const region = page.getByRole('navigation', { name: /^(Region|Planning area|District)$/ }).first()
  const chip = region.getByRole('link').nth(1)
  await unfold(page, chip)
  const count = ((await chip.textContent()) ?? '').match(/\d+$/)?.[0]
  await chip.click()
  await expect(launches).toHaveText(count === '1' ? '1 launch' : `${count} launches`)
  const all = region.getByRole('link', { name: 'All', exact: true })
  await unfold(page, all)
  await all.click()
  await expect(launches).toHaveText('3 launches')

  await unfold(page, page.getByLabel('Floor area, from'))
  await page.getByLabel('Floor area, from').fill('4000')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(launches).toHaveText('0 launches')
  await expect(page.getByText('No launch is like this')).toBeVisible()
  await expectNoBarrier(page)
  await page.getByRole('link', { name: 'Take all choices back' }).click()
  await expect(launches).toHaveText('3 launches')

  await page.getByRole('navigation', { name: 'List or map' }).getByRole('link', { name: 'Map' }).click()
  await expect(page).toHaveURL(/view=map/)
  const map = page.getByRole('region', { name: 'Launches on the map' })
  await expect(map.getByText('3 launches on the map')).toBeVisible()
  await expect(map.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  const names = map.getByRole('list', { name: 'Launches on the map' }).getByRole('button')
  const name = (await names.first().textContent()) ?? ''
  await names.first().focus()
  await page.keyboard.press('Enter')
  await expect(map.getByRole('heading', { name })).toBeVisible()
  await expectNoBarrier(page)
  await map.getByRole('link', { name: `Price list of ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('the page of a launch shows pictures, plans, facilities and what is around, and narrows its price list without script', async ({
  page,
  browser,
}) => {
  await page.goto('/realLaunch?countryCode=SG&stage=selling')
  await page.getByRole('link', { name: /^Price list of / }).click()
  await expect(page.getByRole('heading', { name: 'Floor plans' })).toBeVisible()
  await awake(page)
  const gallery = page.getByRole('region', { name: 'Pictures of the launch' })
  const shown = gallery.getByRole('img').first()
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { name: 'Facilities' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Map of what is around / })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Typical layout/ }).first()).toBeAttached()
  await expectNoBarrier(page)

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(page.url())
  const list = plain.getByRole('table', { name: 'Price list by floor and stack' })
  const all = await list.getByRole('link').count()
  await plain.getByRole('navigation', { name: 'Narrow the price list' }).getByRole('link', { name: 'What is left' }).click()
  await expect(plain).toHaveURL(/left=true/)
  expect(await list.getByRole('link').count()).toBeLessThan(all)
  await list.getByRole('link').first().click()
  await expect(plain.getByRole('heading', { name: /^Home \d+-\d\d$/ })).toBeVisible()
})

test('staff bring a price list: a faulty one is told by row and not taken, a sound one is', async ({ page, signInAs }) => {
  await signInAs('staff')
  await page.goto('/user/launches?countryCode=AU')
  await awake(page)
  const bring = async (price: number) => {
    const unit = { stack: '01', floor: 2, unitMix: '2', sizeSqft: 800, prices: [{ day: '2026-11-01', price }], events: [] }
    const launch = {
      country: 'AU',
      projectType: 'private-stack',
      projectSlug: 'wattle-reach',
      name: 'Wattle Reach',
      developer: 'Lion Vale',
      state: 'selling',
      tenure: 'freehold',
      source: 'Demonstration: desk',
      pricesOn: '2026-11-20',
      units: [unit],
    }
    const buffer = Buffer.from(JSON.stringify(launch))
    await page.getByLabel('File').setInputFiles({ name: 'list.jsonl', mimeType: 'application/json', buffer })
    await page.getByRole('button', { name: 'Read it' }).click()
  }
  await bring(-1)
  await expect(page.getByRole('table', { name: 'What is wrong: nothing is taken' }).getByRole('row').nth(1)).toContainText(
    'units.0.prices.0.price',
  )
  await expect(page.getByRole('button', { name: 'Take it' })).toHaveCount(0)
  await expectNoBarrier(page)
  await bring(600_000 + (Date.now() % 100_000))
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect(page.getByText('1 launch is taken.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Wattle Reach' })).toContainText('1 of 1 left')
  await expectNoBarrier(page)
})

test('a long price list comes in parts, whose homes are chosen and set side by side without script', async ({
  page,
  browser,
  signInAs,
}) => {
  await signInAs('staff')
  await page.goto('/user/launches?countryCode=AU')
  await awake(page)
  const units = Array.from({ length: 900 }, (_, i) => {
    const [floor, stack] = [2 + Math.floor(i / 30), String((i % 30) + 1).padStart(2, '0')]
    return { stack, floor, unitMix: i % 2 ? '2' : '3', sizeSqft: 800, prices: [{ day: '2026-11-01', price: 600_000 + i }], events: [] }
  })
  const launch = {
    country: 'AU',
    projectType: 'private-stack',
    projectSlug: 'wattle-heights',
    name: 'Wattle Heights',
    developer: 'Lion Vale',
    state: 'selling',
    tenure: 'freehold',
    source: 'Demonstration: desk',
    pricesOn: '2026-11-20',
    units,
  }
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'long.jsonl', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(launch)) })
  await page.getByRole('button', { name: 'Read it' }).click()
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect(page.getByText('1 launch is taken.')).toBeVisible()
  const address = '/realLaunch/project/AU/private-stack/wattle-heights?countryCode=AU'

  const plain = await (await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() })).newPage()
  await plain.goto(address)
  const list = plain.getByRole('table', { name: 'Price list by floor and stack' })
  expect(await list.getByRole('link').count()).toBeLessThanOrEqual(240)
  await expect(list.getByRole('link', { name: /^31-01:/ })).toHaveCount(1)
  const parts = plain.getByRole('navigation', { name: 'Parts of the price list' }).getByRole('link')
  await parts.last().click()
  await list.getByRole('link', { name: /^2-30:/ }).click()
  await expect(plain.getByRole('heading', { name: 'Home 2-30' })).toBeVisible()
  await plain.getByRole('link', { name: 'Set side by side with others' }).click()
  await parts.first().click()
  await list.getByRole('link', { name: /^31-01:/ }).click()
  await plain.getByRole('link', { name: /^Set beside the/ }).click()
  const compared = plain.getByRole('table', { name: 'Homes side by side' })
  for (const unit of ['2-30', '31-01']) await expect(compared.getByRole('columnheader', { name: unit })).toBeVisible()

  await page.goto(address)
  await awake(page)
  await expectNoBarrier(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a table' }).click()
  const saved = await (await download).createReadStream()
  let text = ''
  for await (const chunk of saved) text += String(chunk)
  expect(text.trim().split('\r\n')).toHaveLength(901)
})
