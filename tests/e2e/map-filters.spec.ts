import { graveBarriers } from '../fixtures/barriers.ts'
import { chips, liveCount, openFilters, openMap, settled, total } from '../fixtures/map-page.ts'
import { expect, test } from '../fixtures/test.ts'
import { typeUntilAnswered } from '../fixtures/type-ahead.ts'

/** What somebody types into the box of a filter. */
const typeInto = async (panel: import('@playwright/test').Locator, filter: RegExp, side: 'Minimum' | 'Maximum', text: string) => {
  const box = panel.getByRole('group', { name: filter }).getByRole('textbox', { name: side })
  await box.fill(text)
  await box.press('Tab')
}

test('the map and the list count the same homes, whatever the filter; a slider asks once; two areas are compared', async ({ page }) => {
  await openMap(page, '/map?countryCode=SG')
  const panel = await openFilters(page)
  const agree = async () => {
    await expect(async () => {
      expect(Number(await total(page).getAttribute('data-total'))).toBe(await liveCount(panel))
    }).toPass()
  }
  await typeInto(panel, /^Last sale price/, 'Minimum', '600000')
  await agree()
  await typeInto(panel, /^Median psf/, 'Maximum', '2500')
  await agree()
  await panel.getByRole('group', { name: 'Bedrooms' }).getByRole('button', { name: '3', exact: true }).click()
  await agree()
  await panel.getByText('Place', { exact: true }).click()
  await panel.getByRole('button', { name: 'Use the middle of the map' }).click()
  await agree()
  await panel.getByRole('slider', { name: 'Radius' }).fill('5000')
  await agree()
  await panel.getByRole('combobox', { name: 'Station' }).selectOption({ label: 'Bishan · NS17/CC15' })
  await agree()
  await panel.locator('summary', { hasText: 'Market' }).press('Enter')
  const change = panel.getByRole('group', { name: /^Change in 12 months/ }).getByRole('textbox', { name: 'Minimum' })
  await change.pressSequentially('-20')
  await expect(page).toHaveURL(/change=-20_/)
  // below the range the value becomes its minimum
  await change.fill('-50')
  await change.press('Tab')
  await expect(page).toHaveURL(/change=-30_/)
  await agree()
  expect(await chips(page).count()).toBe(6)
  await panel.getByRole('button', { name: 'Clear all' }).click()
  await agree()
  await expect(chips(page)).toHaveCount(0)

  await test.step('nothing is requested while a slider moves', async () => {
    const thumb = panel
      .getByRole('group', { name: /^Last sale price/ })
      .getByRole('slider')
      .first()
    await thumb.focus()
    await page.keyboard.press('ArrowRight')
    await settled(page)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') asked.push(request.url())
    })
    // without pauses, as in a drag
    const steps = [...Array<string>(25).fill('PageUp'), ...Array<string>(20).fill('PageDown')]
    await Promise.all(steps.map((key) => page.keyboard.press(key)))
    await settled(page)
    // the list asks once when the slider rests; a stalled machine may add a pause
    expect(asked.length).toBeLessThanOrEqual(2)
  })

  await test.step('two areas are compared side by side', async () => {
    await page.getByRole('button', { name: 'Close the filters' }).click()
    await page.getByRole('button', { name: 'Compare areas' }).click()
    const dialog = page.getByRole('dialog', { name: 'Compare two areas' })
    await dialog.getByRole('combobox', { name: 'First area' }).selectOption({ label: 'Bishan' })
    await dialog.getByRole('combobox', { name: 'Second area' }).selectOption({ label: 'The whole country' })
    await expect(dialog.getByRole('columnheader')).toHaveText(['Bishan', 'The whole country'])
    await expect(
      dialog
        .getByRole('row', { name: /^Sales in 12 months/ })
        .first()
        .getByRole('cell'),
    ).toHaveText([/\d/, /\d/])
  })
})

test('an outline is drawn with the pointer, also over clusters, kept in the address, edited again, and removed', async ({ page }) => {
  await openMap(page, '/map?countryCode=SG')
  const panel = await openFilters(page)
  await panel.getByText('Place', { exact: true }).click()
  await panel.getByRole('button', { name: 'Draw on the map' }).click()
  const bar = page.getByRole('group', { name: 'Draw an outline' })
  await expect(bar).toBeVisible()
  const box = await page.getByRole('region', { name: 'Map of homes' }).boundingBox()
  if (!box) throw new Error('the map has no place')
  const corner = (number: number, of: number) => page.getByRole('button', { name: `Corner ${number} of ${of}`, exact: true })
  let set = 0
  for (const [x, y, isWanted] of [
    [0.35, 0.35, true],
    [0.7, 0.35, true],
    [0.5, 0.5, false],
    [0.7, 0.7, true],
    [0.35, 0.7, true],
  ] as const) {
    await page.mouse.click(box.x + box.width * x, box.y + box.height * y)
    set += 1
    await expect(page.getByRole('button', { name: set > 2 ? 'Close the outline' : `Corner 1 of ${set}` })).toBeVisible()
    // the third one is undone
    if (!isWanted) {
      await page.keyboard.press('Backspace')
      await expect(corner(2, 2)).toBeVisible()
      set -= 1
    }
  }
  await page.keyboard.press('Enter')
  await expect(bar).toBeHidden()
  await expect(page).toHaveURL(/draw=/)
  await expect(panel.getByText(/^Outline 1/)).toBeVisible()
  await expect(chips(page)).toHaveCount(1)

  const drawn = new URL(page.url()).searchParams.get('draw')
  await panel.getByRole('button', { name: 'Change outline 1' }).click()
  const change = page.getByRole('group', { name: 'Change outline 1' })
  await expect(change).toBeVisible()
  await page.getByRole('button', { name: 'Add a corner after corner 4' }).click()
  const fifth = await corner(5, 5).boundingBox()
  if (!fifth) throw new Error('the new corner has no place')
  await page.mouse.move(fifth.x + 12, fifth.y + 12)
  await page.mouse.down()
  await page.mouse.move(fifth.x - 40, fifth.y + 12, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await corner(5, 5).boundingBox())?.x).toBeLessThan(fifth.x - 30)
  await change.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('draw')).not.toBe(drawn)
  await panel.getByRole('button', { name: 'Remove outline 1' }).click()
  await expect(page).not.toHaveURL(/draw=/)

  await test.step('a click on a cluster sets a corner and leaves the map where it is', async () => {
    // so few homes that no areas stand for them
    await openMap(page, '/map?countryCode=SG&kinds=condo')
    const few = await openFilters(page)
    await few.getByText('Place', { exact: true }).click()
    await few.getByRole('button', { name: 'Draw on the map' }).click()
    const map = page.locator('canvas.maplibregl-canvas')
    const isOnMark = () => map.evaluate((canvas) => getComputedStyle(canvas).cursor === 'pointer')
    const at = { x: 0, y: 0 }
    await expect(async () => {
      for (let step = 0; step < 40; step++) {
        Object.assign(at, { x: box.x + box.width * (0.3 + step / 80), y: box.y + box.height * 0.55 })
        await page.mouse.move(at.x, at.y)
        if (await isOnMark()) return
      }
      throw new Error('no mark in this row')
    }).toPass()
    await page.mouse.click(at.x, at.y)
    const corner = page.getByRole('button', { name: 'Corner 1 of 1', exact: true })
    await expect(corner).toBeVisible()
    // a zoom takes 400 ms, some 24 frames
    await page.evaluate(async () => {
      for (let frame = 0; frame < 40; frame++) await new Promise(requestAnimationFrame)
    })
    const { x = 0, y = 0, width = 0, height = 0 } = (await corner.boundingBox()) ?? {}
    expect(Math.hypot(x + width / 2 - at.x, y + height / 2 - at.y)).toBeLessThan(4)
  })
})

test('panel and layers have no serious barrier, light or dark', async ({ page }) => {
  await openMap(page, '/map?countryCode=SG&price=500000_&reach=1.33282_103.84737_25&colour=psf')
  const expectNoneInEither = async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await graveBarriers(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await graveBarriers(page, { part: 'colours' })).toEqual([])
  }
  await openFilters(page)
  await expectNoneInEither()
  await page.getByRole('button', { name: 'Close the filters' }).click()
  await page.getByRole('button', { name: 'Layers and colours of the map' }).click()
  await expect(page.getByText('Places around')).toBeVisible()
  await expectNoneInEither()
})

test('a sentence in the box of the map filters its marks', async ({ page }) => {
  await openMap(page, '/map?countryCode=SG')
  await typeUntilAnswered(page, '4-room flat near MRT, at least 60 years left')
  await page.getByRole('group', { name: 'As filters' }).getByRole('option').click()
  await expect(page).toHaveURL(/lease=60_/)
  await expect(page).toHaveURL(/walk=_10/)
  const panel = await openFilters(page)
  await expect(async () => {
    expect(Number(await total(page).getAttribute('data-total'))).toBe(await liveCount(panel))
  }).toPass()
})
