import type { Page } from '@playwright/test'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { loseContext } from '../fixtures/lost-context.ts'
import { expect, test } from '../fixtures/test.ts'

const panorama = (page: Page) => page.getByRole('application')
const looked = (page: Page): string => new URL(page.url()).searchParams.get('v') ?? ''

/** A tour whose panorama can be turned. */
async function openTour(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await awake(page)
  await expect(page.getByRole('toolbar', { name: 'The picture' })).toBeVisible()
}

test('a tour is walked by keys alone, and its address tells where somebody looks', async ({ page }) => {
  await openTour(page, '/real360/lagoon-view')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lagoon View, three rooms to the south')
  await expectNoBarrier(page)
  await panorama(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => looked(page)).toMatch(/^living,-?\d+,-?\d+,\d+$/)
  const before = looked(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => looked(page)).not.toBe(before)

  // through a door, which turns into sight when it has the focus
  await page.getByRole('button', { name: 'Go to: Kitchen' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 }).locator('+ p')).toContainText('Kitchen')
  await expect.poll(() => looked(page)).toMatch(/^kitchen,/)

  await page.getByRole('button', { name: 'Worktop' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('note')).toContainText('Engineered stone')

  // the same view for whoever opens the address
  const shared = page.url()
  const other = await page.context().newPage()
  await openTour(other, shared)
  await expect(other.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Kitchen' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  expect(looked(other)).toBe(new URL(shared).searchParams.get('v'))
  await other.close()
})

test('rooms are chosen by their pictures, on the plan, and at another hour', { tag: '@phone' }, async ({ page }) => {
  await openTour(page, '/real360/lagoon-view?v=nowhere')
  const rooms = page.getByRole('navigation', { name: 'Rooms' })
  await rooms.getByRole('link', { name: 'Bedroom' }).click()
  await expect.poll(() => looked(page)).toMatch(/^bedroom/)
  const plan = page.locator('details', { has: page.getByText('Floor plan', { exact: true }) })
  if (!(await plan.getByRole('link', { name: 'Study' }).isVisible())) await plan.locator('summary').click()
  await plan.getByRole('link', { name: 'Living room' }).click()
  await expect.poll(() => looked(page)).toMatch(/^living/)
  await expect(plan.getByRole('img', { name: /^Looking \d+° from north$/ })).toBeVisible()
  await rooms.getByRole('link', { name: 'In the evening' }).click()
  await expect.poll(() => looked(page)).toMatch(/^living\.dusk/)
  await page.getByRole('button', { name: 'Walk through the rooms' }).click()
  await expect(page.getByRole('button', { name: 'Pause the walk' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Pause the walk' }).click()
  await expect(page.getByRole('button', { name: 'Walk through the rooms' })).toBeVisible()
})

test('a question in a tour is in the inbox of its agent at once', async ({ page: inbox, browser, signInAs }) => {
  const name = `Ask ${crypto.randomUUID().slice(0, 8)}`
  await signInAs('subscriber')
  await inbox.goto('/user/leads')
  await awake(inbox)

  const page = await (await browser.newContext({ viewport: inbox.viewportSize() })).newPage()
  await page.clock.install()
  await openTour(page, '/real360/lagoon-view')
  await page.getByText('Agent', { exact: true }).click()
  await page.getByRole('button', { name: 'Ask about this home' }).click()
  const form = page.getByRole('form', { name: 'A question about this home' })
  await form.getByRole('button', { name: 'Send the question' }).click()
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByRole('textbox', { name: 'E-mail' }).fill(`${name.slice(4)}@example.com`)
  await form.getByRole('textbox', { name: 'Message' }).fill(`May we see it on Saturday? ${name}`)
  // whoever writes in less than three seconds is no person
  await page.clock.fastForward(10_000)
  await form.getByRole('button', { name: 'Send the question' }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Your question is with')
  await inbox.getByRole('link', { name }).click()
  await expect(inbox.getByRole('region', { name })).toContainText('/real360/lagoon-view')
})

test('the floor is measured, and the way of the sun is drawn on the plan', async ({ page }) => {
  await openTour(page, '/real360/lagoon-view?v=living,0,-60,20')
  await page.getByRole('button', { name: 'Measure on the floor' }).click()
  await page.getByRole('button', { name: 'Begin here' }).click()
  await panorama(page).focus()
  for (let i = 0; i < 3; i++) {
    const before = looked(page)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => looked(page)).not.toBe(before)
  }
  await expect(page.getByText(/^About 0\.[5-9] m along the floor/)).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(/^About \d+\.\d m along the floor/)).toBeVisible()
  await expectNoBarrier(page)
  await page.getByRole('button', { name: 'Stop measuring' }).click()
  const plan = page.locator('details', { has: page.getByText('Floor plan', { exact: true }) })
  if (!(await plan.getByRole('combobox', { name: 'Sun on' }).isVisible())) await plan.locator('summary').click()
  await plan.getByRole('combobox', { name: 'Sun on' }).selectOption({ index: 4 })
  await expect(plan.getByRole('status')).toContainText('180° of north')
})

/** Tells when a page and its frames ask for nothing any more: who leaves earlier breaks off pictures, which the viewer complains of. */
function watchPictures(page: Page): () => Promise<void> {
  let asked = 0
  page.on('request', () => asked++)
  page.on('requestfinished', () => asked--)
  page.on('requestfailed', () => asked--)
  return async () => {
    let quiet = 0
    await expect
      .poll(
        () => {
          quiet = asked === 0 ? quiet + 1 : 0
          return quiet
        },
        { intervals: [150] },
      )
      .toBeGreaterThanOrEqual(3)
  }
}

/**
 * Waits until the tour in a frame is awake. A link that is pressed before loads a page, and what the first one has begun to fetch by then
 * breaks off, which its viewer complains of.
 */
async function awakeInFrame(page: Page): Promise<void> {
  const frame = await (await page.locator('iframe[title^="Tour"]').elementHandle())?.contentFrame()
  if (!frame) throw new Error('the tour has no frame')
  await awake(frame)
}

/** Opens the tour that stands on a page. */
async function walkIn(page: Page): Promise<void> {
  const door = page.getByRole('link', { name: /^Walk through the home/ }).first()
  await door.scrollIntoViewIfNeeded()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(async () => {
    const popup = page.waitForEvent('popup', { timeout: 500 }).catch(() => null)
    // one that has opened is no link any more
    if (await door.isVisible()) await door.click()
    await (await popup)?.close()
    await expect(page.frameLocator('iframe[title^="Tour: "]').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 10_000 })
  }).toPass()
}

test('a tour opens in its place where the home is: on real360’s own page, of an advertisement, of a launch', async ({ page }) => {
  const settled = watchPictures(page)
  await page.goto('/real360')
  await awake(page)
  await expectNoBarrier(page)
  await walkIn(page)
  const frame = page.frameLocator('iframe[title^="Tour: "]')
  await awakeInFrame(page)
  await frame.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Bedroom' }).click()
  await expect(frame.getByRole('heading', { level: 1 }).locator('+ p')).toContainText('Bedroom')
  await settled()

  await page.goto('/realListing/search?countryCode=SG&tour=1')
  await page
    .getByRole('link', { name: /Sample Residences/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Virtual tour' })).toBeVisible()
  await awake(page)
  await walkIn(page)
  await settled()
})

test.describe('on another website', () => {
  test.use({ expectedComplaints: [/frame-ancestors|refused to connect|ERR_BLOCKED_BY_RESPONSE|Framing/i] })

  test('a tour is shown by the websites that its agent named, and by no other', async ({ page, context, signInAs, baseURL }) => {
    // the one that idx.spec.ts names too: it is the same agent's
    const website = 'https://www.heron-agent.example'
    const settled = watchPictures(page)
    await signInAs('subscriber')
    await page.goto('/user/idx?countryCode=SG')
    await awake(page)
    await page.getByRole('textbox', { name: 'Websites that may show your listings' }).fill(`${website}/`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
    await context.clearCookies()
    const lines = `<iframe src="${baseURL}/real360/lagoon-view?embed=1" title="Tour" style="width:100%;height:420px"></iframe>`
    const show = async (origin: string) => {
      const body = `<!doctype html><html lang="en"><title>Agent</title><h1>Agent</h1>${lines}`
      await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body }))
      await page.goto(`${origin}/`)
      await expect(page.getByRole('heading', { name: 'Agent' })).toBeVisible()
    }
    await show(website)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { name: 'Lagoon View, three rooms to the south' })).toBeVisible()
    await awakeInFrame(page)
    await frame.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Kitchen' }).click()
    await expect(frame.getByRole('heading', { level: 1 }).locator('+ p')).toContainText('Kitchen')
    expect(await context.cookies()).toEqual([])
    await settled()
    await show('https://www.other.example')
    await page.waitForLoadState('networkidle')
    await expect(frame.getByRole('heading', { name: 'Lagoon View, three rooms to the south' })).toHaveCount(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every room is a picture, and the agent is named', async ({ page }) => {
    await page.goto('/real360/harbour-lights')
    await page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Study' }).click()
    const picture = page.getByRole('img', { name: 'A study with a desk at the window and shelves' })
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(1_440)
    await page.getByText('Agent', { exact: true }).click()
    await expect(page.getByRole('link', { name: /^\+852/ })).toBeVisible()
  })
})

test.describe('where a picture does not come at first', () => {
  test.use({ expectedComplaints: [/ERR_CONNECTION_RESET/] })

  test('it is asked for once more', async ({ page }) => {
    let asked = 0
    await page.route('**/files/tours/**/base', (route) => (++asked === 1 ? route.abort('connectionreset') : route.continue()))
    await openTour(page, '/real360/lagoon-view')
    await expect.poll(() => asked).toBe(2)
  })
})

test.describe('where no tour is shown', () => {
  test.use({ expectedComplaints: [/404/] })

  test('there is a page that says so', async ({ page }) => {
    const answer = await page.goto('/real360/no-such-tour')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'There is no tour at this address' })).toBeVisible()
  })
})

test.describe('when the device takes the graphics away', () => {
  test.use({ expectedComplaints: [/CONTEXT_LOST|context lost|WebGL/i] })

  test('a tour says so, and looks where it looked before when they come back', async ({ page }) => {
    await openTour(page, '/real360/lagoon-view?v=kitchen,40,-5,30')
    const { restore } = await loseContext(page.locator('canvas'))
    const words = page.getByText('The device has stopped drawing')
    await expect(words).toBeVisible()
    await expect(page.getByRole('toolbar', { name: 'The picture' })).toBeHidden()
    await restore()
    await expect(page.getByRole('toolbar', { name: 'The picture' })).toBeVisible()
    await expect(words).toBeHidden()
    await panorama(page).focus()
    await page.keyboard.press('+')
    await expect.poll(() => looked(page)).toBe('kitchen,40,-5,40')
  })
})
