import type { Locator, Page } from '@playwright/test'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { drawnPhotos } from '../fixtures/drawn-photos.ts'
import { sampleProjects } from '../fixtures/sample-projects.ts'
import { expect, test } from '../fixtures/test.ts'
import { suggested, typeUntilAnswered } from '../fixtures/type-ahead.ts'

const PHOTOS = 12

/** Whether a picture has come and can be read. */
const isDrawn = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)).toBe(true)

/** The tour that the listing names is a frame of its host, asked of it once somebody presses, in the reader's language. */
async function opensAtMatterport(visitor: Page): Promise<void> {
  const asked: string[] = []
  await visitor.route('https://my.matterport.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<h1>A space of the host</h1>' })
  })
  const door = visitor.getByRole('link', { name: /^Walk through the home/ })
  await door.scrollIntoViewIfNeeded()
  await awake(visitor)
  expect(asked).toEqual([])
  await door.click()
  await expect(visitor.frameLocator('iframe[title^="Tour: "]').getByRole('heading', { name: 'A space of the host' })).toBeVisible()
  expect(asked).toEqual(['https://my.matterport.com/show/?m=Lantern1234&lang=en'])
}

test(
  'an agent writes a listing with photographs, which is found by everybody until it is closed',
  { tag: '@phone' },
  async ({ page, browser, request, signInAs }, { project: { name: width } }) => {
    const account = await signInAs('subscriber')
    const projects = await sampleProjects(request)
    // each width has a project of its own, and every run a home of its own: in Singapore an agent advertises a home once
    const chosen = projects[width === 'phone' ? 4 : 3]
    if (!chosen) throw new Error('the demo data has too few projects')
    const mark = crypto.randomUUID().slice(0, 8)
    const headline = `Lantern${mark} above the canal`

    await page.goto('/user/listings')
    await awake(page)
    await page.getByRole('link', { name: 'New listing' }).click()
    await page.getByRole('button', { name: 'Begin a draft' }).click()
    await expect(page).toHaveURL(/\/user\/listings\/[0-9a-f-]{36}$/)
    const editor = page.url()
    const publish = page.getByRole('button', { name: 'Publish' })
    await expect(publish).toBeDisabled()
    await typeUntilAnswered(page, chosen.name)
    await suggested(page).filter({ hasText: chosen.name }).first().click()
    await expect(page.getByText(chosen.name, { exact: true }).first()).toBeVisible()
    await page.getByRole('textbox', { name: 'Unit, block or house number' }).fill(`#${mark}`)
    await page.getByRole('combobox', { name: 'Kind of home' }).selectOption('5')
    await page.getByRole('textbox', { name: 'Floor area, sqft' }).fill('3777')
    await page.getByRole('textbox', { name: 'Asking price, SGD' }).fill('4321000')
    await page.getByRole('textbox', { name: 'Headline' }).fill(headline)
    await page.getByRole('textbox', { name: 'Description' }).fill('Two balconies over the water.')
    await page.getByRole('textbox', { name: 'Address of a tour' }).fill('https://my.matterport.com/show/?m=Lantern1234&play=1')
    await page.getByLabel('Photographs to add').setInputFiles(await drawnPhotos(page, PHOTOS))
    const pictures = page.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem')
    await expect(pictures).toHaveCount(PHOTOS)
    await expect(page.getByRole('list', { name: 'Photographs on their way' })).toHaveCount(0)
    await pictures.nth(1).getByRole('textbox', { name: 'Caption' }).fill('The canal at dusk')
    await pictures.nth(1).getByRole('textbox', { name: 'What it shows' }).fill('Water and lights')
    await page.getByRole('button', { name: 'Move picture 2 forward' }).click()
    await expect(pictures.first().getByRole('textbox', { name: 'Caption' })).toHaveValue('The canal at dusk')
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
    await expectNoBarrier(page)
    await publish.click()
    await expect(page.getByRole('button', { name: 'Mark as under offer' })).toBeVisible()

    const address = (await page.getByRole('link', { name: 'Public page' }).getAttribute('href')) ?? ''
    const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
    const search = async () => {
      await visitor.goto(`/realListing/search?countryCode=SG&q=Lantern${mark}`)
      return visitor.getByRole('article')
    }
    const found = await search()
    await expect(found).toHaveCount(1)
    await expect(found).toContainText('4,321,000')
    await found.getByRole('link').first().click()
    await expect(visitor).toHaveURL(({ pathname }) => pathname === address)
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(chosen.name)
    await expect(visitor.getByRole('heading', { name: headline })).toBeVisible()
    await expect(visitor.getByText(`Registration ${account.licence?.number}`)).toBeVisible()
    const shown = visitor.getByRole('region', { name: 'Pictures of the home' })
    await awake(visitor)
    // wide windows have a mosaic of five, which opens all of them
    const all = width === 'phone' ? shown : visitor.getByRole('dialog', { name: 'Pictures of the home' })
    if (width !== 'phone') {
      await expect(shown.locator('img')).toHaveCount(5)
      await shown.getByRole('button', { name: `Show all ${PHOTOS} pictures` }).click()
    }
    await expect(all.locator('img')).toHaveCount(PHOTOS)
    await all.getByRole('img', { name: 'Water and lights' }).scrollIntoViewIfNeeded()
    await isDrawn(all.getByRole('img', { name: 'Water and lights' }))
    await expect(all.getByText('The canal at dusk')).toBeVisible()
    if (width !== 'phone') await visitor.keyboard.press('Escape')
    await opensAtMatterport(visitor)
    // where the home lies in its house is told to nobody
    expect(await visitor.content()).not.toContain(`#${mark}`)

    // a price that is written and not shown is asked about, not left behind
    await page.getByRole('textbox', { name: 'Asking price, SGD' }).fill('4210000')
    await expect(page.getByRole('status').filter({ hasText: 'Your changes are not shown yet.' })).toBeVisible()
    await page.getByRole('button', { name: 'Mark as under offer' }).click()
    const question = page.getByRole('dialog', { name: 'Mark as under offer' })
    await expect(question).toContainText('4,210,000')
    await question.getByRole('radio', { name: 'Show them with this step' }).check()
    await expectNoBarrier(page)
    await question.getByRole('button', { name: 'Mark as under offer' }).click()
    await expect(page.getByRole('button', { name: 'The offer fell through' })).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByText('Under offer').first()).toBeVisible()

    await page.goto('/user/listings?pile=shown')
    await awake(page)
    const card = page.getByRole('listitem').filter({ hasText: headline })
    await isDrawn(card.locator('img'))
    await expectNoBarrier(page)
    await expect(card).toContainText('4,210,000')
    await card.getByRole('button', { name: 'Close the listing' }).click()
    const closing = page.getByRole('dialog', { name: 'Close the listing' })
    await closing.getByRole('radio', { name: 'It was sold' }).check()
    await closing.getByRole('textbox', { name: 'Price it was sold for, SGD' }).fill('4190000')
    await expect(closing.getByText(/^Sold on .*4,190,000, as its agent says\.$/)).toBeVisible()
    await expectNoBarrier(page)
    await closing.getByRole('button', { name: 'Close the listing' }).click()
    await expect(card).toHaveCount(0)
    await expect(await search()).toHaveCount(0)
    await visitor.goto(address)
    await expect(visitor.getByText(/^Sold on .*4,190,000, as its agent says\./)).toBeVisible()
    await expect(visitor.getByText(`Registration ${account.licence?.number}`)).toHaveCount(0)
    await page.goto(editor)
    await expect(page.getByText('Closed').first()).toBeVisible()
    await expect(page.getByText(/^Can be undone until/)).toBeVisible()
    await page.getByRole('button', { name: 'Undo the closing' }).click()
    await expect(page.getByRole('button', { name: 'The offer fell through' })).toBeVisible()
    await expect(await search()).toHaveCount(1)
    await visitor.context().close()
  },
)
